title = Tara, Seat of Kings
summary = Raise your people from farmers to kings, capture, swap and betray, and be the first to rule two regions of Ireland at once.
feel = sharp and tangled
playing-time = 60–90 min

credits-designer = Alan Paull
credits-publisher = Surprised Stare Games
credits-year = 2006
credits-line = A game by { credits-designer }, published by { credits-publisher } in { credits-year }.

seat-name = { $number ->
    [0] Blue
    [1] Yellow
    [2] White
   *[3] Red
}

region-name = { $region ->
    [connacht] Connacht
    [ulster] Ulster
    [leinster] Leinster
   *[munster] Munster
}
region-in = { $region ->
    [connacht] in Connacht
    [ulster] in Ulster
    [leinster] in Leinster
   *[munster] in Munster
}
position-name = { $position ->
    [F1] farmer 1
    [F2] farmer 2
    [F3] farmer 3
    [F4] farmer 4
    [F5] farmer 5
    [H1] herdsman 1
    [H2] herdsman 2
    [H3] herdsman 3
    [H4] herdsman 4
    [W1] warrior 1
    [W2] warrior 2
    [W3] warrior 3
    [C1] chieftain 1
    [C2] chieftain 2
   *[K] the king position
}
other-position-name = { $other_position ->
    [F1] farmer 1
    [F2] farmer 2
    [F3] farmer 3
    [F4] farmer 4
    [F5] farmer 5
    [H1] herdsman 1
    [H2] herdsman 2
    [H3] herdsman 3
    [H4] herdsman 4
    [W1] warrior 1
    [W2] warrior 2
    [W3] warrior 3
    [C1] chieftain 1
    [C2] chieftain 2
   *[K] the king position
}
level-name = { $level ->
    [F] farmers
    [H] herdsmen
    [W] warriors
   *[C] chieftains
}

option-regions = Regions
option-regions-help = With two players: the two regions where the game begins.
option-regions-connacht-ulster = Connacht and Ulster
option-regions-connacht-leinster = Connacht and Leinster
option-regions-connacht-munster = Connacht and Munster
option-regions-ulster-leinster = Ulster and Leinster
option-regions-ulster-munster = Ulster and Munster
option-regions-leinster-munster = Leinster and Munster
option-third = Third region
option-third-help = With two players: which region opens when each of you has won one: the next one clockwise, or the last one left.
option-third-next = the next one clockwise
option-third-last = the last one left
option-without = Region left out
option-without-help = With three players: the region that is not used.
option-without-connacht = Connacht
option-without-ulster = Ulster
option-without-leinster = Leinster
option-without-munster = Munster
option-round_limit = Round limit
option-round_limit-help = After how many rounds the game ends at the latest; 0 means that it goes on until somebody rules two regions.
option-round_limit-0 = none

phase-keeping = Keeping cards
phase-choosing = Choosing an action
phase-anchoring = Fitting the card
phase-placing = Placing
phase-promoting = Promoting
phase-swapping = Stone of Destiny
phase-lowering = One fort too many
phase-garrisoning = Garrison
phase-hiring = Traitor
phase-betraying = The traitor strikes
phase-ransoming = Ransom
phase-naming = Next start player
phase-over = The game is over

place-pile = Draw pile
place-discards = Discards
place-supply = Supply
place-kings = Kings
place-cumals = Cumals
place-prisoners = Prisoners
place-hand = Hand
place-aside = Set aside
place-income = Income
place-card = Card
place-start = Start player
place-won = won

verb-keep = keep a card for this round
verb-card = play a card in a region
verb-amnesty = discard a card and pay 4 cumals: all captives of a region go free
verb-discard = discard a card for 2 cumals
verb-anchor = fit the card's pattern here
verb-place = place a disc
verb-promote = promote into a position
verb-lower = take the top disc off this fort
verb-betray = let the traitor strike here
verb-traitor = pay for the traitor, or pass
verb-ransom = pay for your prisoners, or refuse
verb-start = name the next start player
verb-done = finish
verb-swap = choose a disc for the swap: its position and how deep it lies

ask-keeping = Keep { $count ->
    [one] one more card
   *[other] { $count } more cards
} for this round; the others wait for the next.
ask-choosing = { $amnesty ->
    [yes] Play a card, grant an amnesty or discard a card for 2 cumals
   *[no] Play a card, or discard one for 2 cumals
}; { $count ->
    [one] this is your last card of the round.
   *[other] you have { $count } cards left this round.
}
ask-anchoring = Card { $card } { region-in }: choose where its pattern lies.
ask-placing = Card { $card } { region-in }: place, promote or finish. { $price ->
    [0] Promotions are free.
   *[other] The first promotion costs { $price }.
}
ask-promoting = Card { $card } { region-in }: promote or finish. { $price ->
    [0] It costs nothing now.
   *[other] The first promotion costs { $price }.
}
ask-swapping = { $which ->
    [first] Stone of Destiny { region-in }: choose the first disc of the swap.
   *[second] Stone of Destiny { region-in }: choose the second disc of the swap.
}
ask-lowering = You have two forts { region-in }: choose the one that loses its top disc.
ask-garrisoning = You may place { $count ->
    [one] one disc
   *[other] up to { $count } discs
} as a garrison { region-in }.
ask-hiring = Will you pay 1 cumal for the traitor { region-in }?
ask-betraying = The traitor { region-in } has turned up card { $card }: choose an enemy position, or do without.
ask-ransoming = { $holder_seat } holds { $count ->
    [one] one of your discs
   *[other] { $count } of your discs
}: will you pay ransom?
ask-naming = Name the start player of the next round.

event-drew = To find the start player { $seat } draws card { $card }.
    .you = To find the start player you draw card { $card }.
event-drew-lot = Tie for the traitor { region-in }: { $seat } draws card { $card }.
    .you = Tie for the traitor { region-in }: you draw card { $card }.
event-lots = { $outcome ->
    [asked] { $seat } has the highest card and is asked first for the traitor { region-in }.
    [penniless] { $seat } has the highest card but no cumal: for the traitor { region-in } the next one is asked.
   *[nobody] { $seat } has the highest card, but nobody has a cumal for the traitor { region-in }.
}
    .you = { $outcome ->
        [asked] You have the highest card and are asked first for the traitor { region-in }.
        [penniless] You have the highest card but no cumal: for the traitor { region-in } the next one is asked.
       *[nobody] You have the highest card, but nobody has a cumal for the traitor { region-in }.
    }
event-round = Round { $round } begins; { $seat } starts.
    .you = Round { $round } begins; you start.
event-dealt = Everybody receives six cards.
event-kept = { $seat } keeps card { $card }.
    .you = You keep card { $card }.
event-chose = { $seat } has chosen the cards of this round.
    .you = You have chosen the cards of this round.
event-reshuffled = The discards are shuffled into a new draw pile.
event-played = { $seat } plays card { $card } { region-in }.
    .you = You play card { $card } { region-in }.
event-discarded = { $seat } discards card { $card } for 2 cumals.
    .you = You discard card { $card } for 2 cumals.
event-anchored = { $seat } fits the card { region-in } at { position-name }.
    .you = You fit the card { region-in } at { position-name }.
event-entered = { $seat } pays 2 cumals to enter empty { region-name }.
    .you = You pay 2 cumals to enter empty { region-name }.
event-laid = { $seat } lays a disc on { position-name } { region-in }.
    .you = You lay a disc on { position-name } { region-in }.
event-fortified = { $seat } builds a fort on { position-name } { region-in }.
    .you = You build a fort on { position-name } { region-in }.
event-lowered = { $seat } takes the top disc off the fort on { position-name } { region-in }.
    .you = You take the top disc off the fort on { position-name } { region-in }.
event-broke = { $seat } breaks { $other_seat }'s fort on { position-name } { region-in }.
    .you = You break { $other_seat }'s fort on { position-name } { region-in }.
    .to-you = { $seat } breaks your fort on { position-name } { region-in }.
event-captured = { $seat } captures { position-name } { region-in } from { $other_seat }.
    .you = You capture { position-name } { region-in } from { $other_seat }.
    .to-you = { $seat } captures { position-name } { region-in } from you.
event-freed = { $seat } frees { $count ->
    [one] one of their own discs
   *[other] { $count } of their own discs
} on { position-name } { region-in }.
    .you = You free { $count ->
        [one] one of your own discs
       *[other] { $count } of your own discs
    } on { position-name } { region-in }.
event-finished = { $seat } has nothing left to place or promote.
    .you = You have nothing left to place or promote.
event-paid = { $seat } pays { $count ->
    [0] nothing
    [one] 1 cumal
   *[other] { $count } cumals
} for the activation.
    .you = You pay { $count ->
        [0] nothing
        [one] 1 cumal
       *[other] { $count } cumals
    } for the activation.
event-promoted = { $seat } promotes into { position-name } { region-in }.
    .you = You promote into { position-name } { region-in }.
event-deposed = { $seat } overthrows { $other_seat }'s king { region-in }.
    .you = You overthrow { $other_seat }'s king { region-in }.
    .to-you = { $seat } overthrows your king { region-in }.
event-crowned = { $seat } has a new king { region-in }!
    .you = You have a new king { region-in }!
event-won = { $seat } has won { region-name }.
    .you = You have won { region-name }.
event-opened = { region-name } opens: its king decides the game.
event-picked = { $seat } chooses disc { $depth } of { position-name } { region-in }.
    .you = You choose disc { $depth } of { position-name } { region-in }.
event-swapped = { $seat } swaps disc { $depth } of { position-name } with disc { $other_depth } of { other-position-name } { region-in }.
    .you = You swap disc { $depth } of { position-name } with disc { $other_depth } of { other-position-name } { region-in }.
event-amnesty = { $seat } discards card { $card } and pays 4 cumals: amnesty { region-in }.
    .you = You discard card { $card } and pay 4 cumals: amnesty { region-in }.
event-conquered = { $seat } controls all of { region-name }.
    .you = You control all of { region-name }.
event-passed = { $seat } does without the traitor { region-in }.
    .you = You do without the traitor { region-in }.
event-hired = { $seat } pays for the traitor { region-in } and turns up card { $card }.
    .you = You pay for the traitor { region-in } and turn up card { $card }.
event-idle = The traitor { region-in } finds nothing to do for { $seat }.
    .you = The traitor { region-in } finds nothing to do for you.
event-declined = { $seat } does not use the traitor { region-in }.
    .you = You do not use the traitor { region-in }.
event-betrayed = { $seat } betrays { $other_seat } on { position-name } { region-in }.
    .you = You betray { $other_seat } on { position-name } { region-in }.
    .to-you = { $seat } betrays you on { position-name } { region-in }.
event-income = { $seat } leads the { level-name } { region-in }: 1 cumal.
    .you = You lead the { level-name } { region-in }: 1 cumal.
event-spread = { $seat } has { level-name } in several regions: 1 cumal.
    .you = You have { level-name } in several regions: 1 cumal.
event-cleared = { region-name } is cleared.
event-garrisoned = { $seat } puts a garrison on { position-name } { region-in }.
    .you = You put a garrison on { position-name } { region-in }.
event-exchanged = Prisoners are exchanged by { $seat } and { $other_seat }, { $count } each.
    .you = Prisoners are exchanged by you and { $other_seat }, { $count } each.
    .to-you = Prisoners are exchanged by { $seat } and you, { $count } each.
event-ransomed = { $seat } pays { $other_seat } { $price ->
    [one] 1 cumal
   *[other] { $price } cumals
} and gets { $count ->
    [one] a disc
   *[other] { $count } discs
} back.
    .you = You pay { $other_seat } { $price ->
        [one] 1 cumal
       *[other] { $price } cumals
    } and get { $count ->
        [one] a disc
       *[other] { $count } discs
    } back.
    .to-you = { $seat } pays you { $price ->
        [one] 1 cumal
       *[other] { $price } cumals
    } and gets { $count ->
        [one] a disc
       *[other] { $count } discs
    } back.
event-refused = { $seat } pays { $other_seat } no ransom.
    .you = You pay { $other_seat } no ransom.
    .to-you = { $seat } pays you no ransom.
event-named = { $seat } names { $other_seat } as the next start player.
    .you = You name { $other_seat } as the next start player.
    .to-you = { $seat } names you as the next start player.
event-over = { $ending ->
    [kings] { $winners } is king of two regions.
   *[rounds] The last round is over.
} { $winners_count ->
    [other] { $winners } share the victory!
   *[one] Victory for { $winners }!
}
    .you = { $ending ->
        [kings] You are king of two regions.
       *[rounds] The last round is over.
    } { $winners_count ->
        [one] You win!
       *[other] Shared victory: { $winners }!
    }

why-over = The game is over.
why-all-kept = You have kept your three cards; the others are still choosing.
why-not-your-turn = It is { $seat }'s turn to decide.
why-keep-first = First keep three of your six cards.
why-not-keeping = Cards are kept only when they have just been dealt.
why-not-to-keep = Card { $card } is not one that you can still keep.
why-not-choosing = First finish what has been begun.
why-not-in-hand = You do not have card { $card } in your hand.
why-region-won = { region-name } has been won and is out of play.
why-region-closed = { region-name } is not in play.
why-no-swap = No two discs can be swapped { region-in }.
why-nothing-to-do = Card { $card } can neither place nor promote anything { region-in }.
why-amnesty-price = An amnesty costs { $price } cumals, and you have { $cumals }.
why-no-captive = There is no captive { region-in }.
why-no-supply = You have no disc left in your supply.
why-entry = { region-name } is empty: entering it costs { $price } cumals, and you have { $cumals }.
why-not-anchoring = A pattern is fitted only after a position card has been played.
why-other-region = This action takes place { region-in }.
why-no-anchor = Card { $card } does not fit there: no place for its pattern starts at { position-name }.
why-emptier-anchor = Every placement slot of card { $card } is occupied there, and elsewhere in the region it has an empty one.
why-emptier-elsewhere = You may not take { position-name } with card { $card }: elsewhere in the region it had more empty placement slots.
why-idle-anchor = At { position-name } you could neither place nor promote.
why-own-fort = Your own fort stands on { position-name } already.
why-garrison-taken = Your garrison is on { position-name } already.
why-not-placing = Discs are placed only after a card has been fitted, before any promotion, or as a garrison.
why-not-a-slot = Where the card lies, { position-name } is not one of its placement slots.
why-placed-here = You have placed on { position-name } in this action already.
why-empty-first = Place on { position-name } first: it is still empty.
why-nothing-begun = There is nothing to finish now.
why-must-act = Place or promote something first.
why-must-promote = After swapping two discs of your own you must promote at least once.
why-own-king = You are king here already.
why-not-promoting = Promotions follow placing, a swap or a traitor.
why-promoted-here = You have promoted into { position-name } in this action already.
why-no-pair = You do not control both positions below { position-name }.
why-not-activated = Neither of the two positions below { position-name } is activated.
why-activation = The activation costs { $price } cumals, and you have { $cumals }.
why-not-swapping = Discs are swapped only with a Stone of Destiny.
why-no-disc = There is no disc { $depth } on { position-name }.
why-no-partner = Disc { $depth } of { position-name } can be swapped with no other.
why-same-disc = A swap needs two different discs.
why-one-owner = Two discs of one player can be swapped only if both are yours and on top.
why-no-promotion = Swapping two discs of your own needs a promotion to follow, and there is none.
why-three-on-top = There would be three discs of one player on top of { position-name }.
why-not-lowering = Only after a swap does a player choose between two forts.
why-not-your-fort = Choose one of your two forts { region-in }.
why-not-hiring = Nobody is asked for a traitor now.
why-not-betraying = Only a traitor who has turned up a card can strike.
why-not-on-card = Card { $card } has no placement slot at { position-name }.
why-not-an-enemy = No other player controls { position-name }.
why-not-ransoming = No ransom is asked for now.
why-ransom-all = You have only { $count ->
    [one] one disc
   *[other] { $count } discs
} there: pay for each.
why-ransom-count = You have only { $count ->
    [one] one disc
   *[other] { $count } discs
} there.
why-ransom-price = That costs { $price } cumals, and you have { $cumals }.
why-not-naming = The next start player is named at the end of a round.
why-no-such-player = Nobody plays with this colour.
why-another-player = Name another player.

book-stone = Stone of Destiny

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = throne = king position; hill = region; province = region; row = level

scenario-x1-title = A neighbour on the left
scenario-x1-story = Card 1 shows a farmer with a position to its left. Where in empty Connacht can it lie?
scenario-x2-title = Empty positions first
scenario-x2-story = Only the leftmost and the rightmost farmer of Ulster are empty. Which of them can card 1 take?
scenario-x3-title = Any herdsman
scenario-x3-story = Card 17 takes any empty herdsman. In Connacht one is empty; in Ulster all are taken. Where can it lie?
scenario-x4-title = Two discs with one card
scenario-x4-story = Card 27 places a farmer and the herdsman up-right of it. The faded farmer must exist even if you place the herdsman alone.
scenario-x5-title = A chain of promotions
scenario-x5-story = With card 1 Blue can capture White's farmer in Ulster. How far can Blue rise from there in one turn?
scenario-x6-title = Income
scenario-x6-story = White finishes the round. How many cumals do Ulster and Leinster then bring to Blue, and how many to Yellow?
scenario-x7-title = Exchange and ransom
scenario-x7-story = White has a new king in Ulster. Discard Red's last card, and see who comes to whose rath, how prisoners are exchanged and what White does with three cumals.

# What players type; the notation is understood, too

word-keep = keep
word-card = card
word-amnesty = amnesty
word-discard = discard
word-anchor = anchor
word-place = place
word-promote = promote
word-lower = lower
word-betray = betray
word-traitor = traitor
word-ransom = ransom
word-start = start
word-done = done
word-swap = swap
word-connacht = connacht
word-ulster = ulster
word-leinster = leinster
word-munster = munster
word-F = farmer
word-H = herdsman
word-W = warrior
word-C = chieftain
word-K = king
word-blue = blue
word-yellow = yellow
word-white = white
word-red = red
word-refuse = refuse
word-one = one
word-two = two
word-all = all
word-pay = pay
word-pass = pass

round-number = Round { $round }
terminal-help =
    Each region shows its king position at the top and the levels below it; a label names each level: far(mer), her(dsman), war(rior), chi(eftain), kin(g). Positions are counted from the left: farmer 1 is the leftmost one. · is an empty position.
    Letters are the first ones of the players' colours. A stack is written from its top down: B is a disc of Blue's, By the same on a yellow captive, BBy a fort on it; By… has more discs below. ♛B is Blue's king piece.
    ★ and a letter beside a region names its strongest player; ★ before a player the winner. ► marks the region of this action, and whoever decides.
    The table counts, for each player: cumals, the income if the round ended now, discs and king pieces in supply, cards in hand and set aside, and prisoners on the rath: Y2 are two yellow ones.
    A card shows its number, its placement slots from the lowest level up, with faded slots in brackets, and its activation cost: 27: far(far)/her 2● is a farmer with another position to its right, the herdsman above the two, and 2 cumals. ◉ is a Stone of Destiny.
    A position is typed as in promote ulster herdsman 3, or as pr u h 3; F3 and ulster.F3, as records have it, are understood too.

# What moves are about, for hints
theme-throne = the way to the king position
theme-people = positions held
theme-neighbours = neighbouring positions of one level
theme-forts = forts
theme-captives = captives
theme-cumals = cumals
theme-discs = discs at your disposal
theme-regions = a foothold in more regions
