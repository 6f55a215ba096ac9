# Слова поля в браузере. Слова самой игры приходят от сервера.

board-regions = Регионы
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
board-spot = { $level ->
    [F] земледелец { $column }
    [H] скотовод { $column }
    [W] воин { $column }
    [C] вождь { $column }
   *[K] позиция короля
}
board-empty = Пусто
board-disc-of = { $name }
board-fort-of = { $name }: крепость
board-king-of = { $name }: король
board-captives = Пленники сверху вниз ({ $count }): { $names }
board-held = Контролируемые позиции: { $counts }
board-unsettled = Здесь ещё никого нет: { $price ->
    [0] вход бесплатный
   *[other] вход стоит { $price } кумала
}
board-promote = Продвинуться: { board-spot }
board-which-disc = Какая фишка стопки?
board-disc-at = Фишка { $depth } сверху: { $name }

board-hand = Ваши карты
board-keep = Оставьте три карты
board-kept = сейчас
board-card = Карта { $number }. Выложить: { $slots }. Активация: { $cost }
board-card-beside = Карта { $number }. Выложить: { $slots }; рядом нужна позиция, пустая или занятая: { $faded }. Активация: { $cost }
board-stone = Карта { $number }: Камень Судьбы. Активация: { $cost }
board-discard = Сбросить карту { $number } за 2 кумала
board-amnesty = Амнистия: сбросить карту { $number } и заплатить 4 кумала

board-kings = Королей на поле: { $count } из 2
board-income = Доход, если бы раунд кончился сейчас: { $count }
board-spread = По кумалу за каждый уровень, занятый в двух регионах

board-ask-card = Наложите рисунок карты { $number } на регион. { $cost ->
    [0] Продвижение после этого бесплатно.
    [one] Продвижение после этого стоит { $cost } кумал.
    [few] Продвижение после этого стоит { $cost } кумала.
   *[many] Продвижение после этого стоит { $cost } кумалов.
}
board-ask-stone = Камень Судьбы: выберите регион, где две фишки поменяются местами; продвижение после этого — за { $cost ->
    [one] { $cost } кумал.
    [few] { $cost } кумала.
   *[many] { $cost } кумалов.
}
board-ask-amnesty = Амнистия за 4 кумала: выберите регион, где пленники получат свободу.
board-ask-first = { $what ->
    [place] Выложите фишку.
    [promote] Продвиньтесь по стрелке{ $price ->
        [0] .
        [one] {" "}за { $price } кумал.
        [few] {" "}за { $price } кумала.
       *[many] {" "}за { $price } кумалов.
    }
   *[both] Выложите фишку или продвиньтесь по стрелке{ $price ->
        [0] .
        [one] {" "}за { $price } кумал.
        [few] {" "}за { $price } кумала.
       *[many] {" "}за { $price } кумалов.
    }
}
board-ask-steps = { $what ->
    [place] Выложите ещё одну фишку или закончите.
    [promote] Продвиньтесь по стрелке{ $price ->
        [0] {""}
        [one] {" "}за { $price } кумал
        [few] {" "}за { $price } кумала
       *[many] {" "}за { $price } кумалов
    } или закончите.
   *[both] Выложите фишку, продвиньтесь по стрелке{ $price ->
        [0] {""}
        [one] {" "}за { $price } кумал
        [few] {" "}за { $price } кумала
       *[many] {" "}за { $price } кумалов
    } или закончите.
}

board-card-first = Сначала выберите карту с руки.
board-not-king = Для этого нельзя выбрать позицию короля.
board-not-farmer = Земледельцев выкладывают, а продвижение ведёт на уровни выше.

board-traitor = За один кумал вы откроете карту. Её рисунок покажет, где предатель может добыть вам позицию { region-in }; от него не спасает и крепость.
board-pay-traitor = Заплатить за предателя
board-pass = Отказаться
board-held-by = { $name } держит в плену { $count ->
    [one] { $count } вашу фишку.
    [few] { $count } ваши фишки.
   *[many] { $count } ваших фишек.
}
board-ransom = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
} за { $price ->
    [one] { $price } кумал
    [few] { $price } кумала
   *[many] { $price } кумалов
}
board-refuse = Не платить
board-garrison = Выложите { $count ->
    [1] ещё одну фишку
   *[other] до двух фишек
} в очищенном регионе.
board-no-garrison = Без гарнизона
board-strike = Выберите выделенную позицию противника.
board-do-without = Не использовать
board-finish = Закончить
board-activation = { $price ->
    [0] Продвижение бесплатно.
    [one] Первое продвижение стоит { $price } кумал; дальше цепочка бесплатна.
    [few] Первое продвижение стоит { $price } кумала; дальше цепочка бесплатна.
   *[many] Первое продвижение стоит { $price } кумалов; дальше цепочка бесплатна.
}
board-paid = Активация оплачена: цепочка продолжается бесплатно.
board-have = Кумалы: { $cumals }. Фишки в запасе: { $supply }.
board-do-anchoring = Наложите рисунок карты на выделенную позицию.
board-do-swapping = Выберите две фишки, которые поменяются местами.
board-do-lowering = Выберите крепость, которая лишится верхней фишки.

preview-lay = Сюда ляжет фишка.
preview-capture = Захват: { $name }.
preview-fort = Будет построена крепость.
preview-break = Крепость падёт: { $name }.
preview-king = Новый король!
preview-usurp = Новый король вместо прежнего: { $name }!
preview-depose = Король будет свергнут: { $name }.
preview-entry = Вход в пустой регион стоит { $price } кумала.
preview-betray = Позицию потеряет { $name }.
preview-lower = Верхняя фишка вернётся в ваш запас.
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
preview-forts = Из оставшейся фишки может выйти крепость: { $names }
preview-amnesty = Все пленники здесь получат свободу за 4 кумала.
preview-fits = { $count ->
    [0] Сыграть здесь
    [one] Подходит в { $count } месте
   *[other] Подходит в { $count } местах
}

in-place = { $place ->
    [connacht] Коннахт
    [ulster] Ульстер
    [leinster] Лейнстер
   *[munster] Манстер
}
in-second = { $second ->
    [connacht] в Коннахте
    [ulster] в Ульстере
    [leinster] в Лейнстере
   *[munster] в Манстере
}
move-keep = Оставить карту { $first }
move-card = Сыграть карту { $first } { in-second }
move-amnesty = Сбросить карту { $first }, амнистия { in-second }
move-discard = Сбросить карту { $first } за 2 кумала
move-anchor = Наложить рисунок: { in-place } { board-spot }
move-place = Выложить фишку: { in-place } { board-spot }
move-promote = Продвинуться: { in-place } { board-spot }
move-lower = Понизить крепость: { in-place } { board-spot }
move-betray = Удар предателя: { in-place } { board-spot }
move-traitor = { $first ->
    [pay] Заплатить 1 кумал за предателя
   *[pass] Отказаться от предателя
}
move-ransom = { $first ->
    [refuse] Не платить выкуп
    [one] Выкупить одну фишку за 1 кумал
    [two] Выкупить две фишки за 2 кумала
   *[all] Выкупить все фишки за 3 кумала
}
move-start = Новый ведущий игрок: { $name }
move-done = Закончить
move-swap = Фишка { $second } на { board-spot }

course = Короли от первого хода до последнего
score = { $points ->
    [one] { $points } король
    [few] { $points } короля
   *[many] { $points } королей
}

# Что значит знак, когда его видят впервые

sign-start = Вымпел — знак ведущего игрока: он начинает раунд.
sign-spread = Эти знаки — уровни. Светится тот, что занят в двух регионах: он приносит кумал.
sign-captive = Фишки за решёткой — пленники из очищенного региона. В конце раунда их обменивают и выкупают.
