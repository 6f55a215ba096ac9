title = Liar's Dice
summary = Everybody's dice are hidden. Bid higher and higher on all of them together, until somebody calls you a liar.

face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six

option-wild = Ones are wild
option-wild-help = A one counts as whatever face was bid.
option-wild-true = yes
option-wild-false = no
option-first = First to bid
option-first-help = Who makes the first bid; the others follow clockwise.
option-first-lot = by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-first-5 = seat 5
option-first-6 = seat 6

verb-bid = bid
verb-liar = liar
move-bid = { $first } × { $second ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
target-bid-1 = { $target } ×
target-bid-2 = { $target ->
    [1] ones
    [2] twos
    [3] threes
    [4] fours
    [5] fives
   *[6] sixes
}
move-liar = Liar!

ask-first = What do you bid?
ask-next = { $bidder_seat } says that there are { $count } dice with a { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}. Do you bid more, or is that a lie?

why-over = The game is over.
why-not-your-turn = It is { $seat }'s turn.
why-no-bid = Nobody has made a bid that could be a lie.
why-too-low = Your bid must be higher than { $count } × { $face }.
why-too-many = There are { $dice } dice on the table: nobody can bid on more.

event-bid = { $seat } bids { $count } × { $face }.
    .you = You bid { $count } × { $face }.
event-challenge = { $seat } calls { $bidder_seat } a liar.
    .you = You call { $bidder_seat } a liar.
event-shown = { $seat } shows { $dice }.
    .you = You show { $dice }.
event-counted = { $count ->
    [one] One die counts as { $face }.
   *[other] { $count } dice count as { $face }.
}
event-lost = { $seat } loses a die and has { $left } left.
    .you = You lose a die and have { $left } left.
event-out = { $seat } is out, in place { $place }.
    .you = You are out, in place { $place }.
event-over = { $winners } wins.

view-round = Round
view-turn = Turn
view-wild = Ones are wild
view-bid = The bid
view-count = Dice
view-face = Face
view-seat = By
view-players = Players
view-dice = Dice left
view-hand = Your dice
view-place = Place
