title = Carolus Magnus
summary = Win the great families for your court, steer the Emperor from province to province, and build your last castle first.
feel = a tug of war
playing-time = about 45 min

credits-designer = Leo Colovini
credits-publisher = Winning Moves
credits-year = 2000
credits-line = A game by { credits-designer }, published by { credits-publisher } in { credits-year }.

seat-name = { $seats ->
    [4] { $number ->
        [0] White I
        [1] White II
        [2] Black I
       *[3] Black II
    }
   *[other] { $number ->
        [0] White
        [1] Black
       *[2] Grey
    }
}
side-0 = White
side-1 = Black
side-2 = Grey

face-red = red
face-blue = blue
face-green = green
face-yellow = yellow
face-pink = pink
face-crown = crown

option-team_talk = Team-mates may talk
option-team_talk-help = With four players: whether the two of a team may talk to each other during the game.
option-first = First to choose
option-first-help = Who chooses the first disc in round 1; the others follow clockwise.
option-first-lot = by lot
option-first-1 = seat 1
option-first-2 = seat 2
option-first-3 = seat 3
option-first-4 = seat 4
option-arranged = Laid out by hand
option-arranged-help = Empty: the knights and the Emperor are placed at random. Otherwise the family of the knight on each province from 1 to 15, by the letters r (red), b (blue), g (green), y (yellow) and p (pink), three of each, and after a space the Emperor's province.

phase-setting-up = Set-up
phase-preparing = Preparation
phase-bringing = Knights
phase-moving = The Emperor
phase-refilling = Refill
phase-over = The game is over

place-emperor = Emperor
place-territory = Territory
place-knights = Knights
place-castles = Castles
place-strength = Strength
place-court = Court
place-reserve = Reserve
place-discs = Discs
place-laid = Laid out
place-supply = Castles left
place-stock = Stock
place-markers = Influence

verb-disc = lay out a disc
verb-knight = bring a knight to court or into a territory
verb-emperor = move the Emperor this many territories
verb-crown = take a knight of this family for a crown

ask-disc = Lay out one of your discs.
ask-knight = Bring { $count ->
    [one] one more knight
   *[other] { $count } more knights
} into play, to your court or to any territory.
ask-emperor = Move the Emperor { $disc ->
    [1] one territory clockwise.
   *[other] 1 to { $disc } territories clockwise.
}
ask-crown = { $count ->
    [one] You have a crown: choose the family of your new knight.
   *[other] You have { $count } crowns: choose the family of your next knight.
}

# Parts of the sentences below
a-knight = a { $family } knight
the-family = the { $family } family
territories-on = { $steps ->
    [one] one territory
   *[other] { $steps } territories
}

event-round = Round { $round } begins.
event-disc = { $seat } lays out disc { $disc }.
    .you = You lay out disc { $disc }.
event-court = { $seat } brings { a-knight } to court.
    .you = You bring { a-knight } to court.
event-land = { $seat } sends { a-knight } to territory { $territory }.
    .you = You send { a-knight } to territory { $territory }.
event-marker = { $seat } gains influence over { the-family }.
    .you = You gain influence over { the-family }.
event-emperor = { $seat } moves the Emperor { territories-on } to { $territory }.
    .you = You move the Emperor { territories-on } to { $territory }.
event-undecided = Nobody has the majority in territory { $territory }.
event-held = { $side ->
    [0] White
    [1] Black
   *[2] Grey
} keeps territory { $territory }.
    .you = { $team ->
        [yes] Your team keeps
       *[no] You keep
    } territory { $territory }.
event-built = { $side ->
    [0] White
    [1] Black
   *[2] Grey
} builds a castle in territory { $territory }.
    .you = { $team ->
        [yes] Your team builds
       *[no] You build
    } a castle in territory { $territory }.
event-replaced = { $side ->
    [0] White
    [1] Black
   *[2] Grey
} takes territory { $territory } from { $other_side ->
    [0] White
    [1] Black
   *[2] Grey
}: { $count ->
    [one] one castle changes hands.
   *[other] { $count } castles change hands.
}
    .you = { $team ->
        [yes] Your team takes
       *[no] You take
    } territory { $territory } from { $other_side ->
        [0] White
        [1] Black
       *[2] Grey
    }: { $count ->
        [one] one castle changes hands.
       *[other] { $count } castles change hands.
    }
    .to-you = { $side ->
        [0] White
        [1] Black
       *[2] Grey
    } takes territory { $territory } from { $team ->
        [yes] your team
       *[no] you
    }: { $count ->
        [one] one castle changes hands.
       *[other] { $count } castles change hands.
    }
event-merged = Territories { $territory } and { $joined } merge into one region, { $territory }.
event-rolled = { $seat } rolls { $dice }.
    .you = You roll { $dice }.
event-exhausted = No { $family } knight is left, in stock or to be given back: the die becomes a crown.
event-returned = The stock of { $family } knights is empty: every court returns { $count }.
event-crown = { $seat } chooses { a-knight } for a crown.
    .you = You choose { a-knight } for a crown.
event-lost = The stock is empty: { $seat } loses { $count ->
    [one] a crown.
   *[other] { $count } crowns.
}
    .you = The stock is empty: you lose { $count ->
        [one] a crown.
       *[other] { $count } crowns.
    }
event-over = { $ending ->
    [castles] The last castle is built.
    [territories] Fewer than four territories are left.
    [standstill] Nobody brought a knight into play for a whole round.
   *[rounds] The hundredth round is over.
} { $winners_count ->
    [other] { $winners } share the victory!
   *[one] Victory for { $winners }!
}
    .you = { $ending ->
        [castles] The last castle is built.
        [territories] Fewer than four territories are left.
        [standstill] Nobody brought a knight into play for a whole round.
       *[rounds] The hundredth round is over.
    } { $winners_count ->
        [one] { $team ->
            [yes] Your team wins!
           *[no] You win!
        }
       *[other] Shared victory: { $winners }!
    }

why-over = The game is over.
why-not-your-turn = It is { $seat }'s turn.
why-not-preparing = Discs are laid out only at the start of a round.
why-disc-used = You have used disc { $disc } already; you get it back after your fifth disc.
why-disc-taken = Disc { $disc } is already laid out this round, and you have another one to choose.
why-not-bringing = No knight is brought into play now: you do that at the start of your turn in the action phase.
why-knights-brought = You have brought all your knights for this turn into play; now the Emperor moves.
why-none-in-reserve = You have no { $family } knight in your reserve.
why-part-of-region = Province { $province } is part of region { $territory }: name the region.
why-knights-first = First bring { $count ->
    [one] one more knight
   *[other] { $count } more knights
} into play.
why-not-moving = The Emperor does not move now: he moves once in your turn, right after your knights.
why-too-far = Your disc is { $disc }: the Emperor cannot move { $steps } territories.
why-no-crown = You have no crown for which to choose a family.
why-none-in-stock = No { $family } knight is left in the stock, and the courts cannot give any back.

# Other names by which people look for something in the rulebook, and the name that stands there
rules-other-names = Charlemagne = Emperor; cylinder = influence marker; paladin = knight; tower = castle

book-castles-each = { $count } each
book-castles-team = { $count } per team

scenario-x1-title = The lower disc goes first
scenario-x1-story = White has laid out the 3, Black the 2. Who acts first, and how far may that player move the Emperor?
scenario-x2-title = The first castle
scenario-x2-story = White holds the red family, and in the neighbouring territory a single red knight waits. How does White get a castle there?
scenario-x3-title = A family changes sides
scenario-x3-story = In territory 2 Black leads with two green knights and a castle against one red knight. Which knight at White's court turns the tide?
scenario-x4-title = Three become one
scenario-x4-story = White owns territories 1 and 3. Where has the Emperor to stop so that three territories become one region?
scenario-x5-title = Defend or attack?
scenario-x5-story = Black has three red knights in reserve and threatens your red marker. Do your two knights protect it, or do they rather win another family?
scenario-x6-title = The counter-attack
scenario-x6-story = Black is one step away from winning the game. White has disc 3 and three yellow knights. Where do they have to go, and how far the Emperor, to turn the tables?

points = { $points ->
    [one] { $points } castle
   *[other] { $points } castles
}

word-disc = disc
word-knight = knight
word-emperor = emperor
word-crown = crown
word-court = court
word-red = red
word-blue = blue
word-green = green
word-yellow = yellow
word-pink = pink

round-number = Round { $round }
side-0-short = Wh
side-1-short = Bl
side-2-short = Gr
terminal-legend = ♛ Emperor  ♜ castle  ◆ influence  3:1 strength
terminal-help =
    Every province shows its number, its knights (R2: two red ones), its castle with the side that owns it (♜Wh) and the strength of the sides in their order (3:1). Provinces without a wall between them are one region; it goes by the number with the knights.
    ♛ is the Emperor. +2 is where two steps would take him: in the colours of a side if that side would win castles there.
    In the middle: the knights at each court, with ◆ where the family obeys it; the reserves; the discs, with the one laid out in [ ]; and the castles left to build.

# What moves are about, for hints
theme-castles = castles built
theme-land = territories and strength in them
theme-emperor = castles that the Emperor may bring
theme-safety = castles safe from the others
theme-families = families under your influence
theme-knights = knights at court and in reserve
