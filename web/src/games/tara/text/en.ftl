# Words of the board in the browser. Those of the game itself come from the service.

board-regions = Regions
board-tara = Tara
board-round = Round { $round }
board-round-of = Round { $round } of { $limit }
board-level = { $level ->
    [F] farmer
    [H] herdsman
    [W] warrior
    [C] chieftain
   *[K] king
}
board-spot = { $level ->
    [F] farmer { $column }
    [H] herdsman { $column }
    [W] warrior { $column }
    [C] chieftain { $column }
   *[K] the king position
}
board-empty = Empty
board-disc-of = { $name }
board-fort-of = { $name }: fort
board-king-of = { $name }: king
board-captives = Captives from the top ({ $count }): { $names }
board-held = Positions held: { $counts }
board-unsettled = Nobody lives here yet: { $price ->
    [0] entering costs nothing
   *[other] entering costs { $price } cumals
}
board-promote = Promote: { board-spot }
board-which-disc = Which disc of the stack?
board-disc-at = Disc { $depth } from the top: { $name }

board-hand = Your cards
board-keep = Keep three cards
board-kept = this round
board-card = Card { $number }: place { $slots }. Activation: { $cost }
board-card-beside = Card { $number }: place { $slots }; needs positions beside it, empty or not: { $faded }. Activation: { $cost }
board-stone = Card { $number }: Stone of Destiny. Activation: { $cost }
board-discard = Discard card { $number } for 2 cumals
board-amnesty = Amnesty: discard card { $number } and pay 4 cumals

board-kings = Kings on the board: { $count } of 2
board-income = Income if the round ended now: { $count }
board-spread = One cumal for each level held in two regions

board-ask-card = Lay the pattern of card { $number } in a region. { $cost ->
    [0] Promotions after it are free.
    [one] Promotions after it cost 1 cumal.
   *[other] Promotions after it cost { $cost } cumals.
}
board-ask-stone = Stone of Destiny: choose the region where two discs change places; promotions after it cost { $cost } cumals.
board-ask-amnesty = Amnesty for 4 cumals: choose the region whose captives go free.
board-ask-first = { $what ->
    [place] Place a disc.
    [promote] Promote along an arrow{ $price ->
        [0] .
        [one] {" "}for 1 cumal.
       *[other] {" "}for { $price } cumals.
    }
   *[both] Place a disc, or promote along an arrow{ $price ->
        [0] .
        [one] {" "}for 1 cumal.
       *[other] {" "}for { $price } cumals.
    }
}
board-ask-steps = { $what ->
    [place] Place another disc, or finish.
    [promote] Promote along an arrow{ $price ->
        [0] {""}
        [one] {" "}for 1 cumal
       *[other] {" "}for { $price } cumals
    }, or finish.
   *[both] Place a disc, promote along an arrow{ $price ->
        [0] {""}
        [one] {" "}for 1 cumal
       *[other] {" "}for { $price } cumals
    }, or finish.
}

board-card-first = First choose a card from your hand.
board-not-king = The king position cannot be chosen for this.
board-not-farmer = Farmers are placed; promotions lead to the levels above.

board-traitor = One cumal turns up a card. Its pattern shows where the traitor can take a position { region-in }; even a fort does not protect.
board-pay-traitor = Pay for the traitor
board-pass = Pass
board-held-by = { $name } holds { $count ->
    [one] one of your discs.
   *[other] { $count } of your discs.
}
board-ransom = { $count ->
    [one] One disc
   *[other] { $count } discs
} for { $price ->
    [one] 1 cumal
   *[other] { $price } cumals
}
board-refuse = Pay nothing
board-garrison = Place { $count ->
    [one] one more disc
   *[other] up to { $count } discs
} in the cleared region.
board-no-garrison = No garrison
board-strike = Choose a highlighted position of another player.
board-do-without = Do without
board-finish = Finish
board-activation = { $price ->
    [0] Promotions are free.
    [one] The first promotion costs 1 cumal; the chain after it is free.
   *[other] The first promotion costs { $price } cumals; the chain after it is free.
}
board-paid = The activation is paid: the chain goes on free of charge.
board-have = Cumals: { $cumals }. Discs in supply: { $supply }.
board-do-anchoring = Put the pattern on a highlighted position.
board-do-swapping = Choose two discs to change places.
board-do-lowering = Choose the fort that loses its top disc.

preview-lay = A disc is laid.
preview-capture = Captures { $name }.
preview-fort = Builds a fort.
preview-break = Breaks the fort of { $name }.
preview-king = A new king!
preview-usurp = A new king instead of { $name }!
preview-depose = Overthrows the king of { $name }.
preview-entry = Entering the empty region costs { $price } cumals.
preview-betray = Takes the position from { $name }.
preview-lower = The top disc returns to your supply.
preview-price = Costs { $price ->
    [one] 1 cumal.
   *[other] { $price } cumals.
}
preview-chain = { $price ->
    [0] Then free: { $names }
    [one] Then for 1 cumal: { $names }
   *[other] Then for { $price } cumals: { $names }
}
preview-forts = A disc left over could make a fort: { $names }
preview-amnesty = All captives here go free for 4 cumals.
preview-fits = { $count ->
    [0] Play here
    [one] Fits in one place
   *[other] Fits in { $count } places
}

in-place = { $place ->
    [connacht] Connacht
    [ulster] Ulster
    [leinster] Leinster
   *[munster] Munster
}
in-second = { $second ->
    [connacht] Connacht
    [ulster] Ulster
    [leinster] Leinster
   *[munster] Munster
}
move-keep = Keep card { $first }
move-card = Play card { $first } in { in-second }
move-amnesty = Discard card { $first }, amnesty in { in-second }
move-discard = Discard card { $first } for 2 cumals
move-anchor = Fit the card in { in-place } at { board-spot }
move-place = Place a disc in { in-place } on { board-spot }
move-promote = Promote in { in-place } into { board-spot }
move-lower = Lower the fort in { in-place } on { board-spot }
move-betray = Let the traitor strike in { in-place } on { board-spot }
move-traitor = { $first ->
    [pay] Pay 1 cumal for the traitor
   *[pass] Do without the traitor
}
move-ransom = { $first ->
    [refuse] Pay no ransom
    [one] Ransom one disc for 1 cumal
    [two] Ransom two discs for 2 cumals
   *[all] Ransom all discs for 3 cumals
}
move-start = Next start player: { $name }
move-done = Finish
move-swap = Disc { $second } on { board-spot }

course = Kings, from the first move to the last
score = { $points ->
    [one] one king
   *[other] { $points } kings
}

# What a sign means, when it is first seen

sign-start = The pennant marks the start player, who begins the round.
sign-spread = These marks are the levels. Those that shine are held in two regions, and each brings a cumal.
sign-captive = Discs behind bars are prisoners of a region that was cleared. They are exchanged and ransomed when a round ends.
