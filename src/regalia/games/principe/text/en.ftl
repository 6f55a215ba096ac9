title = Il Principe
summary = Bid for buildings, build the cities of Renaissance Italy, win its roles, and set your shields in every region.
feel = auctions and plans
playing-time = 60–90 min

credits-designer = Emanuele Ornella
credits-publisher = Mind the Move
credits-year = 2005
credits-line = A game by { credits-designer }, published by { credits-publisher } in { credits-year }.

seat-name = { $number ->
    [0] Medici
    [1] Visconti
    [2] Carraresi
    [3] d'Este
   *[4] Gonzaga
}

colour-green = green
colour-white = white
colour-red = red
colour-blue = blue
colour-yellow = yellow

region-veneto = Veneto
region-lombardy = Lombardy
region-emilia = Emilia
region-liguria = Liguria
region-tuscany = Tuscany
region-umbria = Umbria

city-florence = Florence
city-mantua = Mantua
city-ferrara = Ferrara
city-pisa = Pisa
city-rimini = Rimini
city-lucca = Lucca
city-urbino = Urbino
city-padua = Padua
city-milan = Milan
city-bologna = Bologna
city-siena = Siena
city-orvieto = Orvieto
city-venice = Venice
city-verona = Verona
city-perugia = Perugia

role-doctor = doctor
role-master = master
role-bishop = bishop
role-preacher = preacher
role-councillor = councillor
role-scribe = scribe
role-nobleman = nobleman
role-knight = knight
role-banker = banker
role-merchant = merchant

option-draw = Cards drawn in a round
option-draw-help = With four cards something is usually left to auction in the last round. With five, as the Hungarian booklet says, you have more to choose from and the game is shorter, but with four or five players the last round often finds the deck empty.
option-draw-5 = 5, as printed in the Hungarian booklet
option-first = First prince
option-first-help = Who has the prince's figure at the start.
option-first-lot = by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5

phase-offering = Income and offer
phase-bidding = Auction
phase-building = Building after an auction
phase-acting = Actions
phase-placing = Placing shields
phase-turning = Turning a card up
phase-over = The game is over

place-last-round = Last round
place-deck = Building deck
place-city-deck = City deck
place-display = Cities to build
place-map = Map
place-groups = For auction
place-auction = At auction
place-bid = Bid
place-out = Out of the game
place-hand = Hand
place-offered = Offered
place-missing = missing
place-final = Final scoring
place-final-roles = Roles
place-final-sets = Weakest colour
place-final-gold = Most gold
place-final-hand = Most cards
place-final-regions = Regions

verb-offer = put a card of this colour face down for auction
verb-bid = bid this much gold
verb-pass = pass, or do nothing
verb-build = build in this city
verb-lay = lay out cards of one colour
verb-shield = put a shield on this region
verb-turn = turn a card of this colour face up

ask-offer = Put { $count ->
    [one] one more card
   *[other] { $count } more cards
} face down for auction.
ask-bid = Bid at least { $least } gold for { $count ->
    [one] one { $colour } card
   *[other] { $count } { $colour } cards
}, or pass.
ask-bid-role = You are tied: bid at least { $least } gold for a role ({ $role }), or pass.
ask-build = You have won the auction: build in a city, or pass.
ask-act = Build in a city, lay out cards of one colour, or pass.
ask-act-first = Lay out cards of one colour, or pass. Nobody builds in the first round.
ask-shield = { $city }: put { $count ->
    [one] a shield
   *[other] { $count } shields, one after the other,
} on the regions that it touches.
ask-shield-anywhere = Your blue role lets you put a shield on any region.
ask-turn = Your green role lets you turn one card of another colour face up; or pass.

# Parts of the sentences below
in-colour = { $colour }
a-card = a { in-colour } card
some-cards = { $count ->
    [one] one { $colour } card
   *[other] { $count } { $colour } cards
}
some-points = { $points ->
    [one] one point
   *[other] { $points } points
}

event-round = Round { $round } begins.
event-last-round = Round { $round } begins. The deck is nearly used up: it is the last round.
event-income = Everybody takes { $gold } gold.
event-drawn = { $seat } draws: { $cards }.
    .you = You draw: { $cards }.
event-drew = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
    .you = You draw { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
event-no-card = The deck is empty: { $seat } draws nothing.
    .you = The deck is empty: you draw nothing.
event-offered = { $seat } puts { a-card } face down.
    .you = You put { a-card } face down.
event-offer = { $seat } puts a card face down.
    .you = You put a card face down.
event-pile = Up for auction: { $cards }.
event-auction = { $count ->
    [one] One { $colour } card is auctioned.
   *[other] { $count } { $colour } cards are auctioned.
}
event-bid = { $seat } bids { $amount }.
    .you = You bid { $amount }.
event-passed = { $seat } passes.
    .you = You pass.
event-outbid = { $seat } cannot bid more and passes.
    .you = You cannot bid more and pass.
event-unsold = Nobody wants the { $colour } group: { $count ->
    [one] one card leaves the game.
   *[other] { $count } cards leave the game.
}
event-won = { $seat } pays { $price } gold and takes { some-cards } into hand.
    .you = You pay { $price } gold and take { some-cards } into hand.
event-prince = { $seat } is the prince now.
    .you = You are the prince now.
event-no-build = { $seat } does not build.
    .you = You do not build.
event-cannot-build = { $seat } cannot build: too little gold or too few cards for any city.
    .you = You cannot build: too little gold or too few cards for any city.
event-empty-hand = { $seat } has no card in hand and passes the turn.
    .you = You have no card in hand and pass the turn.
event-rested = { $seat } passes.
    .you = You pass.
event-laid = { $seat } lays out { some-cards }.
    .you = You lay out { some-cards }.
event-built = { $seat } builds in { $city } for { $price } gold: { $points } points.
    .you = You build in { $city } for { $price } gold: { $points } points.
event-shield = { $seat } puts a shield on { $region }.
    .you = You put a shield on { $region }.
event-honour = { $seat } gets { some-points } for a { in-colour } role.
    .you = You get { some-points } for a { in-colour } role.
event-city = A new city is turned up: { $city }.
event-roles-back = All roles go back to the board.
event-role = { $seat } receives a role: { $role }.
    .you = You receive a role: { $role }.
event-role-auction = There is a tie for a role: { $role }. It is auctioned.
event-role-won = { $seat } pays { $price } gold for a role: { $role }.
    .you = You pay { $price } gold for a role: { $role }.
event-role-unsold = Nobody bids: a role stays on the board, the { $role }.
event-turned-down = { $seat } turns { some-cards } face down.
    .you = You turn { some-cards } face down.
event-turned-up = { $seat } turns { a-card } face up.
    .you = You turn { a-card } face up.
event-none-turned = { $seat } turns no card face up.
    .you = You turn no card face up.
event-grace = { $seat } gets a point for the white role.
    .you = You get a point for the white role.
event-interest = { $seat } takes { $gold } gold for the yellow role.
    .you = You take { $gold } gold for the yellow role.
event-final = Final scoring: { $seat } gets { $points ->
    [one] one more point
   *[other] { $points } more points
} and has { $total }.
    .you = Final scoring: you get { $points ->
        [one] one more point
       *[other] { $points } more points
    } and have { $total }.
event-over = { $ending ->
    [cities] Fewer than four cities are left to build.
   *[deck] The last round is over.
} { $winners_count ->
    [other] { $winners } share the victory!
   *[one] Victory for { $winners }!
}
    .you = { $ending ->
        [cities] Fewer than four cities are left to build.
       *[deck] The last round is over.
    } { $winners_count ->
        [one] You win!
       *[other] Shared victory: { $winners }!
    }

why-over = The game is over.
why-not-your-turn = It is { $seat }'s turn.
why-offer-made = You have made your offer for this round.
why-left-auction = You have passed: you are out of this auction.
why-not-tied = You take no part in the auction of this role.
why-not-offering = Cards are put up for auction only at the start of a round.
why-none-in-hand = You have no { $colour } card in hand.
why-not-bidding = There is no auction now.
why-bid-too-low = Bid more than { $bid }.
why-bid-too-high = You have { $gold } gold and cannot bid { $amount }.
why-must-offer = Everybody makes an offer: you cannot pass.
why-must-place = The shield must be placed: you cannot pass.
why-not-building = You can build only after you have won an auction of cards, or in your turn in phase 3.
why-first-round = Nobody may build in the first round.
why-not-face-up = { $city } is not among the cities that are face up.
why-too-poor = { $city } costs { $price } gold, and you have { $gold }.
why-cards-missing = { $city }: your hand lacks { $cards }.
why-not-laying = Cards are laid out only in your turn in phase 3.
why-too-few = You have { $held ->
    [0] no { $colour } card
    [one] only one { $colour } card
   *[other] only { $held } { $colour } cards
} in hand.
why-no-shield = You have no shield to place now.
why-not-touching = { $region } does not touch { $city }.
why-not-turning = Cards are turned up only by the green roles.
why-green-stays = The green role turns up cards of other colours only.
why-none-face-down = You have no { $colour } card face down.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = office = role; arms = shield; tile = role

book-size-small = small
book-size-medium = medium
book-size-large = large
book-sizes-differ = ; where a card differs, P8 says so
book-draw-option = Three to five players can agree on { $other } cards instead when the table is made. The more you draw, the sooner the deck is used up: with four or five of you the last round (P34) then often finds it empty.
book-draw = { $usual } (or { $other })
book-roles = { $minor ->
    [yes] yes
   *[no] no
}
book-icon-green = { $count ->
    [1] { colour-green }
   *[other] { $count } { colour-green }
}
book-icon-white = { $count ->
    [1] { colour-white }
   *[other] { $count } { colour-white }
}
book-icon-red = { $count ->
    [1] { colour-red }
   *[other] { $count } { colour-red }
}
book-icon-blue = { $count ->
    [1] { colour-blue }
   *[other] { $count } { colour-blue }
}
book-icon-yellow = { $count ->
    [1] { colour-yellow }
   *[other] { $count } { colour-yellow }
}

scenario-x1-title = The order of the auctions
scenario-x1-story = Three green, two white and two red cards and one yellow card are on the table. In which order are they auctioned? Pass, and see.
scenario-x2-title = Building in Florence
scenario-x2-story = Medici has the five cards and the 5 gold that Florence asks for. Build there, and put both shields on Tuscany: what does it bring?
scenario-x3-title = Honours for the others
scenario-x3-story = Visconti can build in Lucca. What do the holders of the white and blue roles get for it?
scenario-x4-title = First and second
scenario-x4-story = The blue cards stand at 4, 2, 1 and 1. Only d'Este is left to act. Pass: who gets the two blue roles?
scenario-x5-title = A tie for second place
scenario-x5-story = The blue cards stand at 4, 2, 2 and 1. Pass: how is it settled who gets the minor role?
scenario-x6-title = A tie for the lead
scenario-x6-story = The blue cards stand at 3, 3, 3 and 1. Pass: who takes part in the auction of the major role?
scenario-x7-title = Half of the cards
scenario-x7-story = Medici is about to get the major blue role with three cards face up, Visconti the minor one with two. Pass: which cards are turned down?
scenario-x8-title = The weakest colour
scenario-x8-story = The last round is nearly over. Pass: what do 0, 1 and 4 cards in the weakest colour bring?
scenario-x9-title = Two regions
scenario-x9-story = The last round is nearly over. In Tuscany the shields stand 3 to 2 to 1, in Umbria 2 to 2 to 1. Pass: how many points do they bring?

word-offer = offer
word-bid = bid
word-pass = pass
word-build = build
word-lay = lay
word-shield = shield
word-turn = turn
word-green = green
word-white = white
word-red = red
word-blue = blue
word-yellow = yellow
word-florence = florence
word-mantua = mantua
word-ferrara = ferrara
word-pisa = pisa
word-rimini = rimini
word-lucca = lucca
word-urbino = urbino
word-padua = padua
word-milan = milan
word-bologna = bologna
word-siena = siena
word-orvieto = orvieto
word-venice = venice
word-verona = verona
word-perugia = perugia
word-veneto = veneto
word-lombardy = lombardy
word-emilia = emilia
word-liguria = liguria
word-tuscany = tuscany
word-umbria = umbria

round-number = Round { $round }
terminal-help =
    Colours are letters: 2G is two green cards. A city shows its points (♣), gold (●) and shields (◊), its buildings, and what you still lack for it.
    In front of each player, 3/1 means three cards face up and one face down. ♛ marks the prince, ► whose turn it is, ★ the winner.
    The table of regions counts the shields of the players in their order.

# What moves are about, for hints
theme-points = victory points and regions
theme-sets = cards of your weakest colour
theme-shields = shields on the map
theme-gold = gold
theme-hand = the cards in your hand
theme-roles = roles, and the cards face up that bring them
theme-cities = cities that you can build
