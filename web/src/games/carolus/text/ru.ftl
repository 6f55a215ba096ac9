# Слова поля в браузере. Слова самой игры приходят от сервера.

board-map = Карта территорий
board-province = Территория { $name }
board-region = Область { $name }, объединены { $provinces }
board-region-short = Область { $name }
board-hand = Ваш резерв и диски
board-crowns = Выберите за корону
board-take = Взять рыцаря ({ $family }): в запасе { $stock }, в вашем резерве { $reserve }
board-reserve-of = Рыцари в вашем резерве ({ $family }): { $count }
board-my-court = Ваш двор
board-disc-unused = Диск { $disc }
board-disc-laid = Диск { $disc }, выложен
board-disc-used = Диск { $disc }, использован
board-courts = Дворы и влияние
board-family = Род
board-holds = имеет влияние
board-round = Раунд { $round }
board-order = Порядок хода
board-dice = Последний бросок
board-taking = Рыцари с кубиков идут в резерв.
board-your-team = ваша команда
board-look = Наведите на территорию: здесь будет видно, кто там сильнее.
board-legend = Остановки Императора
legend-steps = шаги Императора
legend-nobody = там никто не победит
legend-winner = кто там победит
legend-castle = построит замок

preview-tie = Здесь никто не победит.
preview-held = { $side } сохранит её.
    .you = { $team ->
        [yes] Ваша команда сохранит её.
       *[no] Вы сохраните её.
    }
preview-gain = { $side } получит { $gained ->
    [one] { $gained } замок.
    [few] { $gained } замка.
   *[many] { $gained } замков.
}
    .you = { $team ->
        [yes] Ваша команда получит
       *[no] Вы получите
    } { $gained ->
        [one] { $gained } замок.
        [few] { $gained } замка.
       *[many] { $gained } замков.
    }
preview-merge = { $side } захватит её; в области будет { $castles ->
    [one] { $castles } замок.
    [few] { $castles } замка.
   *[many] { $castles } замков.
}
    .you = { $team ->
        [yes] Ваша команда захватит её
       *[no] Вы захватите её
    }; в области будет { $castles ->
        [one] { $castles } замок.
        [few] { $castles } замка.
       *[many] { $castles } замков.
    }
preview-last = { $side } построит последний замок и победит!
    .you = { $team ->
        [yes] Ваша команда построит последний замок и победит!
       *[no] Вы построите последний замок и победите!
    }
preview-court-own = Этот род ваш; его рыцарей при вашем дворе: { $mine }.
preview-court-first = Первый рыцарь при дворе: род станет вашим.
preview-court-gain = { $mine }:{ $theirs } — род станет вашим.
preview-court-short = { $mine }:{ $theirs } — понадобится ещё { $missing }.

move-disc = Выложить диск { $first }
move-knight = { $first ->
    [red] Красный
    [blue] Синий
    [green] Зелёный
    [yellow] Жёлтый
   *[pink] Розовый
} рыцарь { $second ->
    [court] ко двору
   *[other] на территорию { $second }
}
move-emperor = Передвинуть Императора на { $first ->
    [1] 1 территорию
    [5] 5 территорий
   *[other] { $first } территории
}
move-crown = { $first ->
    [red] Красный
    [blue] Синий
    [green] Зелёный
    [yellow] Жёлтый
   *[pink] Розовый
} рыцарь за корону

course = Замки от первого хода до последнего
score = { $points ->
    [one] { $points } замок
    [few] { $points } замка
   *[many] { $points } замков
}

# Что значит знак, когда его видят впервые

sign-castle = Рядом с вашим знаком — замки, которые вам осталось построить. Побеждает тот, кто первым построит последний.
sign-held = Щит стоит у двора, которому принадлежит влияние рода: все рыцари этого рода сражаются за него.
sign-crown = Корона даёт рыцаря любого рода — на ваш выбор.

then-chance = затем бросаются кубики

option-arranged-help = Рыцарей и Императора расставляете вы; другие видят это, прежде чем сесть.
arranging-emperor = Император на территории { $name }
arranging-how = Выберите две провинции — их рыцари поменяются местами. Выберите Императора, а затем провинцию — он встанет туда.
arranging-shuffle = Перемешать
