title = Тара — престол королей
summary = Возвысьте своих людей от земледельцев до королей, захватывайте, меняйте, предавайте и первым воцаритесь сразу в двух областях Ирландии.

seat-name = { $number ->
    [0] Синий
    [1] Жёлтый
    [2] Белый
   *[3] Красный
}

region-name = { $region ->
    [connacht] Коннахт
    [ulster] Ольстер
    [leinster] Лейнстер
   *[munster] Манстер
}
region-in = { $region ->
    [connacht] в Коннахте
    [ulster] в Ольстере
    [leinster] в Лейнстере
   *[munster] в Манстере
}
level-name = { $level ->
    [F] земледельцы
    [H] скотоводы
    [W] воины
   *[C] вожди
}

option-regions = Области
option-regions-help = При двух игроках: в каких двух областях начинается игра.
option-regions-connacht-ulster = Коннахт и Ольстер
option-regions-connacht-leinster = Коннахт и Лейнстер
option-regions-connacht-munster = Коннахт и Манстер
option-regions-ulster-leinster = Ольстер и Лейнстер
option-regions-ulster-munster = Ольстер и Манстер
option-regions-leinster-munster = Лейнстер и Манстер
option-third = Третья область
option-third-help = При двух игроках: какая область открывается, когда каждый выиграл по одной: следующая по часовой стрелке или последняя оставшаяся.
option-third-next = следующая по часовой стрелке
option-third-last = последняя оставшаяся
option-without = Лишняя область
option-without-help = При трёх игроках: какая область не участвует в игре.
option-without-connacht = Коннахт
option-without-ulster = Ольстер
option-without-leinster = Лейнстер
option-without-munster = Манстер
option-round_limit = Предел раундов
option-round_limit-help = Через сколько раундов игра закончится самое позднее; 0 — играть, пока кто-нибудь не воцарится в двух областях.
option-round_limit-0 = нет

phase-keeping = Отбор карт
phase-choosing = Выбор действия
phase-anchoring = Привязка карты
phase-placing = Размещение
phase-promoting = Продвижение
phase-swapping = Камень Судьбы
phase-lowering = Лишняя крепость
phase-garrisoning = Гарнизон
phase-hiring = Предатель
phase-betraying = Удар предателя
phase-ransoming = Выкуп
phase-naming = Новый первый игрок
phase-over = Игра окончена

place-round = Раунд
place-pile = Колода
place-discards = Сброс
place-supply = Запас
place-kings = Короли
place-cumals = Кумалы
place-prisoners = Узники
place-hand = Рука
place-aside = Отложено
place-income = Доход
place-card = Карта
place-start = Первый игрок
place-won = выиграна

verb-keep = оставить карту на этот раунд
verb-card = сыграть карту в области
verb-amnesty = сбросить карту и заплатить 4 кумала: все пленники области свободны
verb-discard = сбросить карту за 2 кумала
verb-anchor = привязать рисунок карты здесь
verb-place = положить диск
verb-promote = продвинуться на позицию
verb-lower = снять верхний диск этой крепости
verb-betray = нанести здесь удар предателем
verb-traitor = заплатить за предателя или отказаться
verb-ransom = выкупить своих узников или отказаться
verb-start = назвать нового первого игрока
verb-done = закончить
verb-swap = выбрать диск для обмена: позицию и глубину

ask-keeping = Оставьте на этот раунд ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}; остальные подождут следующего.
ask-choosing = Сыграйте карту, объявите амнистию или сбросьте карту за 2 кумала. { $count ->
    [1] Это ваша последняя карта в раунде.
    [few] В этом раунде у вас ещё { $count } карты.
   *[other] В этом раунде у вас ещё { $count } карт.
}
ask-anchoring = Карта { $card } { region-in }: выберите, где ляжет её рисунок.
ask-placing = Карта { $card } { region-in }: размещайте, продвигайте или закончите. Цена первого продвижения: { $price }.
ask-promoting = Карта { $card } { region-in }: продвигайте или закончите. { $price ->
    [0] Теперь это бесплатно.
   *[other] Цена первого продвижения: { $price }.
}
ask-swapping = { $which ->
    [first] Камень Судьбы { region-in }: выберите первый диск для обмена.
   *[second] Камень Судьбы { region-in }: выберите второй диск для обмена.
}
ask-lowering = У вас две крепости { region-in }: выберите, какая лишится верхнего диска.
ask-garrisoning = Гарнизон { region-in }: вы можете положить { $count ->
    [1] 1 диск
    [few] до { $count } дисков
   *[other] до { $count } дисков
}.
ask-hiring = Заплатите 1 кумал за предателя { region-in }?
ask-betraying = Предатель { region-in } открыл карту { $card }: выберите вражескую позицию или откажитесь.
ask-ransoming = { $holder_seat } держит в плену ваши диски: { $count }. Заплатите выкуп?
ask-naming = Назовите первого игрока следующего раунда.

event-drew = { $seat } вытягивает карту { $card }.
event-round = Начинается раунд { $round }; первый игрок — { $seat }.
event-dealt = Все получают по шесть карт.
event-kept = { $seat } оставляет карту { $card }.
event-chose = Карты на этот раунд выбраны: { $seat }.
event-reshuffled = Сброс перемешан и стал новой колодой.
event-played = { $seat } играет карту { $card } { region-in }.
event-discarded = { $seat } сбрасывает карту { $card } за 2 кумала.
event-anchored = { $seat } привязывает карту { region-in } к позиции { $position }.
event-entered = { $seat } платит 2 кумала за вход в пустую область: { region-name }.
event-laid = { $seat } кладёт диск { region-in } на { $position }.
event-fortified = { $seat } строит крепость { region-in } на { $position }.
event-lowered = { $seat } снимает верхний диск крепости { region-in } на { $position }.
event-broke = { $seat } рушит крепость { region-in } на { $position }; её хозяин — { $other_seat }.
event-captured = { $seat } захватывает { $position } { region-in }; прежний хозяин — { $other_seat }.
event-freed = { $seat } освобождает на { $position } { region-in } { $count ->
    [one] { $count } свой диск
    [few] { $count } своих диска
   *[many] { $count } своих дисков
}.
event-finished = { $seat }: размещать и продвигать больше нечего.
event-paid = { $seat } платит за активацию { $count ->
    [one] { $count } кумал
    [few] { $count } кумала
   *[many] { $count } кумалов
}.
event-promoted = { $seat } продвигается { region-in } на { $position }.
event-deposed = { $seat } свергает короля { region-in }; фигура возвращается, её хозяин — { $other_seat }.
event-crowned = { $seat } возводит нового короля { region-in }!
event-won = { $seat } выигрывает область: { region-name }.
event-opened = { region-name } вступает в игру: здешний король решит её исход.
event-picked = { $seat } выбирает диск { region-in }: { $position }, глубина { $depth }.
event-swapped = { $seat } меняет местами два диска { region-in }: { $position }, глубина { $depth }, и { $other_position }, глубина { $other_depth }.
event-amnesty = { $seat } сбрасывает карту { $card } и платит 4 кумала: амнистия { region-in }.
event-conquered = { $seat } владеет всей областью: { region-name }.
event-passed = { $seat } отказывается от предателя { region-in }.
event-hired = { $seat } нанимает предателя { region-in } и открывает карту { $card }.
event-idle = { $seat }: предателю { region-in } нечего делать.
event-declined = { $seat } не использует предателя { region-in }.
event-betrayed = { $seat } наносит удар предателем { region-in } на { $position }; жертва — { $other_seat }.
event-income = { $seat } получает 1 кумал за перевес { region-in }: { level-name }.
event-spread = { $seat } получает 1 кумал за присутствие в нескольких областях: { level-name }.
event-cleared = { region-name }: область очищена.
event-garrisoned = { $seat } ставит гарнизон { region-in } на { $position }.
event-exchanged = { $seat } и { $other_seat } обмениваются узниками, по { $count }.
event-ransomed = { $seat } платит выкуп ({ $price }) и возвращает { $count ->
    [one] { $count } диск
    [few] { $count } диска
   *[many] { $count } дисков
}; деньги получает { $other_seat }.
event-refused = { $seat } не платит выкуп; узников держит { $other_seat }.
event-named = { $seat } называет нового первого игрока: { $other_seat }.
event-over = { $ending ->
    [kings] У двух областей один король.
   *[rounds] Последний раунд окончен.
} Победитель: { $winners }!

why-over = Игра окончена.
why-all-kept = Вы уже оставили три карты; другие ещё выбирают.
why-not-your-turn = Сейчас решает { $seat }.
why-keep-first = Сначала оставьте три из своих шести карт.
why-not-keeping = Карты оставляют только сразу после раздачи.
why-not-to-keep = Карту { $card } вы уже не можете оставить.
why-not-choosing = Сначала нужно закончить начатое.
why-not-in-hand = У вас на руке нет карты { $card }.
why-region-won = { region-name }: область уже выиграна и вышла из игры.
why-region-closed = { region-name } не участвует в игре.
why-no-swap = Нет двух дисков, которые можно поменять местами { region-in }.
why-nothing-to-do = Картой { $card } нельзя ничего ни разместить, ни продвинуть { region-in }.
why-amnesty-price = Цена амнистии, в кумалах: { $price }; у вас { $cumals }.
why-no-captive = Нет ни одного пленника { region-in }.
why-no-supply = В вашем запасе не осталось дисков.
why-entry = { region-name }: область пуста, вход стоит { $price } кумала, а у вас { $cumals }.
why-not-anchoring = Рисунок привязывают только после того, как сыграна карта с позициями.
why-other-region = Это действие идёт { region-in }.
why-no-anchor = Карта { $card } туда не ложится: её рисунок не может начинаться с { $position }.
why-emptier-anchor = Карту { $card } нужно привязать там, где пусто как можно больше её мест для дисков.
why-idle-anchor = На { $position } вы не смогли бы ни разместить диск, ни продвинуться.
why-own-fort = На { $position } уже стоит ваша крепость.
why-garrison-taken = На { $position } уже стоит ваш гарнизон.
why-not-placing = Диски кладут только после привязки карты и до продвижений или в гарнизон.
why-not-a-slot = { $position } — не место для диска при этой привязке карты.
why-placed-here = На { $position } вы в этом действии уже клали диск.
why-empty-first = Позиция { $position } ещё пуста: сначала положите диск туда.
why-nothing-begun = Сейчас нечего заканчивать.
why-must-act = Сначала разместите диск или продвиньтесь.
why-must-promote = Поменяв местами два своих диска, вы обязаны продвинуться хотя бы раз.
why-own-king = Здесь вы уже король.
why-not-promoting = Продвижение следует за размещением, обменом или предательством.
why-promoted-here = На { $position } вы в этом действии уже продвигались.
why-no-pair = Не обе позиции под { $position } принадлежат вам.
why-not-activated = Ни одна из двух позиций под { $position } не активирована.
why-activation = Цена активации, в кумалах: { $price }; у вас { $cumals }.
why-not-swapping = Диски меняют местами только Камнем Судьбы.
why-no-disc = На { $position } нет диска на глубине { $depth }.
why-no-partner = Диск на { $position }, глубина { $depth }, нельзя поменять ни с каким другим.
why-same-disc = Для обмена нужны два разных диска.
why-one-owner = Два диска одного игрока можно поменять, только если оба ваши и оба лежат сверху.
why-no-promotion = За обменом двух своих дисков должно следовать продвижение, а оно невозможно.
why-three-on-top = На { $position } сверху оказались бы три диска одного игрока.
why-not-lowering = Между двумя крепостями выбирают только после обмена.
why-not-your-fort = Выберите одну из двух своих крепостей { region-in }.
why-not-hiring = Сейчас никого не спрашивают о предателе.
why-not-betraying = Удар наносит только предатель, уже открывший карту.
why-not-on-card = У карты { $card } нет места для диска на { $position }.
why-not-an-enemy = Позицией { $position } не владеет другой игрок.
why-not-ransoming = Сейчас никто не требует выкупа.
why-ransom-all = Там всего { $count ->
    [one] { $count } ваш диск
    [few] { $count } ваших диска
   *[many] { $count } ваших дисков
}: платите за каждый.
why-ransom-count = Там всего { $count ->
    [one] { $count } ваш диск
    [few] { $count } ваших диска
   *[many] { $count } ваших дисков
}.
why-ransom-price = Цена, в кумалах: { $price }; у вас { $cumals }.
why-not-naming = Нового первого игрока называют в конце раунда.
why-no-such-player = Этим цветом никто не играет.
why-another-player = Назовите другого игрока.

scenario-x1-title = Сосед слева
scenario-x1-story = На карте 1 — земледелец, слева от которого есть ещё одна позиция. Куда она ложится в пустом Коннахте? Только не на самого левого земледельца.
scenario-x2-title = Сначала пустые места
scenario-x2-story = В Ольстере пусты только самый левый и самый правый земледельцы. На левого карта 1 не ложится, значит, ей место справа.
scenario-x3-title = Любой скотовод
scenario-x3-story = Карта 17 занимает любого пустого скотовода. В Коннахте пуст один; в Ольстере заняты все, и вы вольны выбирать.
scenario-x4-title = Два диска одной картой
scenario-x4-story = Карта 27 размещает земледельца и скотовода справа над ним. Бледный земледелец должен существовать, даже если вы кладёте одного скотовода.
scenario-x5-title = Цепочка продвижений
scenario-x5-story = Захватите картой 1 земледельца Белого и поднимайтесь оттуда: скотовод, воин, вождь — и всё это за 0 кумалов.
scenario-x6-title = Доход
scenario-x6-story = Белый завершает раунд. После этого Ольстер и Лейнстер приносят Синему 4 кумала, а Жёлтому — 6.
scenario-x7-title = Обмен и выкуп
scenario-x7-story = Раты полны. Сбросьте последнюю карту Красного и посмотрите, как обмениваются узниками и на что Белый потратит три кумала.
