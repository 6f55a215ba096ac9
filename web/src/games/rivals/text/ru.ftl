# Слова доски в браузере. Слова самой игры приходят от сервера.

board-parade = Персонажи этого этапа
board-chosen = { $chosen ->
    [0] Все выбирают тайно.
   *[other] Выбрали: { $chosen } из { $seats }.
}
board-character = { $name }: { $character }, ранг { $rank }
board-pile-card = Из колоды: { $character }, ранг { $rank }
board-candidate = { $character }, ранг { $rank }: { $actions }
board-secret = Пока видите только вы
board-ready = { $name }: выбор сделан
board-thinking = думает…
board-aside = Персонажей в колоде: { $count }
board-symbol = первый среди равных
board-action = { $action } ({ $name })
board-covered = { $action } ({ $name }), закрыто: { $thief }
board-ladder = Двенадцать персонажей по рангам
board-spent = { $character }, уже в игре
board-unspent = { $character }
board-steals = крадёт у ранга { $rank }
board-how-hand-on = Выберите, кому отдать жетон: гербы, которые можно выбрать, светятся.
board-how-money = Выберите светящийся кошель у одной из стопок.
board-how-recruit = Выберите светящегося подданного на верху стопки.
board-how-buy = Выберите светящееся здание на верху стопки.

board-conflicts = Конфликты
board-equal = Равные ранги: { $name } и { $other }
board-pile-equal = Карта колоды того же ранга; кого это касается: { $name }
board-threat = { $name } собирается красть; жертва: { $other }
board-stolen = { $name }: кража совершена; жертва: { $other }
board-pile-threat = Жертва карты из колоды: { $other }

board-game = Партия { $game }
board-round = Раунд { $round }, этап { $stage }
board-score = Очки
board-card = { $card }, { $colour }, { $price }
board-stack = Стопка { $stack }: { $card }. Карт в стопке: { $height }
board-empty-stack = пусто
board-money = Деньги у стопки { $stack }
board-no-money = У стопки { $stack } нет денег
board-height = Карт в стопке
board-known = Известные вам карты стопки { $stack }, сверху вниз
board-deep = Стопка { $stack }, карта { $place } сверху: { $card }

board-domain = Место: { $name }
board-player = { $name }, монеты: { $coins }, жетоны конфликта: { $markers }
board-my-markers = Ваши жетоны конфликта: { $markers }
board-owned = { $card } ({ $name }{ $state ->
    [active] , активная
    [paired] , в идеальной паре
   *[plain] { "" }
})
board-nothing = пока нет
board-used = уже применено

board-counsel = Совет
board-belongs = Цвет: { $colour }, цена и очки: { $price }. Идеальная пара: { $card }.
board-actions = Действия: { $actions }.
board-steals-from = У кого крадёт (ранг { $rank }): { $characters }.
board-steals-nothing = Ни у кого не крадёт.
board-fears = Кто крадёт у этого ранга: { $characters }.
board-active = Активная карта: { $card }
board-once = Одна способность за этап, в любой момент своего хода.
board-used-this-stage = На этом этапе вы уже применили способность.
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
how-perfect = очки обеих карт
how-coloured = очки более дорогой карты
how-singles = по 1 очку
how-coins = 1 очко за 3 монеты
how-markers = по −2 очка

move-choose = Выбрать: { $first ->
    [lord-protector] { character-lord-protector }
    [queen] { character-queen }
    [prince] { character-prince }
    [count] { character-count }
    [courtier] { character-courtier }
    [priest] { character-priest }
    [treasurer] { character-treasurer }
    [knight] { character-knight }
    [countess] { character-countess }
    [diplomat] { character-diplomat }
    [merchant-1] { character-merchant-1 }
   *[merchant-2] { character-merchant-2 }
}
move-exchange = Садовник: обменяться персонажами, с кем: { $first ->
    [lion] { crest-lion }
    [eagle] { crest-eagle }
    [stag] { crest-stag }
   *[boar] { crest-boar }
}
move-guard = Городской стражник: жетон получит { $first ->
    [pile] никто (колода)
    [lion] { crest-lion }
    [eagle] { crest-eagle }
    [stag] { crest-stag }
   *[boar] { crest-boar }
}
move-steal = Кража, жертва — { $first ->
    [lion] { crest-lion }
    [eagle] { crest-eagle }
    [stag] { crest-stag }
   *[boar] { crest-boar }
}: { $second ->
    [resolve] { action-resolve }
    [hand-on] { action-hand-on }
    [money] { action-money }
    [recruit] { action-recruit }
   *[buy] { action-buy }
}
move-resolve = Вернуть жетон конфликта
move-hand-on = Отдать жетон конфликта, кому: { $first ->
    [lion] { crest-lion }
    [eagle] { crest-eagle }
    [stag] { crest-stag }
   *[boar] { crest-boar }
}
move-money = Взять деньги у стопки { $first }
move-recruit = Нанять верхнего подданного стопки { $first }
move-buy = Купить верхнее здание стопки { $first }
move-use = Применить активного подданного
move-take = Взять карту { $second } сверху из стопки { $first }
move-offer = Отдать из ряда: { $first ->
    [building] здание { $second }
   *[subject] подданный { $second }
}
move-get = { $first ->
    [stack] Получить верхнюю карту стопки { $second }
    [lion] { crest-lion }: получить карту { $second } из ряда
    [eagle] { crest-eagle }: получить карту { $second } из ряда
    [stag] { crest-stag }: получить карту { $second } из ряда
   *[boar] { crest-boar }: получить карту { $second } из ряда
}
move-regain = Крестьянин: выполнить украденное: { $first ->
    [resolve] { action-resolve }
    [hand-on] { action-hand-on }
    [money] { action-money }
    [recruit] { action-recruit }
   *[buy] { action-buy }
}
move-skip = Пропустить / закончить ход
