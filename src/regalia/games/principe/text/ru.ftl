title = Государь (Il Principe)
summary = Торгуйтесь за постройки, стройте города Италии эпохи Возрождения, получайте роли и ставьте свои щиты в каждой области.
feel = торги и замыслы
playing-time = 60–90 мин

credits-designer = Emanuele Ornella
credits-publisher = Mind the Move
credits-year = 2005
credits-line = Автор игры — { credits-designer }, издатель — { credits-publisher }, { credits-year } год.

seat-name = { $number ->
    [0] Медичи
    [1] Висконти
    [2] Каррарези
    [3] д’Эсте
   *[4] Гонзага
}

colour-green = зелёная
colour-white = белая
colour-red = красная
colour-blue = синяя
colour-yellow = жёлтая

region-veneto = Венето
region-lombardy = Ломбардия
region-emilia = Эмилия
region-liguria = Лигурия
region-tuscany = Тоскана
region-umbria = Умбрия

city-florence = Флоренция
city-mantua = Мантуя
city-ferrara = Феррара
city-pisa = Пиза
city-rimini = Римини
city-lucca = Лукка
city-urbino = Урбино
city-padua = Падуя
city-milan = Милан
city-bologna = Болонья
city-siena = Сиена
city-orvieto = Орвието
city-venice = Венеция
city-verona = Верона
city-perugia = Перуджа

role-doctor = доктор
role-master = магистр
role-bishop = епископ
role-preacher = проповедник
role-councillor = советник
role-scribe = писарь
role-nobleman = вельможа
role-knight = рыцарь
role-banker = банкир
role-merchant = купец

option-draw = Сколько карт берут за раунд
option-draw-help = Если брать четыре карты, обычно и в последнем раунде остаётся что разыграть. Если пять, как сказано в венгерских правилах, выбор больше и игра короче, но вчетвером и впятером колода к последнему раунду часто пуста.
option-draw-5 = 5, как в венгерских правилах
option-first = Первый государь
option-first-help = У кого вначале фигурка государя.
option-first-lot = по жребию
option-first-1 = место 1
option-first-2 = место 2
option-first-3 = место 3
option-first-4 = место 4
option-first-5 = место 5

phase-offering = Доход и предложение
phase-bidding = Торги
phase-building = Стройка после торгов
phase-acting = Действия
phase-placing = Размещение щитов
phase-turning = Открытие карты
phase-over = Игра окончена

place-last-round = Последний раунд
place-deck = Колода построек
place-city-deck = Колода городов
place-display = Города для стройки
place-map = Карта
place-groups = Ждут торгов
place-auction = На торгах
place-bid = Ставка
place-out = Вышли из игры
place-hand = На руке
place-offered = Предложено
place-missing = не хватает
place-final = Итоговый подсчёт
place-final-roles = Роли
place-final-sets = Слабейший цвет
place-final-gold = Больше всех золота
place-final-hand = Больше всех карт
place-final-regions = Области

verb-offer = предложить на торги карту этого цвета, рубашкой вверх
verb-bid = поставить столько золота
verb-pass = спасовать или ничего не делать
verb-build = строить в этом городе
verb-lay = выложить карты одного цвета
verb-shield = поставить щит в эту область
verb-turn = открыть карту этого цвета

ask-offer = Положите рубашкой вверх ещё { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} для торгов.
ask-bid = Поставьте не меньше { $least ->
    [one] { $least } золотого
   *[other] { $least } золотых
} за { $count ->
    [one] { $count } { $colour ->
        [green] зелёную
        [white] белую
        [red] красную
        [blue] синюю
       *[yellow] жёлтую
    } карту
    [few] { $count } { $colour ->
        [green] зелёные
        [white] белые
        [red] красные
        [blue] синие
       *[yellow] жёлтые
    } карты
   *[many] { $count } { $colour ->
        [green] зелёных
        [white] белых
        [red] красных
        [blue] синих
       *[yellow] жёлтых
    } карт
} или спасуйте.
ask-bid-role = Ничья: поставьте не меньше { $least ->
    [one] { $least } золотого
   *[other] { $least } золотых
} за роль ({ $role }) или спасуйте.
ask-build = Вы выиграли торги: стройте в одном из городов или спасуйте.
ask-act = Стройте в городе, выложите карты одного цвета или спасуйте.
ask-act-first = Выложите карты одного цвета или спасуйте. В первом раунде никто не строит.
ask-shield = { $city }: поставьте { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
} в соседние с городом области.
ask-shield-anywhere = Синяя роль позволяет поставить щит в любую область.
ask-turn = Зелёная роль позволяет открыть одну карту другого цвета; можно и спасовать.

# Части предложений ниже
in-colour = { $colour ->
    [green] зелёную
    [white] белую
    [red] красную
    [blue] синюю
   *[yellow] жёлтую
}
a-card = { in-colour } карту
some-cards = { $count ->
    [one] { $count } { in-colour } карту
    [few] { $count } { $colour ->
        [green] зелёные
        [white] белые
        [red] красные
        [blue] синие
       *[yellow] жёлтые
    } карты
   *[many] { $count } { $colour ->
        [green] зелёных
        [white] белых
        [red] красных
        [blue] синих
       *[yellow] жёлтых
    } карт
}
some-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

event-round = Начинается раунд { $round }.
event-last-round = Начинается раунд { $round }. Колода почти исчерпана: это последний раунд.
event-income = Все получают по { $gold ->
    [one] { $gold } золотому
   *[other] { $gold } золотых
}.
event-drawn = { $seat } берёт карты: { $cards }.
    .you = Вы берёте карты: { $cards }.
event-drew = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
    .you = Вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
event-no-card = Колода пуста: { $seat } ничего не берёт.
    .you = Колода пуста: вы ничего не берёте.
event-offered = { $seat } кладёт рубашкой вверх { a-card }.
    .you = Вы кладёте рубашкой вверх { a-card }.
event-offer = { $seat } кладёт карту рубашкой вверх.
    .you = Вы кладёте карту рубашкой вверх.
event-pile = На торги выставлены карты: { $cards }.
event-auction = { $count ->
    [one] Разыгрывается { $count } { $colour ->
        [green] зелёная
        [white] белая
        [red] красная
        [blue] синяя
       *[yellow] жёлтая
    } карта.
    [few] Разыгрываются { $count } { $colour ->
        [green] зелёные
        [white] белые
        [red] красные
        [blue] синие
       *[yellow] жёлтые
    } карты.
   *[many] Разыгрываются { $count } { $colour ->
        [green] зелёных
        [white] белых
        [red] красных
        [blue] синих
       *[yellow] жёлтых
    } карт.
}
event-bid = { $seat } ставит { $amount }.
    .you = Вы ставите { $amount }.
event-passed = { $seat } пасует.
    .you = Вы пасуете.
event-outbid = { $seat } не может предложить больше и пасует.
    .you = Вы не можете предложить больше и пасуете.
event-unsold = Покупателя нет: { $count ->
    [one] { $count } { $colour ->
        [green] зелёная
        [white] белая
        [red] красная
        [blue] синяя
       *[yellow] жёлтая
    } карта выходит из игры.
    [few] { $count } { $colour ->
        [green] зелёные
        [white] белые
        [red] красные
        [blue] синие
       *[yellow] жёлтые
    } карты выходят из игры.
   *[many] { $count } { $colour ->
        [green] зелёных
        [white] белых
        [red] красных
        [blue] синих
       *[yellow] жёлтых
    } карт выходят из игры.
}
event-won = { $seat } платит { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} и берёт на руку { some-cards }.
    .you = Вы платите { $price ->
        [one] { $price } золотой
       *[other] { $price } золотых
    } и берёте на руку { some-cards }.
event-prince = Теперь государь — { $seat }.
    .you = Теперь государь — вы.
event-no-build = { $seat } не строит.
    .you = Вы не строите.
event-cannot-build = { $seat } не может строить: ни на один город не хватает золота или карт.
    .you = Вы не можете строить: ни на один город не хватает золота или карт.
event-empty-hand = { $seat } пасует: на руке нет карт.
    .you = Вы пасуете: на руке нет карт.
event-rested = { $seat } пасует.
    .you = Вы пасуете.
event-laid = { $seat } выкладывает { some-cards }.
    .you = Вы выкладываете { some-cards }.
event-built = { $seat } строит за { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}: { $city }. { $points ->
    [one] Это приносит { $points } очко.
    [few] Это приносит { $points } очка.
   *[many] Это приносит { $points } очков.
}
    .you = Вы строите за { $price ->
        [one] { $price } золотой
       *[other] { $price } золотых
    }: { $city }. { $points ->
        [one] Это приносит { $points } очко.
        [few] Это приносит { $points } очка.
       *[many] Это приносит { $points } очков.
    }
event-shield = { $seat } ставит щит: { $region }.
    .you = Вы ставите щит: { $region }.
event-honour = { $seat } получает { some-points } за { in-colour } роль.
    .you = Вы получаете { some-points } за { in-colour } роль.
event-city = Открыт новый город: { $city }.
event-roles-back = Все роли возвращаются на поле.
event-role = { $seat } получает роль: { $role }.
    .you = Вы получаете роль: { $role }.
event-role-auction = Ничья в споре за роль: { $role }. Решат торги.
event-role-won = { $seat } платит { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
} за роль: { $role }.
    .you = Вы платите { $price ->
        [one] { $price } золотой
       *[other] { $price } золотых
    } за роль: { $role }.
event-role-unsold = Ставок нет, роль остаётся на поле: { $role }.
event-turned-down = { $seat } переворачивает рубашкой вверх { some-cards }.
    .you = Вы переворачиваете рубашкой вверх { some-cards }.
event-turned-up = { $seat } открывает { a-card }.
    .you = Вы открываете { a-card }.
event-none-turned = { $seat } не открывает карт.
    .you = Вы не открываете карт.
event-grace = { $seat } получает 1 очко за белую роль.
    .you = Вы получаете 1 очко за белую роль.
event-interest = { $seat } получает { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} за жёлтую роль.
    .you = Вы получаете { $gold ->
        [one] { $gold } золотой
       *[other] { $gold } золотых
    } за жёлтую роль.
event-final = Итоговый подсчёт: { $seat } получает ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, всего { $total }.
    .you = Итоговый подсчёт: вы получаете ещё { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, всего { $total }.
event-over = { $ending ->
    [cities] Открыто меньше четырёх городов.
   *[deck] Последний раунд окончен.
} { $winners_count ->
    [few] Победители: { $winners }!
    [many] Победители: { $winners }!
   *[one] Победитель: { $winners }!
}
    .you = { $ending ->
        [cities] Открыто меньше четырёх городов.
       *[deck] Последний раунд окончен.
    } { $winners_count ->
        [one] Вы победили!
       *[other] Общая победа: { $winners }!
    }

why-over = Игра окончена.
why-not-your-turn = Сейчас ходит { $seat }.
why-offer-made = Вы уже сделали предложение в этом раунде.
why-left-auction = Вы спасовали и больше не участвуете в этих торгах.
why-not-tied = Вы не участвуете в торгах за эту роль.
why-not-offering = Карты предлагают на торги только в начале раунда.
why-none-in-hand = У вас на руке нет { $colour ->
    [green] зелёных
    [white] белых
    [red] красных
    [blue] синих
   *[yellow] жёлтых
} карт.
why-not-bidding = Сейчас нет торгов.
why-bid-too-low = Ставка должна быть больше { $bid }.
why-bid-too-high = У вас { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}, поставить { $amount } нельзя.
why-must-offer = Предложение делают все: спасовать нельзя.
why-must-place = Щит нужно поставить: спасовать нельзя.
why-not-building = Строить можно только после выигранных торгов за карты или в свой ход в фазе 3.
why-first-round = В первом раунде строить нельзя.
why-not-face-up = Этого города нет среди открытых: { $city }.
why-too-poor = { $city } стоит { $price ->
    [one] { $price } золотой
   *[other] { $price } золотых
}, а у вас { $gold }.
why-cards-missing = { $city }: на руке не хватает карт: { $cards }.
why-not-laying = Карты выкладывают только в свой ход в фазе 3.
why-too-few = { $colour ->
    [green] Зелёных
    [white] Белых
    [red] Красных
    [blue] Синих
   *[yellow] Жёлтых
} карт у вас на руке { $held ->
    [0] нет.
   *[other] только { $held }.
}
why-no-shield = Сейчас вам не нужно ставить щит.
why-not-touching = { $region } не граничит с этим городом: { $city }.
why-not-turning = Карты открывают только зелёные роли.
why-green-stays = Зелёная роль открывает только карты других цветов.
why-none-face-down = У вас нет { $colour ->
    [green] зелёных
    [white] белых
    [red] красных
    [blue] синих
   *[yellow] жёлтых
} карт рубашкой вверх.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = аукцион = торг; должность = рол; герб = щит; регион = област; принц = государ

book-size-small = малый
book-size-medium = средний
book-size-large = большой
book-sizes-differ = ; если карта отличается, об этом скажет P8
book-draw-option = Втроём, вчетвером и впятером можно договориться, создавая стол, брать вместо этого { $other }. Чем больше карт берут, тем скорее кончается колода: вчетвером и впятером к последнему раунду (P34) она тогда часто пуста.
book-draw = { $usual } (или { $other })
book-roles = { $minor ->
    [yes] есть
   *[no] нет
}
book-icon-green = { $count ->
    [1] зелёная
    [few] { $count } зелёные
   *[other] { $count } зелёных
}
book-icon-white = { $count ->
    [1] белая
    [few] { $count } белые
   *[other] { $count } белых
}
book-icon-red = { $count ->
    [1] красная
    [few] { $count } красные
   *[other] { $count } красных
}
book-icon-blue = { $count ->
    [1] синяя
    [few] { $count } синие
   *[other] { $count } синих
}
book-icon-yellow = { $count ->
    [1] жёлтая
    [few] { $count } жёлтые
   *[other] { $count } жёлтых
}

scenario-x1-title = Порядок торгов
scenario-x1-story = На столе три зелёные, две белые, две красные карты и одна жёлтая. В каком порядке их разыграют? Спасуйте и увидите.
scenario-x2-title = Стройка во Флоренции
scenario-x2-story = У Медичи есть пять карт и 5 золотых, которых требует Флоренция. Стройте и поставьте оба щита в Тоскану: что это принесёт?
scenario-x3-title = Почести другим
scenario-x3-story = Висконти может строить в Лукке. Что получат за это владельцы белых и синих ролей?
scenario-x4-title = Первый и второй
scenario-x4-story = Синих карт 4, 2, 1 и 1. Ходить осталось только д’Эсте. Спасуйте: кому достанутся две синие роли?
scenario-x5-title = Ничья за второе место
scenario-x5-story = Синих карт 4, 2, 2 и 1. Спасуйте: как решится, кому младшая роль?
scenario-x6-title = Ничья за первое место
scenario-x6-story = Синих карт 3, 3, 3 и 1. Спасуйте: кто поторгуется за старшую роль?
scenario-x7-title = Половина карт
scenario-x7-story = Медичи вот-вот получит старшую синюю роль с тремя открытыми картами, Висконти — младшую с двумя. Спасуйте: какие карты перевернутся?
scenario-x8-title = Слабейший цвет
scenario-x8-story = Последний раунд почти окончен. Спасуйте: сколько принесут 0, 1 и 4 карты слабейшего цвета?
scenario-x9-title = Две области
scenario-x9-story = Последний раунд почти окончен. Щитов в Тоскане 3, 2 и 1, в Умбрии — 2, 2 и 1. Спасуйте: сколько очков они принесут?

word-offer = предложить
word-bid = ставка
word-pass = пас
word-build = строить
word-lay = выложить
word-shield = щит
word-turn = открыть
word-green = зелёный
word-white = белый
word-red = красный
word-blue = синий
word-yellow = жёлтый
word-florence = флоренция
word-mantua = мантуя
word-ferrara = феррара
word-pisa = пиза
word-rimini = римини
word-lucca = лукка
word-urbino = урбино
word-padua = падуя
word-milan = милан
word-bologna = болонья
word-siena = сиена
word-orvieto = орвието
word-venice = венеция
word-verona = верона
word-perugia = перуджа
word-veneto = венето
word-lombardy = ломбардия
word-emilia = эмилия
word-liguria = лигурия
word-tuscany = тоскана
word-umbria = умбрия

round-number = Раунд { $round }
terminal-help =
    Цвета обозначены буквами: 2З — две зелёные карты. У города видны очки (♣), золото (●) и щиты (◊), постройки и то, чего вам для него не хватает.
    Перед игроками 3/1 — это три открытые карты и одна перевёрнутая. ♛ — государь, ► — чей ход, ★ — победитель.
    Таблица областей считает щиты игроков в их порядке.

# What moves are about, for hints
theme-points = победные очки и области
theme-sets = карты вашего слабейшего цвета
theme-shields = щиты на карте
theme-gold = золото
theme-hand = карты на руке
theme-roles = роли и открытые карты, которые их приносят
theme-cities = города, которые можно построить
