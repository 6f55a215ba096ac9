# Слова поля в браузере. Слова самой игры приходят от сервера.

board-map = Карта Северной Италии
board-region = Область: { $name }
board-shields-of = { $name }: { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}, в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
board-no-shields = Щитов ещё нет
board-unseen = Ещё не открыт
board-to-build = Можно строить
board-built-by = Построил игрок { $name }
    .you = Построили вы
board-size-small = малый город
board-size-medium = средний город
board-size-large = большой город
board-track = Шкала очков: { $standings }
board-left = в колоде ещё { $count }
board-cost = Цена: { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
} и карты: { $cards }
board-gain = Даёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} и { $shields ->
    [one] { $shields } щит
    [few] { $shields } щита
   *[many] { $shields } щитов
}
board-gold = { $gold ->
    [one] { $gold } золотой
   *[other] { $gold } золотых
}
board-role-lot = Роль: { $role }
board-lot = { $colour }: { $count }
board-bidders = Участники торгов
board-out = вне торгов
board-bid = Поставить { $amount }
board-offers-of = { $name }: предложено { $made }, осталось { $left }
board-next-groups = Следующие торги
board-nothing-sold = Сейчас ничего не продаётся.
board-pass = Пас
board-your-gold = Ваше золото
board-hand-of = { $colour ->
    [green] Зелёных
    [white] Белых
    [red] Красных
    [blue] Синих
   *[yellow] Жёлтых
} карт у вас на руке: { $count }
board-how-many = Сколько?
board-lay = Выложить { $colour ->
    [green] зелёные
    [white] белые
    [red] красные
    [blue] синие
   *[yellow] жёлтые
} карты: { $count }
board-where = Куда поставить щит
board-court = Роли и выложенные карты
board-ability = { $colour ->
    [green] Зелёный цвет
    [white] Белый цвет
    [red] Красный цвет
    [blue] Синий цвет
   *[yellow] Жёлтый цвет
}. { $ability }
board-vacant = никто
board-prince = Государь
board-gold-of = Золото
board-hand-size = Карт на руке
board-shields-left = Осталось щитов
board-score = Очки
board-turn-up = Открыть { a-card } (рубашкой вверх: { $down })
board-laid = { $colour }: открыто { $up }, рубашкой вверх { $down }
board-prospect = Что это даст
board-promised = Если бы игра кончилась сейчас
board-promised-of = { $points } без золота, место { $rank }
board-round = Раунд { $round }
board-phases = Фазы раунда
board-order = Порядок хода
board-part-1 = Предложение
board-part-2 = Торги
board-part-3 = Действия
board-part-4 = Роли
board-deck = Колода: { $count }
board-counting = Итоговый подсчёт: { $step }.
board-until-now = До подсчёта
board-total = Всего
board-step-back = На шаг назад
board-step-on = На шаг вперёд
board-count = Сосчитать снова
board-stop = Остановить
board-count-all = Показать итог
board-auction-of = Торги: { $at } из { $of }
board-ends = Игра кончится, когда их останется меньше четырёх.
board-ends-now = Меньше четырёх: после этого раунда игра кончится.
board-ceremony = Роли этого раунда
board-investing = { $building }: роли розданы.
board-turned = { $count ->
    [one] { $count } карта перевёрнута рубашкой вверх
    [few] { $count } карты перевёрнуты рубашкой вверх
   *[many] { $count } карт перевёрнуто рубашкой вверх
}
board-rank-major = старшая
board-rank-minor = младшая
board-cities = Города
board-banner = Знамя победы: { $names }
board-explain-1 = Каждый берёт золото и карты и кладёт часть карт на торги рубашкой вверх.
board-explain-2 = Победитель торгов платит, берёт карты, становится государем и со второго раунда может сразу строить.
board-explain-3 = Начиная с государя, каждый строит в городе, выкладывает карты одного цвета или пасует.
board-explain-4 = По каждому цвету роли получают те, у кого больше всего открытых карт; первый переворачивает половину.
board-explain-over = Укажите на область, город или игрока, чтобы увидеть, что они принесли.

building-green = Университет
building-white = Собор
building-red = Ратуша
building-blue = Замок
building-yellow = Рынок

ability-green = Эти роли открывают одну вашу карту другого цвета, лежащую рубашкой вверх.
ability-white = Эти роли приносят 1 очко.
ability-red = Эти роли дают взять 1 карту построек.
ability-blue = Эти роли ставят 1 щит в любую область.
ability-yellow = Эти роли приносят 2 золотых.

preview-costs = Цена
preview-brings = даёт
preview-honours = другим
preview-heirs = сейчас получил бы
preview-lacks = Не хватает: { $lacking }.
preview-ready = Вам хватает на это; останется { $left ->
    [one] { $left } золотой
   *[other] { $left } золотых
}.
preview-first-round = В первом раунде никто не строит.
preview-worth = { $points ->
    [0] без очков
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

prospect-major = Если выложить { $count }, роль будет вашей: { $role }.
prospect-major-tie = Если выложить { $count }, вы разделите первое место ({ $role }).
prospect-minor = Если выложить { $count }, роль будет вашей: { $role }.
prospect-minor-tie = Если выложить { $count }, вы разделите второе место ({ $role }).
prospect-none = Если выложить { $count }, роли это пока не даст.

move-offer = Предложить { $first ->
    [green] зелёную
    [white] белую
    [red] красную
    [blue] синюю
   *[yellow] жёлтую
} карту
move-bid = Поставить { $first ->
    [one] { $first } золотой
   *[other] { $first } золотых
}
move-pass = Пас
move-build = Строить в городе: { $first ->
    [florence] { city-florence }
    [mantua] { city-mantua }
    [ferrara] { city-ferrara }
    [pisa] { city-pisa }
    [rimini] { city-rimini }
    [lucca] { city-lucca }
    [urbino] { city-urbino }
    [padua] { city-padua }
    [milan] { city-milan }
    [bologna] { city-bologna }
    [siena] { city-siena }
    [orvieto] { city-orvieto }
    [venice] { city-venice }
    [verona] { city-verona }
   *[perugia] { city-perugia }
}
move-lay = Выложить { $first ->
    [green] зелёные
    [white] белые
    [red] красные
    [blue] синие
   *[yellow] жёлтые
} карты: { $second }
move-shield = Поставить щит в область: { $first ->
    [veneto] { region-veneto }
    [lombardy] { region-lombardy }
    [emilia] { region-emilia }
    [liguria] { region-liguria }
    [tuscany] { region-tuscany }
   *[umbria] { region-umbria }
}
move-turn = Открыть { $first ->
    [green] зелёную
    [white] белую
    [red] красную
    [blue] синюю
   *[yellow] жёлтую
} карту

score = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

# Что значит знак, когда его видят впервые

sign-prince = Корона отмечает государя. Первым торгуется его сосед слева, а действует первым сам государь.
sign-deck = Столько карт осталось в колоде. Число после ✕ — карты, выбывшие из игры.
