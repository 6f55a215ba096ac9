title = Тара, трон королей
summary = Возвысьте своих людей от земледельцев до королей, захватывайте, меняйте, предавайте и первым станьте королём сразу в двух регионах Ирландии.
feel = острая и хитрая
playing-time = 60–90 мин

credits-designer = Alan Paull
credits-publisher = Surprised Stare Games
credits-year = 2006
credits-line = Автор игры — { credits-designer }, издатель — { credits-publisher }, { credits-year } год.

seat-name = { $number ->
    [0] Синий
    [1] Жёлтый
    [2] Белый
   *[3] Красный
}

region-name = { $region ->
    [connacht] Коннахт
    [ulster] Ульстер
    [leinster] Лейнстер
   *[munster] Манстер
}
region-in = { $region ->
    [connacht] в Коннахте
    [ulster] в Ульстере
    [leinster] в Лейнстере
   *[munster] в Манстере
}
position-name = { $position ->
    [F1] земледелец 1
    [F2] земледелец 2
    [F3] земледелец 3
    [F4] земледелец 4
    [F5] земледелец 5
    [H1] скотовод 1
    [H2] скотовод 2
    [H3] скотовод 3
    [H4] скотовод 4
    [W1] воин 1
    [W2] воин 2
    [W3] воин 3
    [C1] вождь 1
    [C2] вождь 2
   *[K] король
}
other-position-name = { $other_position ->
    [F1] земледелец 1
    [F2] земледелец 2
    [F3] земледелец 3
    [F4] земледелец 4
    [F5] земледелец 5
    [H1] скотовод 1
    [H2] скотовод 2
    [H3] скотовод 3
    [H4] скотовод 4
    [W1] воин 1
    [W2] воин 2
    [W3] воин 3
    [C1] вождь 1
    [C2] вождь 2
   *[K] король
}
level-name = { $level ->
    [F] земледельцы
    [H] скотоводы
    [W] воины
   *[C] вожди
}

option-regions = Регионы
option-regions-help = При двух игроках: в каких двух регионах начинается игра.
option-regions-connacht-ulster = Коннахт и Ульстер
option-regions-connacht-leinster = Коннахт и Лейнстер
option-regions-connacht-munster = Коннахт и Манстер
option-regions-ulster-leinster = Ульстер и Лейнстер
option-regions-ulster-munster = Ульстер и Манстер
option-regions-leinster-munster = Лейнстер и Манстер
option-third = Третий регион
option-third-help = При двух игроках: какой регион открывается, когда каждый выиграл по одному: следующий по часовой стрелке или последний оставшийся.
option-third-next = следующий по часовой стрелке
option-third-last = последний оставшийся
option-without = Лишний регион
option-without-help = При трёх игроках: какой регион не участвует в игре.
option-without-connacht = Коннахт
option-without-ulster = Ульстер
option-without-leinster = Лейнстер
option-without-munster = Манстер
option-round_limit = Предел раундов
option-round_limit-help = Через сколько раундов игра закончится самое позднее; 0 — играть, пока кто-нибудь не станет королём в двух регионах.
option-round_limit-0 = нет

phase-keeping = Отбор карт
phase-choosing = Выбор действия
phase-anchoring = Наложение рисунка
phase-placing = Выкладывание
phase-promoting = Продвижение
phase-swapping = Камень Судьбы
phase-lowering = Лишняя крепость
phase-garrisoning = Гарнизон
phase-hiring = Предатель
phase-betraying = Удар предателя
phase-ransoming = Выкуп
phase-naming = Новый ведущий игрок
phase-over = Игра окончена

place-pile = Колода
place-discards = Сброс
place-supply = Запас
place-kings = Короли
place-cumals = Кумалы
place-prisoners = Пленники
place-hand = Рука
place-aside = Отложено
place-income = Доход
place-card = Карта
place-start = Ведущий игрок
place-won = выигран

verb-keep = оставить карту на этот раунд
verb-card = сыграть карту в регионе
verb-amnesty = сбросить карту и заплатить 4 кумала: все пленники региона свободны
verb-discard = сбросить карту за 2 кумала
verb-anchor = наложить рисунок карты здесь
verb-place = выложить фишку
verb-promote = продвинуться на позицию
verb-lower = снять верхнюю фишку этой крепости
verb-betray = нанести здесь удар предателем
verb-traitor = заплатить за предателя или отказаться
verb-ransom = выкупить своих пленников или отказаться
verb-start = назвать нового ведущего игрока
verb-done = закончить
verb-swap = выбрать фишку для обмена: позицию и глубину

ask-keeping = Оставьте на этот раунд ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}; остальные подождут следующего.
ask-choosing = { $amnesty ->
    [yes] Сыграйте карту, объявите амнистию или сбросьте карту за 2 кумала.
   *[no] Сыграйте карту или сбросьте одну за 2 кумала.
} { $count ->
    [1] Это ваша последняя карта в раунде.
    [few] В этом раунде у вас ещё { $count } карты.
   *[other] В этом раунде у вас ещё { $count } карт.
}
ask-anchoring = Карта { $card } { region-in }: выберите, где ляжет её рисунок.
ask-placing = Карта { $card } { region-in }: выкладывайте, продвигайте или закончите. { $price ->
    [0] Продвижение бесплатно.
   *[other] Цена первого продвижения: { $price }.
}
ask-promoting = Карта { $card } { region-in }: продвигайте или закончите. { $price ->
    [0] Теперь это бесплатно.
   *[other] Цена первого продвижения: { $price }.
}
ask-swapping = { $which ->
    [first] Камень Судьбы { region-in }: выберите первую фишку для обмена.
   *[second] Камень Судьбы { region-in }: выберите вторую фишку для обмена.
}
ask-lowering = У вас две крепости { region-in }: выберите, какая лишится верхней фишки.
ask-garrisoning = Гарнизон { region-in }: вы можете выложить { $count ->
    [1] 1 фишку
   *[other] до { $count } фишек
}.
ask-hiring = Заплатите 1 кумал за предателя { region-in }?
ask-betraying = Предатель { region-in } открыл карту { $card }: выберите вражескую позицию или откажитесь.
ask-ransoming = { $holder_seat } держит в плену ваши фишки: { $count }. Заплатите выкуп?
ask-naming = Назовите ведущего игрока следующего раунда.

event-drew = Кому быть ведущим игроком: { $seat } вытягивает карту { $card }.
    .you = Кому быть ведущим игроком: вы вытягиваете карту { $card }.
event-drew-lot = Спор за предателя { region-in }: { $seat } вытягивает карту { $card }.
    .you = Спор за предателя { region-in }: вы вытягиваете карту { $card }.
event-lots = { $outcome ->
    [asked] Старшая карта: { $seat }. Этого игрока первым спрашивают о предателе { region-in }.
    [penniless] Старшая карта: { $seat }, но кумала нет: о предателе { region-in } спрашивают следующего.
   *[nobody] Старшая карта: { $seat }, но кумала на предателя { region-in } нет ни у кого.
}
    .you = { $outcome ->
        [asked] Старшая карта у вас: вас первым спрашивают о предателе { region-in }.
        [penniless] Старшая карта у вас, но кумала нет: о предателе { region-in } спрашивают следующего.
       *[nobody] Старшая карта у вас, но кумала на предателя { region-in } нет ни у кого.
    }
event-round = Начинается раунд { $round }; ведущий игрок — { $seat }.
    .you = Начинается раунд { $round }; вы — ведущий игрок.
event-dealt = Все получают по шесть карт.
event-kept = { $seat } оставляет карту { $card }.
    .you = Вы оставляете карту { $card }.
event-chose = { $seat }: карты на этот раунд выбраны.
    .you = Вы выбрали карты на этот раунд.
event-reshuffled = Сброс перемешан и стал новой колодой.
event-played = { $seat } играет карту { $card } { region-in }.
    .you = Вы играете карту { $card } { region-in }.
event-discarded = { $seat } сбрасывает карту { $card } за 2 кумала.
    .you = Вы сбрасываете карту { $card } за 2 кумала.
event-anchored = { $seat } накладывает рисунок карты { region-in } на позицию «{ position-name }».
    .you = Вы накладываете рисунок карты { region-in } на позицию «{ position-name }».
event-entered = { $seat } платит 2 кумала за вход в пустой регион: { region-name }.
    .you = Вы платите 2 кумала за вход в пустой регион: { region-name }.
event-laid = { $seat } выкладывает фишку { region-in } на { $position ->
        [K] позицию короля
       *[other] позицию «{ position-name }»
    }.
    .you = Вы выкладываете фишку { region-in } на { $position ->
        [K] позицию короля
       *[other] позицию «{ position-name }»
    }.
event-fortified = { $seat } строит крепость { region-in } на позиции «{ position-name }».
    .you = Вы строите крепость { region-in } на позиции «{ position-name }».
event-lowered = { $seat } снимает верхнюю фишку крепости { region-in } на позиции «{ position-name }».
    .you = Вы снимаете верхнюю фишку крепости { region-in } на позиции «{ position-name }».
event-broke = { $seat } рушит крепость { region-in } на позиции «{ position-name }»; её хозяин — { $other_seat }.
    .you = Вы рушите крепость { region-in } на позиции «{ position-name }»; её хозяин — { $other_seat }.
    .to-you = { $seat } рушит вашу крепость { region-in } на позиции «{ position-name }».
event-captured = { $seat } захватывает { $position ->
        [K] позицию короля
       *[other] позицию «{ position-name }»
    } { region-in }; прежний хозяин — { $other_seat }.
    .you = Вы захватываете { $position ->
        [K] позицию короля
       *[other] позицию «{ position-name }»
    } { region-in }; прежний хозяин — { $other_seat }.
    .to-you = { $seat } захватывает вашу { $position ->
        [K] позицию короля
       *[other] позицию «{ position-name }»
    } { region-in }.
event-freed = { $seat } освобождает на { $position ->
        [K] позиции короля
       *[other] позиции «{ position-name }»
    } { region-in } { $count ->
    [one] { $count } свою фишку
    [few] { $count } свои фишки
   *[many] { $count } своих фишек
}.
    .you = Вы освобождаете на { $position ->
        [K] позиции короля
       *[other] позиции «{ position-name }»
    } { region-in } { $count ->
        [one] { $count } свою фишку
        [few] { $count } свои фишки
       *[many] { $count } своих фишек
    }.
event-finished = { $seat }: выкладывать и продвигать больше нечего.
    .you = Выкладывать и продвигать вам больше нечего.
event-paid = { $count ->
    [0] { $seat } проводит активацию бесплатно.
    [one] { $seat } платит за активацию { $count } кумал.
    [few] { $seat } платит за активацию { $count } кумала.
   *[many] { $seat } платит за активацию { $count } кумалов.
}
    .you = { $count ->
        [0] Вы проводите активацию бесплатно.
        [one] Вы платите за активацию { $count } кумал.
        [few] Вы платите за активацию { $count } кумала.
       *[many] Вы платите за активацию { $count } кумалов.
    }
event-promoted = { $seat } продвигается { region-in } на { $position ->
        [K] позицию короля
       *[other] позицию «{ position-name }»
    }.
    .you = Вы продвигаетесь { region-in } на { $position ->
        [K] позицию короля
       *[other] позицию «{ position-name }»
    }.
event-deposed = { $seat } свергает короля { region-in }; фишка короля возвращается, её хозяин — { $other_seat }.
    .you = Вы свергаете короля { region-in }; фишка короля возвращается, её хозяин — { $other_seat }.
    .to-you = { $seat } свергает вашего короля { region-in }; фишка короля возвращается к вам.
event-crowned = { $seat } ставит нового короля { region-in }!
    .you = Вы ставите нового короля { region-in }!
event-won = { $seat } выигрывает регион: { region-name }.
    .you = Вы выигрываете регион: { region-name }.
event-opened = { region-name } вступает в игру: здешний король решит её исход.
event-picked = { $seat } выбирает фишку { region-in }: { position-name }, глубина { $depth }.
    .you = Вы выбираете фишку { region-in }: { position-name }, глубина { $depth }.
event-swapped = { $seat } меняет местами две фишки { region-in }: { position-name }, глубина { $depth }, и { other-position-name }, глубина { $other_depth }.
    .you = Вы меняете местами две фишки { region-in }: { position-name }, глубина { $depth }, и { other-position-name }, глубина { $other_depth }.
event-amnesty = { $seat } сбрасывает карту { $card } и платит 4 кумала: амнистия { region-in }.
    .you = Вы сбрасываете карту { $card } и платите 4 кумала: амнистия { region-in }.
event-conquered = { $seat } контролирует весь регион: { region-name }.
    .you = Вы контролируете весь регион: { region-name }.
event-passed = { $seat } отказывается от предателя { region-in }.
    .you = Вы отказываетесь от предателя { region-in }.
event-hired = { $seat } нанимает предателя { region-in } и открывает карту { $card }.
    .you = Вы нанимаете предателя { region-in } и открываете карту { $card }.
event-idle = { $seat }: предателю { region-in } нечего делать.
    .you = Вашему предателю { region-in } нечего делать.
event-declined = { $seat } не использует предателя { region-in }.
    .you = Вы не используете предателя { region-in }.
event-betrayed = { $seat } наносит удар предателем { region-in } по позиции «{ position-name }»; жертва — { $other_seat }.
    .you = Вы наносите удар предателем { region-in } по позиции «{ position-name }»; жертва — { $other_seat }.
    .to-you = { $seat } наносит удар предателем { region-in } по вашей позиции «{ position-name }».
event-income = { $seat } получает 1 кумал за перевес { region-in }: { level-name }.
    .you = Вы получаете 1 кумал за перевес { region-in }: { level-name }.
event-spread = { $seat } получает 1 кумал за присутствие в нескольких регионах: { level-name }.
    .you = Вы получаете 1 кумал за присутствие в нескольких регионах: { level-name }.
event-cleared = { region-name }: регион очищен.
event-garrisoned = { $seat } ставит гарнизон { region-in } на позицию «{ position-name }».
    .you = Вы ставите гарнизон { region-in } на позицию «{ position-name }».
event-exchanged = Пленниками обмениваются { $seat } и { $other_seat }, по { $count }.
    .you = Пленниками обмениваетесь вы и { $other_seat }, по { $count }.
    .to-you = Пленниками обмениваются { $seat } и вы, по { $count }.
event-ransomed = { $seat } платит выкуп ({ $price }) и получает назад { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
}; деньги получает { $other_seat }.
    .you = Вы платите выкуп ({ $price }) и получаете назад { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[many] { $count } фишек
    }; деньги получает { $other_seat }.
    .to-you = { $seat } платит вам выкуп ({ $price }) и получает назад { $count ->
        [one] { $count } фишку
        [few] { $count } фишки
       *[many] { $count } фишек
    }.
event-refused = { $seat } не платит выкуп; пленников держит { $other_seat }.
    .you = Вы не платите выкуп; пленников держит { $other_seat }.
    .to-you = { $seat } не платит вам выкуп.
event-named = { $seat } называет нового ведущего игрока: { $other_seat }.
    .you = Вы называете нового ведущего игрока: { $other_seat }.
    .to-you = { $seat } называет новым ведущим игроком вас.
event-over = { $ending ->
    [kings] { $winners } — король двух регионов.
   *[rounds] Последний раунд окончен.
} { $winners_count ->
    [few] Общая победа: { $winners }!
    [many] Общая победа: { $winners }!
   *[one] Победа: { $winners }!
}
    .you = { $ending ->
        [kings] Вы — король двух регионов.
       *[rounds] Последний раунд окончен.
    } { $winners_count ->
        [one] Вы победили!
       *[other] Общая победа: { $winners }!
    }

why-over = Игра окончена.
why-all-kept = Вы уже оставили три карты; другие ещё выбирают.
why-not-your-turn = Сейчас решает { $seat }.
why-keep-first = Сначала оставьте три из своих шести карт.
why-not-keeping = Карты оставляют только сразу после раздачи.
why-not-to-keep = Карту { $card } вы уже не можете оставить.
why-not-choosing = Сначала нужно закончить начатое.
why-not-in-hand = У вас на руке нет карты { $card }.
why-region-won = { region-name }: регион уже выигран и вышел из игры.
why-region-closed = { region-name } не участвует в игре.
why-no-swap = Нет двух фишек, которые можно поменять местами { region-in }.
why-nothing-to-do = Картой { $card } нельзя ничего ни выложить, ни продвинуть { region-in }.
why-amnesty-price = Цена амнистии, в кумалах: { $price }; у вас { $cumals }.
why-no-captive = Нет ни одного пленника { region-in }.
why-no-supply = В вашем запасе не осталось фишек.
why-entry = { region-name }: регион пуст, вход стоит { $price } кумала, а у вас { $cumals }.
why-not-anchoring = Рисунок накладывают только после того, как сыграна карта с позициями.
why-other-region = Это действие идёт { region-in }.
why-no-anchor = Карта { $card } туда не ложится: её рисунок не может начинаться с позиции «{ position-name }».
why-emptier-anchor = Там все позиции выкладывания карты { $card } заняты, а в другой части региона у неё есть пустая.
why-emptier-elsewhere = Позицию «{ position-name }» картой { $card } взять нельзя: в другой части региона у неё было больше пустых позиций выкладывания.
why-idle-anchor = На позиции «{ position-name }» вы не смогли бы ни выложить фишку, ни продвинуться.
why-own-fort = На позиции «{ position-name }» уже стоит ваша крепость.
why-garrison-taken = На позиции «{ position-name }» уже стоит ваш гарнизон.
why-not-placing = Фишки выкладывают только после наложения рисунка, до продвижений, либо как гарнизон.
why-not-a-slot = «{ position-name }» — не позиция выкладывания при этом наложении.
why-placed-here = На позиции «{ position-name }» вы в этом действии уже выложили фишку.
why-empty-first = Позиция «{ position-name }» ещё пуста: сначала выложите фишку туда.
why-nothing-begun = Сейчас нечего заканчивать.
why-must-act = Сначала выложите фишку или продвиньтесь.
why-must-promote = Поменяв местами две свои фишки, вы обязаны продвинуться хотя бы раз.
why-own-king = Здесь вы уже король.
why-not-promoting = Продвижение следует за выкладыванием, обменом или предательством.
why-promoted-here = На { $position ->
        [K] позиции короля
       *[other] позиции «{ position-name }»
    } вы в этом действии уже продвигались.
why-no-pair = Вы контролируете не обе позиции под { $position ->
        [K] позицией короля
       *[other] позицией «{ position-name }»
    }.
why-not-activated = Ни одна из двух позиций под { $position ->
        [K] позицией короля
       *[other] позицией «{ position-name }»
    } не активирована.
why-activation = Стоимость активации, в кумалах: { $price }; у вас { $cumals }.
why-not-swapping = Фишки меняют местами только Камнем Судьбы.
why-no-disc = На позиции «{ position-name }» нет фишки на глубине { $depth }.
why-no-partner = Фишку на позиции «{ position-name }», глубина { $depth }, нельзя поменять ни с какой другой.
why-same-disc = Для обмена нужны две разные фишки.
why-one-owner = Две фишки одного игрока можно поменять, только если обе ваши и обе лежат сверху.
why-no-promotion = За обменом двух своих фишек должно следовать продвижение, а оно невозможно.
why-three-on-top = На позиции «{ position-name }» сверху оказались бы три фишки одного игрока.
why-not-lowering = Между двумя крепостями выбирают только после обмена.
why-not-your-fort = Выберите одну из двух своих крепостей { region-in }.
why-not-hiring = Сейчас никого не спрашивают о предателе.
why-not-betraying = Удар наносит только предатель, уже открывший карту.
why-not-on-card = У карты { $card } нет позиции выкладывания на «{ position-name }».
why-not-an-enemy = { $position ->
        [K] Позицию короля
       *[other] Позицию «{ position-name }»
    } не контролирует другой игрок.
why-not-ransoming = Сейчас никто не требует выкупа.
why-ransom-all = Там всего { $count ->
    [one] { $count } ваша фишка
    [few] { $count } ваши фишки
   *[many] { $count } ваших фишек
}: платите за каждую.
why-ransom-count = Там всего { $count ->
    [one] { $count } ваша фишка
    [few] { $count } ваши фишки
   *[many] { $count } ваших фишек
}.
why-ransom-price = Цена, в кумалах: { $price }; у вас { $cumals }.
why-not-naming = Нового ведущего игрока называют в конце раунда.
why-no-such-player = Этим цветом никто не играет.
why-another-player = Назовите другого игрока.

book-stone = Камень Судьбы

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = узник = пленник; владе = контролир; мест = позици; трон = корол; област = регион; башн = стопк; крестьян = земледел; пастух = скотовод

scenario-x1-title = Сосед слева
scenario-x1-story = На карте 1 — земледелец, слева от которого есть ещё одна позиция. Куда она ложится в пустом Коннахте?
scenario-x2-title = Сначала пустые позиции
scenario-x2-story = В Ульстере пусты только самый левый и самый правый земледельцы. На какого из них ложится карта 1?
scenario-x3-title = Любой скотовод
scenario-x3-story = Карта 17 занимает любого пустого скотовода. В Коннахте пуст один; в Ульстере заняты все. Куда она может лечь?
scenario-x4-title = Две фишки одной картой
scenario-x4-story = Карта 27 выкладывает земледельца и скотовода справа над ним. Затенённый земледелец должен существовать, даже если вы выкладываете одного скотовода.
scenario-x5-title = Цепочка продвижений
scenario-x5-story = Картой 1 Синий может захватить земледельца Белого в Ульстере. Как высоко он поднимется оттуда за один ход?
scenario-x6-title = Доход
scenario-x6-story = Белый завершает раунд. Сколько кумалов принесут после этого Ульстер и Лейнстер Синему и сколько Жёлтому?
scenario-x7-title = Обмен и выкуп
scenario-x7-story = У Белого новый король в Ульстере. Сбросьте последнюю карту Красного и посмотрите, кто попадёт на чей рат, как обмениваются пленниками и на что Белый потратит три кумала.

# Что печатают игроки; запись партий тоже понятна

word-keep = оставить
word-card = карта
word-amnesty = амнистия
word-discard = сбросить
word-anchor = наложить
word-place = выложить
word-promote = продвинуть
word-lower = снять
word-betray = ударить
word-traitor = предатель
word-ransom = выкупить
word-start = ведущий
word-done = закончить
word-swap = обмен
word-connacht = коннахт
word-ulster = ульстер
word-leinster = лейнстер
word-munster = манстер
word-F = земледелец
word-H = скотовод
word-W = воин
word-C = вождь
word-K = король
word-blue = синий
word-yellow = жёлтый
word-white = белый
word-red = красный
word-refuse = отказ
word-one = одна
word-two = две
word-all = все
word-pay = заплатить
word-pass = пас

round-number = Раунд { $round }
terminal-help =
    У каждого региона наверху позиция короля, под ней уровни; в начале ряда — начало названия: зем(леделец), ско(товод), вои(н), вож(дь), кор(оль). Позиции считают слева: земледелец 1 — самый левый. · — пустая позиция.
    Буквы — первые в названиях цветов игроков. Стопку пишут сверху вниз: С — фишка Синего, Сж — она же на жёлтом пленнике, ССж — крепость на нём; Сж… — под ними есть ещё фишки. ♛С — фишка короля Синего.
    ★ с буквой у региона — доминирующий игрок; ★ перед игроком — победитель. ► отмечает регион этого действия и того, кто решает.
    В таблице для каждого игрока: кумалы, доход, если бы раунд кончился сейчас, фишки и фишки короля в запасе, карты на руке и отложенные, пленники на рате: Ж2 — две жёлтые фишки.
    На карте её номер, позиции выкладывания снизу вверх, затенённые позиции в скобках и стоимость активации: 27: зем(зем)/ско 2● — земледелец, справа от которого есть ещё позиция, скотовод над ними и 2 кумала. ◉ — Камень Судьбы.
    Позицию печатают так: продвинуть ульстер скотовод 3, или коротко про у ско 3. Понятны и буквы записей: F3.

# What moves are about, for hints
theme-throne = путь к позиции короля
theme-people = контролируемые позиции
theme-neighbours = соседние позиции одного уровня
theme-forts = крепости
theme-captives = пленники
theme-cumals = кумалы
theme-discs = свободные фишки
theme-regions = присутствие в нескольких регионах
