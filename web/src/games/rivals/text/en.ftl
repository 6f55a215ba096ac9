# Words of the board in the browser. Those of the game itself come from the service.

board-parade = Characters of this stage
board-chosen = { $chosen ->
    [0] Everybody chooses in secret.
   *[other] { $chosen } of { $seats } have chosen.
}
board-character = { $character } ({ $name }), rank { $rank }
board-pile-card = { $character }: from the pile, rank { $rank }
board-candidate = { $character }: { $actions }. Rank { $rank }
board-secret = Only you see it yet
board-ready = { $name } has chosen
board-thinking = thinking…
board-aside = Characters in the pile: { $count }
board-symbol = first among equals
board-action = { $action } ({ $name })
board-covered = { $action } ({ $name }), covered by { $thief }
    .to-you = { $action } ({ $name }), covered by you
brief-resolve = resolve
brief-hand-on = pass on
brief-money = money
brief-recruit = recruit
brief-buy = buy
board-chain = Arrows: who steals from whom
board-rung = Rank { $rank }: { $character }{ $state ->
    [held] , in your hand
    [chosen] , chosen
    [spent] , spent
   *[free] { "" }
}
board-how-hand-on = Choose the player who gets the marker: the crests that can be chosen are highlighted.
board-how-money = Choose a highlighted purse beside a stack.
board-how-recruit = Choose a highlighted subject on top of a stack.
board-how-buy = Choose a highlighted building on top of a stack.

board-conflicts = Conflicts
board-equal = Equal ranks: { $name } and { $other }
    .you = Equal ranks: you and { $other }
    .to-you = Equal ranks: { $name } and you
board-pile-equal = The card of the pile equals the rank of { $name }
    .you = The card of the pile equals your rank
board-threat = { $name } is going to steal from { $other }
    .you = You are going to steal from { $other }
    .to-you = { $name } is going to steal from you
board-stolen = { $name } has stolen from { $other }
    .you = You have stolen from { $other }
    .to-you = { $name } has stolen from you
board-pile-threat = The card of the pile threatens { $other }
    .to-you = The card of the pile threatens you

board-game = Game { $game }
board-round = Round { $round }, stage { $stage }
board-score = Score
board-card = { $card }, { $colour }, { $price }
board-stack = Stack { $stack }: { $card }. Cards in the stack: { $height }
board-money = Money beside stack { $stack }
board-no-money = No money beside stack { $stack }
board-refill = Empty, like all four: the bank first puts coins beside each stack, while it lasts; then you take those beside stack { $stack }
board-height = Cards in the stack
board-known = Cards you know in stack { $stack }, from the top
board-deep = Stack { $stack }, card { $place } from the top: { $card }

board-domain = Place of { $name }
    .you = Your place
board-player = { $name }, coins: { $coins }, conflict markers: { $markers }
board-my-markers = Your conflict markers: { $markers }
board-owned = { $card } ({ $name }{ $state ->
    [active] , active
    [paired] , in a perfect pair
   *[plain] { "" }
})

board-counsel = About this card
board-belongs = { $colour }, price and points { $price }. Perfect pair with: { $card }.
board-actions = Actions: { $actions }.
board-steals-from = Steals from rank { $rank }: { $characters }.
board-steals-nothing = Steals from nobody.
board-fears = Stolen from by: { $characters }.
board-active = Active: { $card }
board-once-early = One ability each stage.
board-once = One ability each stage, at any time in your turn.
board-used-this-stage = You have used an ability this stage.
board-discount = The next building that you buy costs you a coin less.
board-watch = You are watching. Look at a card to read about it.
board-no-subject = The last subject that you recruit becomes active and lends you its ability.

about-resolve = Return one of your conflict markers to the stock.
about-hand-on = Give one of your conflict markers to another player.
about-money = Take all the money beside one stack. How much it is, you see when you have it.
about-recruit = Pay for the open subject of a stack. It becomes your active one.
about-buy = Pay for the open building of a stack.

preview-buy = Costs { $price }, leaves you { $left }. Your score: { $before } → { $after }.
preview-swap = Your score after the swap: { $before } → { $after }.
preview-steal = You cover it with your crest and carry it out at once.

board-reckoning = Scoring
board-reckoning-now = If the game ended now
board-step-by-step = Step by step
board-step-back = One step back
board-step-on = Next step
board-close-score = Close the score
board-games = Games of the match
board-next-game = On to game { $game }
board-match = The match so far
how-perfect = both cards' points
how-coloured = the dearer card's points
how-singles = 1 each
how-coins = 1 for every 3
how-markers = −2 each

move-choose = Choose: { $character }
move-exchange = Gardener: swap characters with { $name } ({ $character })
move-guard = { $first ->
    [pile] City guard: nobody takes the marker of the pile's card
   *[other] City guard: { $name } takes the marker
}
move-steal = Steal from { $name }: { $action }
move-resolve = Return a conflict marker
move-hand-on = Give a conflict marker to { $name }
move-money = Take the money beside stack { $first } ({ $card })
move-recruit = Recruit for { $price }: { $card } (stack { $first })
move-buy = Buy for { $price }: { $card } (stack { $first })
move-use = Ability: { $card }
move-take = Take for { $price }: { $card } (stack { $first }, card { $second } from the top)
move-offer = Give: { $card } ({ $first ->
    [building] building
   *[subject] subject
} { $second } of your row)
move-get = { $first ->
    [stack] Get: { $card } (stack { $second })
   *[other] Get from { $name }: { $card } (card { $second } of the row)
}
move-regain = Farmer, carry out what was stolen: { $action }
move-skip = { $what ->
    [gardening] Keep your character
    [guarding] Turn no marker away
    [taking] Take no card
    [carrying-out] Let it lapse: { $action }
    [action] Skip: { $action }
    [one-action] Carry out nothing more
   *[end] End your turn
}

# What a sign means, when it is first seen

sign-star = The star goes first: of two equal ranks with as many conflict markers, this one acts before the other (R17).
sign-swords = Swords are conflict markers. Whoever meets an equal rank or is stolen from takes one, and at the end each costs 2 points.
sign-perfect = The crown joins a perfect pair: this building and its subject both bring their points.
