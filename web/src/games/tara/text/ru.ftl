# Слова доски в браузере. Слова самой игры приходят от службы.

board-regions = Области
board-tara = Тара
board-round = Раунд { $round }
board-round-of = Раунд { $round } из { $limit }
board-level = { $level ->
    [F] земледелец
    [H] скотовод
    [W] воин
    [C] вождь
   *[K] король
}
board-empty = Пусто
board-disc-of = { $name }
board-fort-of = { $name }: крепость
board-king-of = { $name }: король
board-captives = Пленники сверху вниз: { $names }
board-held = Занято позиций: { $counts }
board-unsettled = Здесь ещё никого нет: вход стоит 2 кумала
board-promote = Продвинуться на { $position }
board-which-disc = Какой диск стопки?
board-disc-at = Диск { $depth } сверху: { $name }

board-hand = Ваши карты
board-keep = Оставьте три карты
board-kept = сейчас
board-this-round = в этом раунде
board-next-round = на следующий раунд
board-card = Карта { $number }. Положить: { $slots }. Активация: { $cost }
board-card-beside = Карта { $number }. Положить: { $slots }; рядом должен быть: { $faded }. Активация: { $cost }
board-stone = Карта { $number }: Камень Судьбы. Активация: { $cost }
board-discard = Сбросить карту { $number } за 2 кумала
board-amnesty = Амнистия: сбросить карту { $number } и заплатить 4 кумала

board-starts = первый
board-income = Доход, если бы раунд кончился сейчас: { $count }
board-spread = По кумалу за каждый уровень, занятый в двух областях

board-card-first = Сначала выберите карту из руки.
board-not-king = Для этого нельзя выбрать позицию короля.
board-not-farmer = Земледельцев размещают, а продвижение ведёт на уровни выше.

board-traitor = За один кумал вы откроете карту. Её рисунок покажет, где предатель может добыть вам позицию { region-in }; от него не спасает и крепость.
board-pay-traitor = Заплатить предателю
board-pass = Отказаться
board-held-by = { $name } держит в плену { $count ->
    [one] { $count } ваш диск.
    [few] { $count } ваших диска.
   *[many] { $count } ваших дисков.
}
board-ransom = { $count ->
    [one] { $count } диск
    [few] { $count } диска
   *[many] { $count } дисков
} за { $price }
board-refuse = Не платить
board-garrison = Положите { $count ->
    [1] ещё один диск
   *[other] до двух дисков
} на опустевший холм.
board-no-garrison = Без гарнизона
board-strike = Выберите светящуюся позицию противника.
board-do-without = Не использовать
board-finish = Закончить
board-activation = { $price ->
    [0] Продвижение бесплатно.
    [one] Первое продвижение стоит { $price } кумал; дальше цепочка бесплатна.
    [few] Первое продвижение стоит { $price } кумала; дальше цепочка бесплатна.
   *[many] Первое продвижение стоит { $price } кумалов; дальше цепочка бесплатна.
}
board-spent = Продвигать больше нечего.
board-paid = Активация оплачена: цепочка продолжается бесплатно.
board-have = Кумалы: { $cumals }. Диски в запасе: { $supply }.
board-do-anchoring = Положите рисунок карты на светящуюся позицию.
board-do-swapping = Выберите два диска, которые поменяются местами.
board-do-lowering = Выберите крепость, которая лишится верхнего диска.

preview-lay = Сюда ляжет диск.
preview-capture = Захват: { $name }.
preview-fort = Будет построена крепость.
preview-break = Крепость падёт: { $name }.
preview-king = Новый король!
preview-usurp = Новый король вместо прежнего: { $name }!
preview-depose = Король будет свергнут: { $name }.
preview-entry = Вход в пустую область стоит 2 кумала.
preview-betray = Позицию потеряет { $name }.
preview-lower = Верхний диск вернётся в ваш запас.
preview-price = Цена: { $price ->
    [one] { $price } кумал.
    [few] { $price } кумала.
   *[many] { $price } кумалов.
}
preview-chain = { $price ->
    [0] Дальше бесплатно: { $names }
    [one] Дальше за { $price } кумал: { $names }
    [few] Дальше за { $price } кумала: { $names }
   *[many] Дальше за { $price } кумалов: { $names }
}
preview-forts = Оставшийся диск может стать крепостью: { $names }
preview-amnesty = Все пленники здесь получат свободу за 4 кумала.
preview-fits = { $count ->
    [0] Сыграть здесь
    [one] Подходит в { $count } месте
   *[other] Подходит в { $count } местах
}

in-place = { $place ->
    [connacht] Коннахт
    [ulster] Ольстер
    [leinster] Лейнстер
   *[munster] Манстер
}
in-second = { $second ->
    [connacht] в Коннахте
    [ulster] в Ольстере
    [leinster] в Лейнстере
   *[munster] в Манстере
}
move-keep = Оставить карту { $first }
move-card = Сыграть карту { $first } { in-second }
move-amnesty = Сбросить карту { $first }, амнистия { in-second }
move-discard = Сбросить карту { $first } за 2 кумала
move-anchor = Привязать карту: { in-place } { $spot }
move-place = Положить диск: { in-place } { $spot }
move-promote = Продвинуться: { in-place } { $spot }
move-lower = Понизить крепость: { in-place } { $spot }
move-betray = Удар предателя: { in-place } { $spot }
move-traitor = { $first ->
    [pay] Заплатить предателю 1 кумал
   *[pass] Отказаться от предателя
}
move-ransom = { $first ->
    [refuse] Не платить выкуп
    [one] Выкупить один диск за 1 кумал
    [two] Выкупить два диска за 2 кумала
   *[all] Выкупить все диски за 3 кумала
}
move-start = Новый первый игрок: { $first ->
    [blue] Синий
    [yellow] Жёлтый
    [white] Белый
   *[red] Красный
}
move-done = Закончить
move-swap = Диск { $second } на { $first }

score = { $points ->
    [one] { $points } король
    [few] { $points } короля
   *[many] { $points } королей
}
