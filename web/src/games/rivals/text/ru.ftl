# Слова поля в браузере. Слова самой игры приходят от сервера.

board-parade = Персонажи этого этапа
board-chosen = { $chosen ->
    [0] Все выбирают тайно.
   *[other] Выбрали: { $chosen } из { $seats }.
}
board-character = { $character } ({ $name }), ранг { $rank }
board-pile-card = { $character }: из колоды, ранг { $rank }
board-candidate = { $character }: { $actions }. Ранг { $rank }
board-secret = Пока видите только вы
board-ready = { $name }: выбор сделан
board-thinking = думает…
board-aside = Персонажей в колоде: { $count }
board-symbol = первый среди равных
board-action = { $action } ({ $name })
board-covered = { $action } ({ $name }), герб поверх: { $thief }
    .to-you = { $action } ({ $name }), поверх ваш герб
brief-resolve = уладить
brief-hand-on = передать
brief-money = деньги
brief-recruit = нанять
brief-buy = купить
board-chain = Стрелки: кто у кого крадёт
board-rung = Ранг { $rank }: { $character }{ $state ->
    [held] , у вас на руке
    [chosen] , выбран
    [spent] , уже сыгран
   *[free] { "" }
}
board-how-hand-on = Выберите, кому отдать жетон: гербы, которые можно выбрать, выделены.
board-how-money = Выберите выделенный кошель у одной из стопок.
board-how-recruit = Выберите выделенного подданного на верху стопки.
board-how-buy = Выберите выделенное здание на верху стопки.

board-conflicts = Конфликты
board-equal = Равные ранги: { $name } и { $other }
    .you = Равные ранги: вы и { $other }
    .to-you = Равные ранги: { $name } и вы
board-pile-equal = Карта из колоды того же ранга, что у игрока { $name }
    .you = Карта из колоды того же ранга, что у вас
board-threat = { $name } собирается красть у игрока { $other }
    .you = Вы собираетесь красть у игрока { $other }
    .to-you = { $name } собирается красть у вас
board-stolen = { $name }: кража у игрока { $other } совершена
    .you = Ваша кража у игрока { $other } совершена
    .to-you = { $name }: кража у вас совершена
board-pile-threat = Карта из колоды угрожает игроку { $other }
    .to-you = Карта из колоды угрожает вам

board-game = Партия { $game }
board-round = Раунд { $round }, этап { $stage }
board-score = Очки
board-card = { $card }, { $colour }, { $price }
board-stack = Стопка { $stack }: { $card }. Карт в стопке: { $height }
board-money = Деньги у стопки { $stack }
board-no-money = У стопки { $stack } нет денег
board-refill = Пусто, как и у всех четырёх: банк сперва кладёт к каждой стопке монеты, пока хватает, затем вы берёте то, что у стопки { $stack }
board-height = Карт в стопке
board-known = Известные вам карты стопки { $stack }, сверху вниз
board-deep = Стопка { $stack }, карта { $place } сверху: { $card }

board-domain = Место: { $name }
    .you = Ваше место
board-player = { $name }, монеты: { $coins }, жетоны конфликта: { $markers }
board-my-markers = Ваши жетоны конфликта: { $markers }
board-owned = { $card } ({ $name }{ $state ->
    [active] , активный подданный
    [paired] , в идеальной паре
   *[plain] { "" }
})

board-counsel = Об этой карте
board-belongs = Цвет: { $colour }, цена и очки: { $price }. Идеальная пара: { $card }.
board-actions = Действия: { $actions }.
board-steals-from = У кого крадёт (ранг { $rank }): { $characters }.
board-steals-nothing = Ни у кого не крадёт.
board-fears = Кто крадёт у этого ранга: { $characters }.
board-active = Активный подданный: { $card }
board-once-early = Одна способность за этап.
board-once = Одна способность за этап, в любой момент своего хода.
board-used-this-stage = На этом этапе вы уже применили способность.
board-discount = Следующее здание обойдётся вам на монету дешевле.
board-watch = Вы зритель. Наведите на карту, чтобы прочесть о ней.
board-no-subject = Последний нанятый подданный становится активным и даёт вам свою способность.

about-resolve = Верните один свой жетон конфликта в запас.
about-hand-on = Отдайте один свой жетон конфликта другому игроку.
about-money = Возьмите все деньги у одной стопки. Сколько их, вы увидите потом.
about-recruit = Заплатите за верхнего подданного стопки: он станет активным.
about-buy = Заплатите за верхнее здание стопки.

preview-buy = Цена { $price }, останется { $left }. Ваши очки: { $before } → { $after }.
preview-swap = Ваши очки после обмена: { $before } → { $after }.
preview-steal = Вы закроете его своим гербом и сразу выполните.

board-reckoning = Подсчёт очков
board-reckoning-now = Если бы игра закончилась сейчас
board-step-by-step = Шаг за шагом
board-step-back = Шаг назад
board-step-on = Следующий шаг
board-close-score = Закрыть очки
board-games = Партии матча
board-next-game = Дальше: партия { $game }
board-match = Счёт матча
how-perfect = очки обеих карт
how-coloured = очки более дорогой карты
how-singles = по 1 очку
how-coins = 1 очко за 3 монеты
how-markers = по −2 очка

move-choose = Выбрать: { $character }
move-exchange = Садовник: обменяться персонажами с игроком { $name } ({ $character })
move-guard = { $first ->
    [pile] Городской стражник: жетон карты из колоды не получит никто
   *[other] Городской стражник, жетон получит { $name }
}
move-steal = Украсть у игрока { $name }: { $action }
move-resolve = Вернуть жетон конфликта
move-hand-on = Отдать жетон конфликта игроку { $name }
move-money = Взять деньги у стопки { $first } ({ $card })
move-recruit = Нанять за { $price }: { $card } (стопка { $first })
move-buy = Купить за { $price }: { $card } (стопка { $first })
move-use = Способность: { $card }
move-take = Взять за { $price }: { $card } (стопка { $first }, карта { $second } сверху)
move-offer = Отдать: { $card } ({ $first ->
    [building] здание { $second } в вашем ряду
   *[subject] подданный { $second } в вашем ряду
})
move-get = { $first ->
    [stack] Получить: { $card } (стопка { $second })
   *[other] Получить: { $card } ({ $name }, карта { $second } в ряду)
}
move-regain = Крестьянин, выполнить украденное: { $action }
move-skip = { $what ->
    [gardening] Оставить своего персонажа
    [guarding] Не отводить жетон
    [taking] Не брать карту
    [carrying-out] Не выполнять: { $action }
    [action] Пропустить: { $action }
    [one-action] Больше ничего не делать
   *[end] Закончить ход
}

# Что значит знак, когда его видят впервые

sign-star = Звезда ходит первой: из двух равных рангов с одинаковым числом жетонов конфликта этот действует раньше (R17).
sign-swords = Мечи — жетоны конфликта. Их получает тот, кто встретил равный ранг или у кого крадут; в конце каждый стоит 2 очка.
sign-perfect = Корона соединяет идеальную пару: и здание, и его подданный приносят свои очки.
