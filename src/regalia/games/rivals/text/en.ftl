title = Rival Kings
summary = Choose your character in secret, steal actions from those below you, and gather buildings and the subjects who belong to them.
feel = bluff and guile
playing-time = about 30 min

credits-designer = Adrian Adamescu
credits-publisher = HUCH! & friends
credits-year = 2016
credits-line = A game by { credits-designer }, published by { credits-publisher } in { credits-year }.

seat-name = { $number ->
    [0] Lion
    [1] Eagle
    [2] Stag
   *[3] Boar
}
crest-lion = Lion
crest-eagle = Eagle
crest-stag = Stag
crest-boar = Boar

character-lord-protector = Lord Protector
character-queen = Queen
character-prince = Prince
character-count = Count
character-courtier = Courtier
character-priest = Priest
character-treasurer = Treasurer
character-knight = Knight
character-countess = Countess
character-diplomat = Diplomat
character-merchant-1 = Merchant I
character-merchant-2 = Merchant II

action-resolve = resolve conflict
action-hand-on = pass on conflict
action-money = take money
action-recruit = recruit subject
action-buy = buy building

colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-green = green

no-card = empty
card-none = { no-card }
card-garden = Garden
card-dungeon = Dungeon
card-pavilion = Pavilion
card-cathedral = Cathedral
card-city-wall = City wall
card-university = University
card-tavern = Tavern
card-harbour = Harbour
card-forge = Forge
card-carpentry = Carpentry
card-market = Market
card-inn = Inn
card-vineyard = Vineyard
card-mine = Mine
card-herb-meadow = Herb meadow
card-farmstead = Farmstead
card-gardener = Gardener
card-jailer = Jailer
card-lady-in-waiting = Lady-in-waiting
card-bishop = Bishop
card-city-guard = City guard
card-scholar = Scholar
card-troubadour = Troubadour
card-sailor = Sailor
card-smith = Smith
card-carpenter = Carpenter
card-market-woman = Market woman
card-innkeeper = Innkeeper
card-vintner = Vintner
card-miner = Miner
card-herbalist = Herbalist
card-farmer = Farmer

ability-gardener = After the reveal: swap your character with another player's.
ability-jailer = Take a coin from the bank for each of your conflict markers.
ability-lady-in-waiting = Swap one of your buildings with another player's.
ability-bishop = Swap one of your subjects with another player's.
ability-city-guard = When somebody steals from you: the thief takes the conflict marker.
ability-scholar = Take a coin from the bank for each of your buildings.
ability-troubadour = Swap one of your cards with an open card of a stack.
ability-sailor = In an equal-rank conflict: carry out your one action twice.
ability-smith = One building costs you a coin less.
ability-carpenter = Buy a building.
ability-market-woman = Take money.
ability-innkeeper = Recruit a subject.
ability-vintner = Look through the stacks of subjects, and take one for its price.
ability-miner = Look through the stacks of buildings, and take one for its price.
ability-herbalist = Give one of your conflict markers to another player.
ability-farmer = Carry out an action that was stolen from you.

option-games = Games in the match
option-games-help = How many games are played; the points of all are added up.
option-target = Target score
option-target-help = If not 0: games are played until somebody has this many points, but ten games at most; the number set for games then does not matter.
option-target-0 = none

phase-choosing = Choosing
phase-gardening = The Gardener
phase-guarding = The City guard
phase-acting = Actions
phase-carrying-out = Carrying out an action
phase-taking = A look through the stacks
phase-offering = A swap
phase-swapping = A swap
phase-regaining = The Farmer
phase-over = The game is over

game-number = Game { $game }
round-number = Round { $round }
stage-number = Stage { $stage }
place-stacks = Stacks
place-money = Money
place-bank = Bank
place-stock = Markers left
place-coins = Coins
place-markers = Conflict markers
place-buildings = Buildings
place-subjects = Subjects
place-active = Active subject
place-hand = In hand
place-chosen = Chosen
place-character = Character
place-pile = From the pile
place-aside = Aside
place-spent = Spent this round
place-thefts = Thefts
place-order = Order of turns
place-points = Points
place-total = Total

score-perfect = Perfect pairs
score-coloured = Pairs of one colour
score-singles = Single cards
score-coins = Coins
score-markers = Conflict markers

verb-choose = choose a character
verb-exchange = Gardener: swap characters with this player
verb-guard = City guard: turn this thief's marker away
verb-steal = cover an action of this player and carry it out
verb-resolve = return a conflict marker to the stock
verb-hand-on = give a conflict marker to this player
verb-money = take the money beside this stack
verb-recruit = recruit the open subject of this stack
verb-buy = buy the open building of this stack
verb-use = use the ability of your active subject
verb-take = Vintner or Miner: take the card at this place of the stack
verb-offer = give this card of yours in a swap
verb-get = get this card in the swap
verb-regain = Farmer: carry out this stolen action
verb-skip = skip, or end your turn

ask-choose = Choose one of your characters in secret.
ask-exchange = Gardener: swap your character with another player's, or skip.
ask-guard = City guard: which thief takes the conflict marker instead of you?
ask-steal = { $which ->
    [first] { $count ->
        [one] Steal: cover an action of your victim and carry it out.
       *[other] Steal from { $count } players: cover an action of one of them and carry it out.
    }
   *[more] { $count ->
        [one] Steal from one more player: cover an action and carry it out.
       *[other] Steal from { $count } more players: cover an action and carry it out.
    }
}
ask-action = Your next action: { $action }. Carry it out or skip it.
ask-one-action = Equal ranks: carry out one of your actions, or skip.
ask-again = Carry it out once more or skip: { $action }.
ask-ability = Use your active subject or end your turn: { $subject }.
ask-carry-out = Carry it out or skip it: { $action }.
ask-take = Take { $sort ->
    [building] a building from any stack
   *[subject] a subject from any stack
} for its full price, or skip.
ask-offer = { $subject ->
    [lady-in-waiting] Lady-in-waiting: which of your buildings do you give?
    [bishop] Bishop: which of your subjects do you give?
   *[troubadour] Troubadour: which of your cards do you give?
}
ask-swap = { $subject ->
    [lady-in-waiting] Which building do you get in return?
    [bishop] Which subject do you get in return?
   *[troubadour] Which open card do you get in return?
} You give: { $card }.
ask-regain = Farmer: which stolen action do you carry out?

# Parts of the sentences below
some-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}

event-game = Game { $game } of the match begins.
event-round = Round { $round } begins: the characters are dealt anew.
event-stage = Stage { $stage } of the round begins.
event-chose = { $seat } chooses in secret: { $character }.
    .you = You choose in secret: { $character }.
event-chosen = { $seat } has chosen.
    .you = You have chosen.
event-revealed = { $seat } reveals: { $character }.
    .you = You reveal: { $character }.
event-pile = Revealed from the pile: { $character }.
event-exchanged = Gardener: { $seat } swaps characters with { $other_seat }. { $seat } now has { $character }, { $other_seat } has { $other_character }.
    .you = Gardener: you swap characters with { $other_seat }. You now have { $character }, { $other_seat } has { $other_character }.
    .to-you = Gardener: { $seat } swaps characters with you. { $seat } now has { $character }, you have { $other_character }.
event-equal = Equal ranks: { $seat } and { $other_seat }.
    .you = Equal ranks: you and { $other_seat }.
    .to-you = Equal ranks: { $seat } and you.
event-pile-equal = The card of the pile has the same rank as { $seat }.
    .you = The card of the pile has the same rank as you.
event-guarded = City guard: { $seat } turns the marker on { $other_seat }.
    .you = City guard: you turn the marker on { $other_seat }.
    .to-you = City guard: { $seat } turns the marker on you.
event-guarded-pile = City guard: { $seat } turns the marker of the pile away.
    .you = City guard: you turn the marker of the pile away.
event-threat = { $seat } is going to steal from { $other_seat }.
    .you = You are going to steal from { $other_seat }.
    .to-you = { $seat } is going to steal from you.
event-pile-threat = The card of the pile threatens { $seat }.
    .you = The card of the pile threatens you.
event-marker = { $seat } takes a conflict marker.
    .you = You take a conflict marker.
event-no-marker = { $seat } takes no conflict marker: the stock is empty.
    .you = You take no conflict marker: the stock is empty.
event-turn = { $seat } has the turn.
    .you = You have the turn.
event-stole = { $seat } steals from { $other_seat }: { $action }.
    .you = You steal from { $other_seat }: { $action }.
    .to-you = { $seat } steals from you: { $action }.
event-impossible = { $seat } cannot do this now: { $action }.
    .you = You cannot do this now: { $action }.
event-skipped = { $seat } skips: { $action }.
    .you = You skip: { $action }.
event-forwent = { $seat } carries out no action.
    .you = You carry out no action.
event-resolved = { $seat } returns a conflict marker to the stock.
    .you = You return a conflict marker to the stock.
event-handed = { $seat } gives a conflict marker to { $other_seat }.
    .you = You give a conflict marker to { $other_seat }.
    .to-you = { $seat } gives you a conflict marker.
event-filled = All piles were empty: the bank lays out { some-coins }.
event-money = { $seat } takes { some-coins } beside stack { $stack } ({ $open_card }).
    .you = You take { some-coins } beside stack { $stack } ({ $open_card }).
event-bought = { $seat } buys from stack { $stack } for { $price }: { $card }.
    .you = You buy from stack { $stack } for { $price }: { $card }.
event-recruited = { $seat } recruits from stack { $stack } for { $price }: { $card }.
    .you = You recruit from stack { $stack } for { $price }: { $card }.
event-opened = Now open on stack { $stack }: { $card }.
event-used = { $seat } uses an ability: { $card }.
    .you = You use an ability: { $card }.
event-earned = { $seat } takes { some-coins } from the bank.
    .you = You take { some-coins } from the bank.
event-took = { $seat } takes card { $place } from the top of stack { $stack }.
    .you = You take card { $place } from the top of stack { $stack }.
event-took-nothing = { $seat } has looked through the stacks and takes nothing.
    .you = You have looked through the stacks and take nothing.
event-swapped = { $seat } gives { $card } to { $other_seat } and gets { $other_card }.
    .you = You give { $card } to { $other_seat } and get { $other_card }.
    .to-you = { $seat } gives { $card } to you and gets { $other_card }.
event-swapped-open = { $seat } lays { $card } on stack { $stack } and gets { $other_card }.
    .you = You lay { $card } on stack { $stack } and get { $other_card }.
event-ended = { $ending ->
    [stack] A stack is empty: the game is over.
   *[standstill] Nobody has bought a card for eight stages: the game is over.
}
event-perfect = { $seat }, perfect pair: { $card } ({ $price }) and { $other_card } ({ $other_price }), together { $count }.
    .you = Your perfect pair: { $card } ({ $price }) and { $other_card } ({ $other_price }), together { $count }.
event-coloured = { $seat }, pair of one colour, { $colour }: { $card } ({ $price }) and { $other_card } ({ $other_price }); the dearer counts, { $count }.
    .you = Your pair of one colour, { $colour }: { $card } ({ $price }) and { $other_card } ({ $other_price }); the dearer counts, { $count }.
event-singles = { $seat }, single cards: { $count }.
    .you = Your single cards: { $count }.
event-coins = { $seat }, coins: { $coins } make { $count }.
    .you = Your coins: { $coins } make { $count }.
event-markers = { $seat }, conflict markers: { $markers } make { $count }.
    .you = Your conflict markers: { $markers } make { $count }.
event-scored = { $seat } scores { $count }.
    .you = You score { $count }.
event-total = { $seat } now has { $count } in the match.
    .you = You now have { $count } in the match.
event-over = { $winners_count ->
    [other] { $winners } share the victory!
   *[one] Victory for { $winners }!
}
    .you = { $winners_count ->
        [one] You win!
       *[other] Shared victory: { $winners }!
    }

why-over = The game is over.
why-not-your-turn = { $seat } has to decide now.
why-chosen = You have chosen; the others are still thinking.
why-choose-first = First everybody chooses a character.
why-not-in-hand = You do not have this character in hand: { $character }.
why-not-choosing = Characters are chosen only at the start of a stage.
why-not-gardening = Characters are swapped only by a Gardener, right after the reveal.
why-gardener-first = First decide whether your Gardener swaps characters.
why-gardener-too-late = The Gardener works only right after the reveal.
why-not-guarding = Only a City guard turns a marker away, before the thefts.
why-guard-first = First decide whether your City guard turns a marker away.
why-guard-too-late = The City guard works only before the turns, against a theft.
why-not-your-thief = That player does not steal from you this stage.
why-no-such-player = There is no such player at this table.
why-yourself = Name another player, not yourself.
why-no-theft = In an equal-rank conflict you do not steal.
why-no-prey = Your character does not steal from that one.
why-stolen-already = You have already stolen from { $seat } this stage.
why-not-on-card = This action is not on the card: { $action }.
why-covered = { $seat } has covered this action: { $action }.
why-steal-first = First you must steal: cover an action of each of your victims.
why-one-action = In an equal-rank conflict you carry out only one action.
why-action-past = This action was carried out or skipped: { $action }.
why-left-to-right = Actions go from left to right; first comes: { $action }.
why-carry-out-first = First carry out this action or skip it: { $action }.
why-take-first = First take a card from the stacks, or skip.
why-swap-first = First finish the swap.
why-regain-first = First choose the stolen action to carry out.
why-no-markers = You have no conflict marker.
why-pile-empty = There is no money beside stack { $stack }.
why-bank-empty = The bank has no coin left for it.
why-stack-empty = Stack { $stack } is empty.
why-other-sort = { $sort ->
    [building] There is no open building on stack { $stack }.
   *[subject] There is no open subject on stack { $stack }.
}
why-too-dear = { $card } costs { $price }, and you have { $coins ->
    [0] no coin
    [one] one coin
   *[other] { $coins } coins
}.
why-ability-used = You have already used an ability this stage.
why-no-subject = You have no subject yet.
why-no-buildings = You have no building.
why-nothing-to-swap = { $subject ->
    [lady-in-waiting] There are no two buildings to swap: perfect pairs are protected.
   *[bishop] There are no two subjects to swap: perfect pairs are protected.
}
why-no-stack = There is no such card left in the stacks.
why-no-conflict = The Sailor helps only in an equal-rank conflict with another player.
why-nothing-to-repeat = There is no action that could be carried out again.
why-no-building-ahead = You cannot come to buy a building any more this turn.
why-too-dear-with-smith = Even with the Smith you cannot pay for any open building.
why-impossible = This cannot be carried out now: { $action }.
why-nothing-to-regain = Nothing that was stolen from you can be carried out now.
why-not-taking = Only a Vintner or a Miner takes a card out of a stack.
why-no-card-there = There is no card at that place.
why-takes-other-sort = { $sort ->
    [building] The Miner takes buildings only.
   *[subject] The Vintner takes subjects only.
}
why-not-offering = There is no swap for which to give a card now.
why-swaps-other-sort = { $subject ->
    [lady-in-waiting] The Lady-in-waiting swaps buildings only.
   *[bishop] The Bishop swaps subjects only.
}
why-perfect-pair = This card is part of a perfect pair: { $card }.
why-not-swapping = There is no swap in which to get a card now.
why-open-card-only = The Troubadour gets an open card of a stack.
why-players-card-only = You get a card of another player, not of a stack.
why-not-regaining = Only the Farmer carries out a stolen action.
why-not-covered = Nobody has covered this action of yours: { $action }.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = token = marker; coat = crest; servant = subject; worker = subject

scenario-x1-title = Two Merchants
scenario-x1-story = The Eagle has chosen the other Merchant. What happens if you choose yours?
scenario-x2-title = The Knight steals
scenario-x2-story = The Eagle has chosen the Diplomat. Which of your characters steals from that rank?
scenario-x3-title = Two rivals, no theft
scenario-x3-story = The Eagle has the Priest, and a Merchant is in play. Choose the Courtier: why does nobody steal?
scenario-x4-title = One above two
scenario-x4-story = Choose the Knight above the Countess and the Diplomat: from whom do you steal?
scenario-x5-title = A Merchant's worst day
scenario-x5-story = Choose your Merchant against the other Merchant, a Courtier and a Countess: where do three markers come from?
scenario-x6-title = Counting points
scenario-x6-story = A stack is empty and you are the last to act. Skip: how many points do your cards, coins and markers make?

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

word-choose = choose
word-exchange = exchange
word-guard = guard
word-steal = steal
word-resolve = resolve
word-hand-on = hand-on
word-money = money
word-recruit = recruit
word-buy = buy
word-use = use
word-take = take
word-offer = offer
word-get = get
word-regain = regain
word-skip = skip
word-lord-protector = lord-protector
word-queen = queen
word-prince = prince
word-count = count
word-courtier = courtier
word-priest = priest
word-treasurer = treasurer
word-knight = knight
word-countess = countess
word-diplomat = diplomat
word-merchant-1 = merchant-1
word-merchant-2 = merchant-2
word-lion = lion
word-eagle = eagle
word-stag = stag
word-boar = boar
word-pile = pile
word-stack = stack
word-building = building
word-subject = subject

terminal-help =
    The four stacks are numbered 1 to 4: how many cards lie in each, the open card with its price, and ¤ where there is money beside it. If you have looked through a stack, all its cards are shown from the top.
    Colours have signs: ◆ yellow, ■ red, ● blue, ▲ green. In a player's rows the cards are numbered as in the moves; ◄ marks the active subject. ¤ counts the coins of a player, ✗ the conflict markers.
    A player's character shows its rank and its actions; an action in [ ] is covered, with the crest of the thief. → tells who steals from whom.

# What moves are about, for hints
theme-points = the points of your cards
theme-pairs = perfect pairs to come
theme-cards = buildings and subjects in front of you
theme-coins = coins
theme-peace = few conflict markers
theme-outlook = what your next action may bring
theme-characters = characters in hand
theme-subject = your active subject
