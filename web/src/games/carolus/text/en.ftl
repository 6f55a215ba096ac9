# Words of the board in the browser. Those of the game itself come from the service.

board-map = Map of the territories
board-province = Territory { $name }
board-region = Region { $name }, joined from { $provinces }
board-region-short = Region { $name }
board-hand = Your reserve and discs
board-crowns = Choose for your crown
board-take = Take a { $family } knight: { $stock } in stock, { $reserve } in your reserve
board-reserve-of = { $family } knights in your reserve: { $count }
board-my-court = Your court
board-disc-unused = Disc { $disc }
board-disc-laid = Disc { $disc }, laid out
board-disc-used = Disc { $disc }, used
board-courts = Courts and influence
board-family = Family
board-holds = holds the influence
board-round = Round { $round }
board-order = Order of play
board-dice = The last roll
board-taking = The knights of the dice come to the reserve.
board-your-team = your team
board-look = Look at a territory: who is strong there is told here.
board-legend = The Emperor's stops
legend-steps = steps of the Emperor
legend-nobody = nobody would win there
legend-winner = who would win there
legend-castle = a castle would be built

preview-tie = Nobody would win here.
preview-held = { $side } would keep it.
    .you = { $team ->
        [yes] Your team would
       *[no] You would
    } keep it.
preview-gain = { $side } would { $gained ->
    [one] gain a castle.
   *[other] gain { $gained } castles.
}
    .you = { $team ->
        [yes] Your team would
       *[no] You would
    } { $gained ->
        [one] gain a castle.
       *[other] gain { $gained } castles.
    }
preview-merge = { $side } would win it and join a region of { $castles } castles.
    .you = { $team ->
        [yes] Your team would
       *[no] You would
    } win it and join a region of { $castles } castles.
preview-last = { $side } would build the last castle and win!
    .you = { $team ->
        [yes] Your team would build its last castle and win!
       *[no] You would build your last castle and win!
    }
preview-court-own = You hold this family: { $mine } knights at your court.
preview-court-first = The first knight at any court: you would gain the family.
preview-court-gain = { $mine } to { $theirs }: you would gain the family.
preview-court-short = { $mine } to { $theirs }: then { $missing } more to gain the family.

move-disc = Lay out disc { $first }
move-knight = { $second ->
    [court] { $first } knight to your court
   *[other] { $first } knight to territory { $second }
}
move-emperor = Move the Emperor { $first ->
    [1] one territory
   *[other] { $first } territories
}
move-crown = Take a { $first } knight for the crown

course = Castles, from the first move to the last
score = { $points ->
    [one] { $points } castle
   *[other] { $points } castles
}

# What a sign means, when it is first seen

sign-castle = Beside your sign stand the castles that you have left to build. Whoever builds their last one first wins.
sign-held = A shield stands at the court that holds the influence of its family: all knights of that family fight for this court.
sign-crown = A crown lets you take a knight of any family that you choose.

then-chance = then the dice are rolled

option-arranged-help = You place the knights and the Emperor; the others see it before they sit down.
arranging-emperor = The Emperor on territory { $name }
arranging-how = Choose two provinces: their knights change places. Choose the Emperor and then a province: there he stands.
arranging-shuffle = Shuffle
