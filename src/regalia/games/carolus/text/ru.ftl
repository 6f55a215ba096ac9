title = Карл Великий
summary = Привлеките ко двору знатные роды, ведите Императора из провинции в провинцию и первым постройте свой последний замок.
feel = перетягивание каната
playing-time = около 45 мин

credits-designer = Leo Colovini
credits-publisher = Winning Moves
credits-year = 2000
credits-line = Автор игры — { credits-designer }, издатель — { credits-publisher }, { credits-year } год.

seat-name = { $seats ->
    [4] { $number ->
        [0] Белый I
        [1] Белый II
        [2] Чёрный I
       *[3] Чёрный II
    }
   *[other] { $number ->
        [0] Белый
        [1] Чёрный
       *[2] Серый
    }
}
side-0 = Белый
side-1 = Чёрный
side-2 = Серый

face-red = красный
face-blue = синий
face-green = зелёный
face-yellow = жёлтый
face-pink = розовый
face-crown = корона

option-team_talk = Товарищам по команде можно переговариваться
option-team_talk-help = При четырёх игроках: можно ли товарищам по команде говорить друг с другом во время игры.
option-first = Кто выбирает первым
option-first-help = Кто первым выбирает диск в 1-м раунде; остальные следуют за ним по часовой стрелке.
option-first-lot = по жребию
option-first-1 = место 1
option-first-2 = место 2
option-first-3 = место 3
option-first-4 = место 4
option-arranged = Расставлено вручную
option-arranged-help = Пусто: рыцарей и Императора расставляет случай. Иначе для каждой провинции от 1 до 15 род стоящего там рыцаря одной буквой: r (красный), b (синий), g (зелёный), y (жёлтый), p (розовый), по три каждого, а после пробела провинция Императора.

phase-setting-up = Начальная расстановка
phase-preparing = Выбор дисков
phase-bringing = Рыцари
phase-moving = Император
phase-refilling = Пополнение
phase-over = Игра окончена

place-emperor = Император
place-territory = Территория
place-knights = Рыцари
place-castles = Замки
place-strength = Сила
place-court = Двор
place-reserve = Резерв
place-discs = Диски
place-laid = Выложен
place-supply = Осталось замков
place-stock = Запас
place-markers = Влияние

verb-disc = выложить диск
verb-knight = ввести рыцаря ко двору или на территорию
verb-emperor = передвинуть Императора на столько территорий
verb-crown = взять за корону рыцаря этого рода

ask-disc = Выложите один из своих дисков.
ask-knight = Введите в игру ещё { $count ->
    [one] { $count } рыцаря
    [few] { $count } рыцарей
   *[many] { $count } рыцарей
}: ко двору или на любую территорию.
ask-emperor = Передвиньте Императора по часовой стрелке { $disc ->
    [1] на 1 территорию.
    [5] на 1–5 территорий.
   *[other] на 1–{ $disc } территории.
}
ask-crown = { $count ->
    [1] У вас корона: выберите род нового рыцаря.
    [one] У вас { $count } корона: выберите род следующего рыцаря.
    [few] У вас { $count } короны: выберите род следующего рыцаря.
   *[many] У вас { $count } корон: выберите род следующего рыцаря.
}

# Части предложений ниже
a-knight = { $family ->
    [red] красного
    [blue] синего
    [green] зелёного
    [yellow] жёлтого
   *[pink] розового
} рыцаря
the-family = { $family ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[pink] розовый
} род
territories-on = { $steps ->
    [one] { $steps } территорию
    [few] { $steps } территории
   *[many] { $steps } территорий
}

event-round = Начинается раунд { $round }.
event-disc = { $seat } выкладывает диск { $disc }.
    .you = Вы выкладываете диск { $disc }.
event-court = { $seat } вводит ко двору { a-knight }.
    .you = Вы вводите ко двору { a-knight }.
event-land = { $seat } посылает { a-knight } на территорию { $territory }.
    .you = Вы посылаете { a-knight } на территорию { $territory }.
event-marker = { $seat } получает влияние на { the-family }.
    .you = Вы получаете влияние на { the-family }.
event-emperor = { $seat } передвигает Императора на { territories-on }; остановка: территория { $territory }.
    .you = Вы передвигаете Императора на { territories-on }; остановка: территория { $territory }.
event-undecided = На территории { $territory } большинства нет ни у кого.
event-held = { $side ->
    [0] Белый
    [1] Чёрный
   *[2] Серый
} удерживает территорию { $territory }.
    .you = { $team ->
        [yes] Ваша команда удерживает
       *[no] Вы удерживаете
    } территорию { $territory }.
event-built = { $side ->
    [0] Белый
    [1] Чёрный
   *[2] Серый
} строит замок на территории { $territory }.
    .you = { $team ->
        [yes] Ваша команда строит
       *[no] Вы строите
    } замок на территории { $territory }.
event-replaced = { $side ->
    [0] Белый
    [1] Чёрный
   *[2] Серый
} захватывает территорию { $territory }; { $other_side ->
    [0] Белый
    [1] Чёрный
   *[2] Серый
} теряет её. { $count ->
    [one] { $count } замок переходит
    [few] { $count } замка переходят
   *[many] { $count } замков переходят
} из рук в руки.
    .you = { $team ->
        [yes] Ваша команда захватывает
       *[no] Вы захватываете
    } территорию { $territory }; { $other_side ->
        [0] Белый
        [1] Чёрный
       *[2] Серый
    } теряет её. { $count ->
        [one] { $count } замок переходит
        [few] { $count } замка переходят
       *[many] { $count } замков переходят
    } из рук в руки.
    .to-you = { $side ->
        [0] Белый
        [1] Чёрный
       *[2] Серый
    } захватывает территорию { $territory }; { $team ->
        [yes] ваша команда теряет
       *[no] вы теряете
    } её. { $count ->
        [one] { $count } замок переходит
        [few] { $count } замка переходят
       *[many] { $count } замков переходят
    } из рук в руки.
event-merged = Территории { $territory } и { $joined } объединяются в одну область — { $territory }.
event-rolled = { $seat } бросает кубики: { $dice }.
    .you = Вы бросаете кубики: { $dice }.
event-exhausted = { $family ->
    [red] Красных
    [blue] Синих
    [green] Зелёных
    [yellow] Жёлтых
   *[pink] Розовых
} рыцарей взять неоткуда: кубик становится короной.
event-returned = Запас { $family ->
    [red] красных
    [blue] синих
    [green] зелёных
    [yellow] жёлтых
   *[pink] розовых
} рыцарей пуст: каждый двор возвращает по { $count }.
event-crown = { $seat } выбирает за корону { a-knight }.
    .you = Вы выбираете за корону { a-knight }.
event-lost = Запас пуст: { $seat } теряет { $count ->
    [one] { $count } корону
    [few] { $count } короны
   *[many] { $count } корон
}.
    .you = Запас пуст: вы теряете { $count ->
        [one] { $count } корону
        [few] { $count } короны
       *[many] { $count } корон
    }.
event-over = { $ending ->
    [castles] Построен последний замок.
    [territories] Осталось меньше четырёх территорий.
    [standstill] За целый раунд никто не ввёл в игру ни одного рыцаря.
   *[rounds] Окончен сотый раунд.
} { $winners_count ->
    [few] Общая победа: { $winners }!
    [many] Общая победа: { $winners }!
   *[one] Победа: { $winners }!
}
    .you = { $ending ->
        [castles] Построен последний замок.
        [territories] Осталось меньше четырёх территорий.
        [standstill] За целый раунд никто не ввёл в игру ни одного рыцаря.
       *[rounds] Окончен сотый раунд.
    } { $winners_count ->
        [one] { $team ->
            [yes] Ваша команда победила!
           *[no] Вы победили!
        }
       *[other] Общая победа: { $winners }!
    }

why-over = Игра окончена.
why-not-your-turn = Сейчас ходит { $seat }.
why-not-preparing = Диски выкладывают только в начале раунда.
why-disc-used = Диск { $disc } вы уже использовали; он вернётся после пятого диска.
why-disc-taken = Диск { $disc } в этом раунде уже выложен, а у вас есть другой.
why-not-bringing = Сейчас рыцарей в игру не вводят: это делают в начале своего хода в фазе действий.
why-knights-brought = Все рыцари этого хода уже введены в игру; теперь движется Император.
why-none-in-reserve = В вашем резерве нет { $family ->
    [red] красных
    [blue] синих
    [green] зелёных
    [yellow] жёлтых
   *[pink] розовых
} рыцарей.
why-part-of-region = Провинция { $province } входит в область { $territory }: назовите область.
why-knights-first = Сначала введите в игру ещё { $count ->
    [one] { $count } рыцаря
    [few] { $count } рыцарей
   *[many] { $count } рыцарей
}.
why-not-moving = Сейчас Император не движется: он движется раз за ход, сразу после ваших рыцарей.
why-too-far = Ваш диск — { $disc }: Император не может пройти { $steps ->
    [one] { $steps } территорию
    [few] { $steps } территории
   *[many] { $steps } территорий
}.
why-no-crown = У вас нет короны, за которую нужно выбрать род.
why-none-in-stock = Ни в запасе, ни при дворах больше не взять { $family ->
    [red] красных
    [blue] синих
    [green] зелёных
    [yellow] жёлтых
   *[pink] розовых
} рыцарей.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = Карл = Император; цилиндр = знак влияния; регион = област; ничья = равн

book-castles-each = по { $count }
book-castles-team = { $count } на команду

scenario-x1-title = Меньший диск ходит первым
scenario-x1-story = Белый выложил 3, Чёрный — 2. Кто ходит первым и как далеко может провести Императора?
scenario-x2-title = Первый замок
scenario-x2-story = Красный род служит Белому, и на соседней территории ждёт один-единственный красный рыцарь. Как Белому построить там замок?
scenario-x3-title = Род меняет хозяина
scenario-x3-story = На территории 2 впереди Чёрный: два зелёных рыцаря и замок против одного красного рыцаря. Какой рыцарь при дворе Белого изменит всё?
scenario-x4-title = Из трёх — одна
scenario-x4-story = Территории 1 и 3 принадлежат Белому. Где должен остановиться Император, чтобы три территории стали одной областью?
scenario-x5-title = Защищаться или нападать?
scenario-x5-story = Три красных рыцаря в резерве Чёрного угрожают вашему красному знаку. Защитите его двумя рыцарями или лучше возьмёте ими другой род?
scenario-x6-title = Контратака
scenario-x6-story = Чёрному до победы остался один шаг. У Белого диск 3 и три жёлтых рыцаря. Куда им идти и как далеко вести Императора, чтобы всё перевернуть?

points = { $points ->
    [one] { $points } замок
    [few] { $points } замка
   *[many] { $points } замков
}

word-disc = диск
word-knight = рыцарь
word-emperor = император
word-crown = корона
word-court = двор
word-red = красный
word-blue = синий
word-green = зелёный
word-yellow = жёлтый
word-pink = розовый

round-number = Раунд { $round }
side-0-short = Бл
side-1-short = Чр
side-2-short = Ср
terminal-legend = ♛ Император  ♜ замок  ◆ влияние  3:1 сила
terminal-help =
    В каждой провинции видны её номер, рыцари (К2: два красных), замок и его хозяин (♜Бл: Белый, ♜Чр: Чёрный) и сила сторон по порядку (3:1). Провинции без стены между ними — одна область; её имя — номер, у которого стоят рыцари.
    ♛ — Император. +2 — куда он придёт за два шага: цветом стороны, если она получит там замки.
    В середине: рыцари при дворах, ◆ — род подчиняется этому двору; резервы; диски, выложенный в [ ]; и замки, которые осталось построить.

# What moves are about, for hints
theme-castles = построенные замки
theme-land = территории и сила на них
theme-emperor = замки, которые может принести Император
theme-safety = замки, защищённые от соперников
theme-families = роды под вашим влиянием
theme-knights = рыцари при дворе и в резерве
