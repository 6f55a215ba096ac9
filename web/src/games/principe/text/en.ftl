# Words of the board in the browser. Those of the game itself come from the service.

board-map = Map of northern Italy
board-region = Region { $name }
board-shields-of = { $name }: { $count ->
    [one] one shield
   *[other] { $count } shields
}, { $points } points at the end
board-no-shields = No shields yet
board-unseen = Not turned up yet
board-to-build = Can be built
board-built-by = Built by { $name }
    .you = Built by you
board-size-small = small city
board-size-medium = medium city
board-size-large = large city
board-track = Score track: { $standings }
board-left = { $count ->
    [one] one more in the deck
   *[other] { $count } more in the deck
}
board-cost = Costs { $gold } gold and these cards: { $cards }
board-gain = Brings { $points } points and { $shields ->
    [one] a shield
   *[other] { $shields } shields
}
board-gold = { $gold } gold
board-role-lot = Role: { $role }
board-lot = { $count } { $colour }
board-bidders = Bidders
board-out = out
board-bid = Bid { $amount }
board-offers-of = { $name }: { $made } offered, { $left } to offer
board-next-groups = Auctions to come
board-nothing-sold = Nothing is up for auction.
board-pass = Pass
board-your-gold = Your gold
board-hand-of = { $colour } cards in your hand: { $count }
board-how-many = How many?
board-lay = Lay out { $count } { $colour }
board-where = Where to put the shield
board-court = Roles and cards laid out
board-ability = { $colour ->
    [green] Green
    [white] White
    [red] Red
    [blue] Blue
   *[yellow] Yellow
}. { $ability }
board-vacant = nobody
board-prince = Prince
board-gold-of = Gold
board-hand-size = Cards in hand
board-shields-left = Shields left
board-score = Points
board-turn-up = Turn a { $colour } card face up, { $down } face down
board-laid = { $colour }: { $up } face up, { $down } face down
board-prospect = What it would bring
board-promised = If it ended now
board-promised-of = { $points } without gold, place { $rank }
board-round = Round { $round }
board-phases = Phases of the round
board-order = Order of play
board-part-1 = Offer
board-part-2 = Auctions
board-part-3 = Actions
board-part-4 = Roles
board-deck = Deck: { $count }
board-counting = Final scoring: { $step }.
board-until-now = Until now
board-total = Total
board-step-back = One step back
board-step-on = One step on
board-count = Count again
board-stop = Stop
board-count-all = Show the end
board-auction-of = Auction { $at } of { $of }
board-ends = The game ends when fewer than four are left.
board-ends-now = Fewer than four: the game ends after this round.
board-ceremony = The roles of this round
board-investing = { $building }: its roles are given.
board-turned = { $count ->
    [one] One card was turned face down
   *[other] { $count } cards were turned face down
}
board-rank-major = major
board-rank-minor = minor
board-cities = Cities
board-banner = Banner of the victory: { $names }
board-explain-1 = Everybody takes gold and cards, and puts some of them face down for auction.
board-explain-2 = The winner of an auction pays, takes the cards, becomes prince, and from the second round on may build at once.
board-explain-3 = From the prince on, each builds in a city, lays out cards of one colour, or passes.
board-explain-4 = Colour by colour, most and second most cards face up win the roles; the first turns half of them down.
board-explain-over = Point at a region, a city or a player to see what it brought.

building-green = University
building-white = Cathedral
building-red = Town hall
building-blue = Castle
building-yellow = Market

ability-green = Its roles turn one of your face-down cards of another colour face up.
ability-white = Its roles bring 1 point.
ability-red = Its roles draw 1 building card.
ability-blue = Its roles put 1 shield on any region.
ability-yellow = Its roles bring 2 gold.

preview-costs = Costs
preview-brings = brings
preview-honours = to others
preview-heirs = would now go to
preview-lacks = You lack: { $lacking }.
preview-ready = You can pay for it; { $left } gold would be left.
preview-first-round = Nobody builds in the first round.
preview-worth = { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}

prospect-major = Laying { $count }: you would become { $role }.
prospect-major-tie = Laying { $count }: you would tie for the lead ({ $role }).
prospect-minor = Laying { $count }: you would become { $role }.
prospect-minor-tie = Laying { $count }: you would tie for second place ({ $role }).
prospect-none = Laying { $count } would win no role now.

move-offer = Offer a { $first ->
    [green] green
    [white] white
    [red] red
    [blue] blue
   *[yellow] yellow
} card
move-bid = Bid { $first } gold
move-pass = Pass
move-build = Build in { $first ->
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
move-lay = { $second ->
    [1] Lay out one { $first ->
        [green] green
        [white] white
        [red] red
        [blue] blue
       *[yellow] yellow
    } card
   *[other] Lay out { $second } { $first ->
        [green] green
        [white] white
        [red] red
        [blue] blue
       *[yellow] yellow
    } cards
}
move-shield = Put a shield on { $first ->
    [veneto] { region-veneto }
    [lombardy] { region-lombardy }
    [emilia] { region-emilia }
    [liguria] { region-liguria }
    [tuscany] { region-tuscany }
   *[umbria] { region-umbria }
}
move-turn = Turn a { $first ->
    [green] green
    [white] white
    [red] red
    [blue] blue
   *[yellow] yellow
} card face up

score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What a sign means, when it is first seen

sign-prince = The crown marks the prince. The player to their left bids first, and the prince is the first to act.
sign-deck = These cards are left in the deck. A number after ✕ counts the cards that are out of the game.
