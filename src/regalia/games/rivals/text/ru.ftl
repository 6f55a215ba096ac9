title = Короли-соперники
summary = Тайно выбирайте персонажа, крадите действия у тех, кто ниже рангом, и собирайте здания и подходящих к ним подданных.
feel = блеф и хитрость
playing-time = около 30 мин

credits-designer = Adrian Adamescu
credits-publisher = HUCH! & friends
credits-year = 2016
credits-line = Автор игры — { credits-designer }, издатель — { credits-publisher }, { credits-year } год.

seat-name = { $number ->
    [0] Лев
    [1] Орёл
    [2] Олень
   *[3] Вепрь
}
crest-lion = Лев
crest-eagle = Орёл
crest-stag = Олень
crest-boar = Вепрь

character-lord-protector = Лорд-протектор
character-queen = Королева
character-prince = Принц
character-count = Граф
character-courtier = Придворный
character-priest = Священник
character-treasurer = Казначей
character-knight = Рыцарь
character-countess = Графиня
character-diplomat = Дипломат
character-merchant-1 = Купец I
character-merchant-2 = Купец II

action-resolve = уладить конфликт
action-hand-on = передать конфликт
action-money = взять деньги
action-recruit = нанять подданного
action-buy = купить здание

colour-yellow = жёлтый
colour-red = красный
colour-blue = синий
colour-green = зелёный

no-card = пусто
card-none = { no-card }
card-garden = Сад
card-dungeon = Темница
card-pavilion = Павильон
card-cathedral = Собор
card-city-wall = Городская стена
card-university = Университет
card-tavern = Таверна
card-harbour = Гавань
card-forge = Кузница
card-carpentry = Плотницкая мастерская
card-market = Рынок
card-inn = Постоялый двор
card-vineyard = Виноградник
card-mine = Рудник
card-herb-meadow = Луг с травами
card-farmstead = Хутор
card-gardener = Садовник
card-jailer = Тюремщик
card-lady-in-waiting = Фрейлина
card-bishop = Епископ
card-city-guard = Городской стражник
card-scholar = Учёный
card-troubadour = Трубадур
card-sailor = Моряк
card-smith = Кузнец
card-carpenter = Плотник
card-market-woman = Торговка
card-innkeeper = Трактирщик
card-vintner = Винодел
card-miner = Рудокоп
card-herbalist = Травник
card-farmer = Крестьянин

ability-gardener = После вскрытия: обменяйтесь персонажами с другим игроком.
ability-jailer = Возьмите из банка по монете за каждый свой жетон конфликта.
ability-lady-in-waiting = Обменяйте одно своё здание на здание другого игрока.
ability-bishop = Обменяйте одного своего подданного на подданного другого игрока.
ability-city-guard = Когда вас обкрадывают: жетон конфликта получает вор.
ability-scholar = Возьмите из банка по монете за каждое своё здание.
ability-troubadour = Обменяйте одну свою карту на верхнюю карту любой стопки.
ability-sailor = В конфликте равных рангов: выполните своё единственное действие дважды.
ability-smith = Одно здание стоит вам на монету меньше.
ability-carpenter = Купите здание.
ability-market-woman = Возьмите деньги.
ability-innkeeper = Наймите подданного.
ability-vintner = Просмотрите стопки подданных и возьмите одного за его цену.
ability-miner = Просмотрите стопки зданий и возьмите одно за его цену.
ability-herbalist = Отдайте один свой жетон конфликта другому игроку.
ability-farmer = Выполните действие, которое у вас украли.

option-games = Партий в матче
option-games-help = Сколько партий играется; очки всех партий складываются.
option-target = До скольких очков
option-target-help = Если не 0: партии играются, пока кто-нибудь не наберёт столько очков, но не больше десяти партий; заданное число партий тогда не имеет значения.
option-target-0 = нет

phase-choosing = Выбор персонажей
phase-gardening = Садовник
phase-guarding = Городской стражник
phase-acting = Действия
phase-carrying-out = Выполнение действия
phase-taking = Просмотр стопок
phase-offering = Обмен
phase-swapping = Обмен
phase-regaining = Крестьянин
phase-over = Игра окончена

game-number = Партия { $game }
round-number = Раунд { $round }
stage-number = Этап { $stage }
place-stacks = Стопки
place-money = Деньги
place-bank = Банк
place-stock = Жетонов в запасе
place-coins = Монеты
place-markers = Жетоны конфликта
place-buildings = Здания
place-subjects = Подданные
place-active = Активный подданный
place-hand = На руке
place-chosen = Выбран
place-character = Персонаж
place-pile = Из колоды
place-aside = Отложено
place-spent = Сыграны в этом раунде
place-thefts = Кражи
place-order = Порядок ходов
place-points = Очки
place-total = Всего

score-perfect = Идеальные пары
score-coloured = Пары одного цвета
score-singles = Одиночные карты
score-coins = Монеты
score-markers = Жетоны конфликта

verb-choose = выбрать персонажа
verb-exchange = Садовник: обменяться персонажами с этим игроком
verb-guard = Городской стражник: отвести жетон этого вора
verb-steal = закрыть действие этого игрока и выполнить его
verb-resolve = вернуть жетон конфликта в запас
verb-hand-on = отдать жетон конфликта этому игроку
verb-money = взять деньги у этой стопки
verb-recruit = нанять верхнего подданного этой стопки
verb-buy = купить верхнее здание этой стопки
verb-use = применить способность активного подданного
verb-take = Винодел или Рудокоп: взять карту с этого места стопки
verb-offer = отдать эту свою карту в обмен
verb-get = получить эту карту в обмен
verb-regain = Крестьянин: выполнить это украденное действие
verb-skip = пропустить или закончить ход

ask-choose = Тайно выберите одного из своих персонажей.
ask-exchange = Садовник: обменяйтесь персонажами с другим игроком или пропустите.
ask-guard = Городской стражник: какой вор получит жетон конфликта вместо вас?
ask-steal = { $which ->
    [first] { $count ->
        [1] Крадите: закройте действие своей жертвы и выполните его.
       *[other] Крадите у игроков ({ $count }): закройте действие одного из них и выполните его.
    }
   *[more] Нужно обокрасть ещё { $count ->
        [one] { $count } игрока
       *[other] { $count } игроков
    }: закройте действие и выполните его.
}
ask-action = Ваше следующее действие: { $action }. Выполните его или пропустите.
ask-one-action = Равные ранги: выполните одно из своих действий или пропустите.
ask-again = Выполните ещё раз или пропустите: { $action }.
ask-ability = Примените способность активного подданного или закончите ход: { $subject }.
ask-carry-out = Выполните или пропустите: { $action }.
ask-take = Возьмите { $sort ->
    [building] здание из любой стопки
   *[subject] подданного из любой стопки
} за полную цену или пропустите.
ask-offer = { $subject ->
    [lady-in-waiting] Фрейлина: какое своё здание вы отдаёте?
    [bishop] Епископ: какого своего подданного вы отдаёте?
   *[troubadour] Трубадур: какую свою карту вы отдаёте?
}
ask-swap = { $subject ->
    [lady-in-waiting] Какое здание вы получаете взамен?
    [bishop] Какого подданного вы получаете взамен?
   *[troubadour] Какую верхнюю карту вы получаете взамен?
} Вы отдаёте: { $card }.
ask-regain = Крестьянин: какое украденное действие вы выполняете?

# Части предложений ниже
some-coins = { $count ->
    [one] { $count } монету
    [few] { $count } монеты
   *[many] { $count } монет
}

event-game = Начинается партия { $game } этого матча.
event-round = Начинается раунд { $round }: персонажи розданы заново.
event-stage = Начинается этап { $stage } раунда.
event-chose = { $seat } тайно выбирает: { $character }.
    .you = Вы тайно выбираете: { $character }.
event-chosen = { $seat }: выбор сделан.
    .you = Вы сделали выбор.
event-revealed = { $seat } открывает: { $character }.
    .you = Вы открываете: { $character }.
event-pile = Из колоды открыта карта: { $character }.
event-exchanged = Садовник: { $seat } и { $other_seat } меняются персонажами. Теперь { $seat } — { $character }, { $other_seat } — { $other_character }.
    .you = Садовник: вы и { $other_seat } меняетесь персонажами. Теперь вы — { $character }, { $other_seat } — { $other_character }.
    .to-you = Садовник: { $seat } меняется с вами персонажами. Теперь { $seat } — { $character }, вы — { $other_character }.
event-equal = Равные ранги: { $seat } и { $other_seat }.
    .you = Равные ранги: вы и { $other_seat }.
    .to-you = Равные ранги: { $seat } и вы.
event-pile-equal = Карта из колоды того же ранга, что у игрока { $seat }.
    .you = Карта из колоды того же ранга, что у вас.
event-guarded = Городской стражник: { $seat } отводит жетон, его получает { $other_seat }.
    .you = Городской стражник: вы отводите жетон, его получает { $other_seat }.
    .to-you = Городской стражник: { $seat } отводит жетон, его получаете вы.
event-guarded-pile = Городской стражник: { $seat } отводит жетон карты из колоды.
    .you = Городской стражник: вы отводите жетон карты из колоды.
event-threat = { $seat } собирается красть у игрока { $other_seat }.
    .you = Вы собираетесь красть у игрока { $other_seat }.
    .to-you = { $seat } собирается красть у вас.
event-pile-threat = Карта из колоды угрожает игроку { $seat }.
    .you = Карта из колоды угрожает вам.
event-marker = { $seat } получает жетон конфликта.
    .you = Вы получаете жетон конфликта.
event-no-marker = { $seat } не получает жетон конфликта: запас пуст.
    .you = Вы не получаете жетон конфликта: запас пуст.
event-turn = { $seat } ходит.
    .you = Вы ходите.
event-stole = { $seat } крадёт у игрока { $other_seat }: { $action }.
    .you = Вы крадёте у игрока { $other_seat }: { $action }.
    .to-you = { $seat } крадёт у вас: { $action }.
event-impossible = { $seat } не может сейчас выполнить: { $action }.
    .you = Вы не можете сейчас выполнить: { $action }.
event-skipped = { $seat } пропускает: { $action }.
    .you = Вы пропускаете: { $action }.
event-forwent = { $seat } не выполняет ни одного действия.
    .you = Вы не выполняете ни одного действия.
event-resolved = { $seat } возвращает жетон конфликта в запас.
    .you = Вы возвращаете жетон конфликта в запас.
event-handed = { $seat } передаёт жетон конфликта игроку { $other_seat }.
    .you = Вы передаёте жетон конфликта игроку { $other_seat }.
    .to-you = { $seat } передаёт вам жетон конфликта.
event-filled = Все кучки были пусты: банк выкладывает { some-coins }.
event-money = { $seat } берёт { some-coins } у стопки { $stack } ({ $open_card }).
    .you = Вы берёте { some-coins } у стопки { $stack } ({ $open_card }).
event-bought = { $seat } покупает здание (стопка { $stack }, цена { $price }): { $card }.
    .you = Вы покупаете здание (стопка { $stack }, цена { $price }): { $card }.
event-recruited = { $seat } нанимает подданного (стопка { $stack }, цена { $price }): { $card }.
    .you = Вы нанимаете подданного (стопка { $stack }, цена { $price }): { $card }.
event-opened = Теперь сверху на стопке { $stack }: { $card }.
event-used = { $seat } применяет способность: { $card }.
    .you = Вы применяете способность: { $card }.
event-earned = { $seat } берёт из банка { some-coins }.
    .you = Вы берёте из банка { some-coins }.
event-took = { $seat } берёт карту из стопки { $stack }, по счёту сверху: { $place }.
    .you = Вы берёте карту из стопки { $stack }, по счёту сверху: { $place }.
event-took-nothing = { $seat } просматривает стопки и ничего не берёт.
    .you = Вы просматриваете стопки и ничего не берёте.
event-swapped = { $seat } и { $other_seat } меняются: { $seat } отдаёт — { $card }, получает — { $other_card }.
    .you = Вы и { $other_seat } меняетесь: вы отдаёте — { $card }, получаете — { $other_card }.
    .to-you = { $seat } меняется с вами: отдаёт — { $card }, получает — { $other_card }.
event-swapped-open = { $seat } меняет карту у стопки { $stack }: отдаёт — { $card }, получает — { $other_card }.
    .you = Вы меняете карту у стопки { $stack }: отдаёте — { $card }, получаете — { $other_card }.
event-ended = { $ending ->
    [stack] Одна из стопок пуста: игра окончена.
   *[standstill] Восемь этапов подряд никто не покупал карт: игра окончена.
}
event-perfect = { $seat }, идеальная пара: { $card } ({ $price }) и { $other_card } ({ $other_price }), вместе { $count }.
    .you = Ваша идеальная пара: { $card } ({ $price }) и { $other_card } ({ $other_price }), вместе { $count }.
event-coloured = { $seat }, пара одного цвета, { $colour }: { $card } ({ $price }) и { $other_card } ({ $other_price }); считается более дорогая, { $count }.
    .you = Ваша пара одного цвета, { $colour }: { $card } ({ $price }) и { $other_card } ({ $other_price }); считается более дорогая, { $count }.
event-singles = { $seat }, одиночные карты: { $count }.
    .you = Ваши одиночные карты: { $count }.
event-coins = { $seat }, монеты: { $coins }, за них { $count }.
    .you = Ваши монеты: { $coins }, за них { $count }.
event-markers = { $seat }, жетоны конфликта: { $markers }, за них { $count }.
    .you = Ваши жетоны конфликта: { $markers }, за них { $count }.
event-scored = { $seat } получает очки: { $count }.
    .you = Вы получаете очки: { $count }.
event-total = { $seat }, очки в матче: { $count }.
    .you = Ваши очки в матче: { $count }.
event-over = { $winners_count ->
    [few] Победители: { $winners }!
    [many] Победители: { $winners }!
   *[one] Победитель: { $winners }!
}
    .you = { $winners_count ->
        [one] Вы победили!
       *[other] Общая победа: { $winners }!
    }

why-over = Игра окончена.
why-not-your-turn = Сейчас решает { $seat }.
why-chosen = Вы уже выбрали; другие ещё думают.
why-choose-first = Сначала каждый выбирает персонажа.
why-not-in-hand = Этого персонажа нет у вас на руке: { $character }.
why-not-choosing = Персонажей выбирают только в начале этапа.
why-not-gardening = Персонажами меняется только Садовник, сразу после вскрытия.
why-gardener-first = Сначала решите, меняется ли персонажами ваш Садовник.
why-gardener-too-late = Садовник действует только сразу после вскрытия.
why-not-guarding = Жетон отводит только Городской стражник, до краж.
why-guard-first = Сначала решите, отводит ли жетон ваш Городской стражник.
why-guard-too-late = Городской стражник действует только до ходов и только против кражи.
why-not-your-thief = На этом этапе этот игрок у вас не крадёт.
why-no-such-player = За этим столом нет такого игрока.
why-yourself = Назовите другого игрока, а не себя.
why-no-theft = В конфликте равных рангов вы не крадёте.
why-no-prey = Ваш персонаж у этого игрока не крадёт.
why-stolen-already = На этом этапе вы уже крали у игрока { $seat }.
why-not-on-card = Этого действия нет на карте: { $action }.
why-covered = { $seat } закрывает гербом это действие: { $action }.
why-steal-first = Сначала нужно украсть: закройте по одному действию у каждой жертвы.
why-one-action = В конфликте равных рангов вы выполняете только одно действие.
why-action-past = Это действие уже выполнено или пропущено: { $action }.
why-left-to-right = Действия идут слева направо; сначала: { $action }.
why-carry-out-first = Сначала выполните или пропустите это действие: { $action }.
why-take-first = Сначала возьмите карту из стопок или пропустите.
why-swap-first = Сначала завершите обмен.
why-regain-first = Сначала выберите украденное действие, которое выполните.
why-no-markers = У вас нет жетонов конфликта.
why-pile-empty = У стопки { $stack } нет денег.
why-bank-empty = В банке не осталось на это монет.
why-stack-empty = Стопка { $stack } пуста.
why-other-sort = { $sort ->
    [building] На стопке { $stack } сверху сейчас не здание.
   *[subject] На стопке { $stack } сверху сейчас не подданный.
}
why-too-dear = { $card } — цена { $price }, а у вас { $coins ->
    [0] нет монет
    [one] только { $coins } монета
    [few] только { $coins } монеты
   *[many] только { $coins } монет
}.
why-ability-used = На этом этапе вы уже применили способность.
why-no-subject = У вас ещё нет подданных.
why-no-buildings = У вас нет зданий.
why-nothing-to-swap = { $subject ->
    [lady-in-waiting] Нет двух зданий для обмена: идеальные пары защищены.
   *[bishop] Нет двух подданных для обмена: идеальные пары защищены.
}
why-no-stack = В стопках не осталось таких карт.
why-no-conflict = Моряк помогает только в конфликте равных рангов с другим игроком.
why-nothing-to-repeat = Нет действия, которое можно было бы повторить.
why-no-building-ahead = В этот ход вы уже не сможете купить здание.
why-too-dear-with-smith = Даже с Кузнецом вам не хватит монет ни на одно открытое здание.
why-impossible = Сейчас это невыполнимо: { $action }.
why-nothing-to-regain = Ничего из украденного у вас сейчас выполнить нельзя.
why-not-taking = Карту из стопки берут только Винодел и Рудокоп.
why-no-card-there = На этом месте нет карты.
why-takes-other-sort = { $sort ->
    [building] Рудокоп берёт только здания.
   *[subject] Винодел берёт только подданных.
}
why-not-offering = Сейчас нет обмена, для которого нужно отдать карту.
why-swaps-other-sort = { $subject ->
    [lady-in-waiting] Фрейлина меняет только здания.
   *[bishop] Епископ меняет только подданных.
}
why-perfect-pair = Эта карта входит в идеальную пару: { $card }.
why-not-swapping = Сейчас нет обмена, в котором можно получить карту.
why-open-card-only = Трубадур получает верхнюю карту стопки.
why-players-card-only = Вы получаете карту другого игрока, а не из стопки.
why-not-regaining = Украденное действие выполняет только Крестьянин.
why-not-covered = Это ваше действие никто не закрыл: { $action }.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = маркер = жетон; фишк = жетон; слуг = подданн; доход = деньг

scenario-x1-title = Два Купца
scenario-x1-story = Орёл выбрал другого Купца. Что будет, если вы выберете своего?
scenario-x2-title = Рыцарь крадёт
scenario-x2-story = Орёл выбрал Дипломата. Кто из ваших персонажей крадёт у этого ранга?
scenario-x3-title = Двое соперников — и ни одной кражи
scenario-x3-story = У Орла Священник, есть и Купец. Выберите Придворного: почему никто не крадёт?
scenario-x4-title = Один над двумя
scenario-x4-story = Выберите Рыцаря над Графиней и Дипломатом: у кого вы крадёте?
scenario-x5-title = Худший день Купца
scenario-x5-story = Выберите своего Купца против другого Купца, Придворного и Графини: откуда берутся три жетона?
scenario-x6-title = Подсчёт очков
scenario-x6-story = Одна стопка пуста, и вы ходите последним. Пропустите действие: сколько очков дают ваши карты, монеты и жетоны?

points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

word-choose = выбрать
word-exchange = обменять
word-guard = стража
word-steal = украсть
word-resolve = уладить
word-hand-on = передать
word-money = деньги
word-recruit = нанять
word-buy = купить
word-use = применить
word-take = взять
word-offer = отдать
word-get = получить
word-regain = вернуть
word-skip = пропустить
word-lord-protector = лорд-протектор
word-queen = королева
word-prince = принц
word-count = граф
word-courtier = придворный
word-priest = священник
word-treasurer = казначей
word-knight = рыцарь
word-countess = графиня
word-diplomat = дипломат
word-merchant-1 = купец-1
word-merchant-2 = купец-2
word-lion = лев
word-eagle = орёл
word-stag = олень
word-boar = вепрь
word-pile = колода
word-stack = стопка
word-building = здание
word-subject = подданный

terminal-help =
    Четыре стопки пронумерованы от 1 до 4: сколько в них карт, какая карта сверху и её цена; ¤ — рядом лежат деньги. Если вы просмотрели стопку, видны все её карты, начиная с верхней.
    У цветов есть знаки: ◆ жёлтый, ■ красный, ● синий, ▲ зелёный. В рядах игроков карты пронумерованы так же, как в ходах; ◄ отмечает активного подданного. ¤ — монеты игрока, ✗ — жетоны конфликта.
    У персонажа указаны ранг и действия; действие в [ ] закрыто, рядом герб вора. → показывает, кто у кого крадёт.

# What moves are about, for hints
theme-points = очки ваших карт
theme-pairs = будущие идеальные пары
theme-cards = здания и подданные перед вами
theme-coins = монеты
theme-peace = мало жетонов конфликта
theme-outlook = что может принести ваше следующее действие
theme-characters = персонажи на руке
theme-subject = ваш активный подданный
