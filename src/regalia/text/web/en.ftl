# Words of the browser client around the boards.

motto = Four board games of crowns and thrones, for an evening with friends far away or a bot close by.
skip-to-content = To the content
language = Language
theme = { $theme ->
    [light] Light page
    [dark] Dark page
   *[auto] Same as your device
}
sound = Sound
close = Close
cancel = Cancel
try-again = Try again
to-lobby = Home

choose-game = Choose a game
new-here = New here?
learn-in-five = Learn { $title } in five minutes
play-game = Play { $title }
players-range = { $fewest }–{ $most } players
players = Players
your-name = Your name
your-name-hint = Others will see it
their-name = Their name
who-sits-where = Who sits where
who-sits-at = Who sits there: { $name }
colour-of = Colour or arms: seat { $seat }
sit-me = You
sit-friend = A friend (send the link)
sit-here = Someone at this screen
sit-bot = Bot { $strength }/{ $levels }, { $level }
options = Options
worked-examples = Start from a worked example
no-example = A fresh game
play-now = Play
open-table = Open the table
my-tables = My tables
put-away = Put away
show-all = Show all { $count }
status-gathering = Gathering
status-playing = In play
status-over = The game is over

gathering-title = Gather at the table
gathering-invited = { $host } invites you to { $title }
gathering-text = { $free ->
    [0] All seats are taken.
    [one] One seat is free. Send the link to a friend, or let a bot sit down.
   *[other] { $free } seats are free. Send the link to your friends, or let bots sit down.
}
gathering-guest = { $free ->
    [0] All seats are taken; you may watch.
   *[other] A seat is kept for you: enter your name and sit down.
}
link = Link to this table
copy-link = Copy the link
qr-code = The link as a QR code
link-only-here = This link works on this computer only. To invite others, the service has to be started for your network (regalia serve --host 0.0.0.0) and opened by an address that they can reach.
copied = Copied
share-link = Share
free-seat = free
take-seat = Sit here
name-first = Enter a name first: then you can sit down.
seat-bot = Seat a bot
leave-seat = Stand up
bot-of-level = { $thinking ->
    [yes] bot, { $level }: is thinking
   *[no] bot, { $level }
}
waiting-for-others = The game begins as soon as the last seat is taken.
waiting-for-nonces = { $count ->
    [one] Still waiting for { $names } to open the table: every player's browser adds a random number of its own to the dice.
   *[other] Still waiting for these players to open the table: { $names }. Every player's browser adds a random number of its own to the dice.
}

presence = { $presence ->
    [here] here
    [thinking] is thinking
    [away] looking elsewhere
   *[gone] not here
}
presence-since = { $presence ->
    [away] looking elsewhere since { $since }
   *[gone] gone since { $since }
}
at-the-table = At the table
onlookers = { $names ->
    [none] { $count ->
        [one] One person looks on.
       *[other] { $count } people look on.
    }
   *[other] { $count ->
        [one] One person looks on: { $names }.
       *[other] { $count } people look on, among them { $names }.
    }
}
be-listed = List me as { $name } among those who look on
be-listed-not = You are only counted among those who look on.
you-watch = You are watching
same-screen = at a shared screen
stands-in = { $resigned ->
    [yes] has resigned; a bot plays on ({ $level })
   *[no] a bot plays on ({ $level })
}
has-resigned = has resigned
away = { $since ->
    [none] { $name } is away
   *[other] { $name }: away since { $since }
}
remind = Remind
remind-sent = Reminded
reminded = { $name } is waiting for you
let-bot-play = A bot plays on for { $name }
stood-in = A bot plays on for you ({ $level }).
take-over = Take your seat back
is-missed = { $name } has been away for a while.
wait = Wait
end-game = End the game
offer-end = Offer to end undecided
end-offered = You have offered to end it undecided
end-asked = { $count ->
    [one] { $names } offers to end the game undecided.
   *[other] { $names } offer to end the game undecided.
}
end-undecided = End undecided
end-sure = Yes, end it undecided
end-agree = End it
play-on = Play on
resign = Resign
resign-sure = { $name ->
    [none] Yes, I resign
   *[other] Yes, { $name } resigns
}
ended-undecided = Ended undecided
act-you = { $said ->
    [resign] You resign.
    [time-out] Your time is up.
    [replace] A bot plays on for you ({ $level }).
    [back] You are back.
    [agree-offer] You would end the game undecided.
    [agree-no] You want to play on.
   *[agree-end] All who are here agree: the game ends undecided.
}
act = { $said ->
    [resign] { $name } resigns.
    [time-out] { $name }'s time is up.
    [replace] A bot plays on for { $name } ({ $level }).
    [back] { $name } is back.
    [agree-offer] { $name } would end the game undecided.
    [agree-no] { $name } wants to play on.
   *[agree-end] All who are here agree: the game ends undecided.
}

find-game = Find me a game
find-which = Which game
find-any = Any game will do
find-help = You sit down where somebody waits. If nobody does, a table is opened where others find you.
find-name = Say first who you are: those whom you meet want to know your name.
open-tables = Open tables
open-none = Nobody waits for company just now.
open-free = { $free ->
    [one] One seat free
   *[other] { $free } seats free
}
open-bots = bots: { $levels }
open-hints = hints for all
company-choice = Who may come
public = Anyone may join
public-help = The table stands among the open tables until all seats are taken.
public-table = Anyone may join: the table stands among the open tables.
fill = If a seat stays free
fill-never = Wait on
fill-after = After { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
} a bot sits down: { $level }
fills-at = At { $time } bots take the seats that are still free.
silent = Onlookers keep silent
silent-help = Those who watch may not write, not even among themselves.

pace = Pace
pace-none = No clock
pace-live = { $move } seconds a decision, and { $reserve } minutes in reserve.
pace-mail = { $weekends ->
    [yes] { $hours ->
        [8] 8 hours a decision, weekends off.
        [24] A day a decision, weekends off.
        [72] Three days a decision, weekends off.
        [168] A week a decision, weekends off.
       *[other] { $hours } hours a decision, weekends off.
    }
   *[no] { $hours ->
        [8] 8 hours a decision.
        [24] A day a decision.
        [72] Three days a decision.
        [168] A week a decision.
       *[other] { $hours } hours a decision.
    }
}
pace-weekends = Weekends do not count
pace-when-out = When time is up
pace-out = { $lost ->
    [yes] Whose time is up has lost.
   *[no] When time is up, a bot plays on ({ $level }).
}
clock-decision = Time for this decision
clock-reserve = Reserve
clocks = Clocks
clock-days = { $days } d

what-now = What is happening
your-turn = Your turn
turn-of = { $name } to move
moves = { $name } moves
you-move = You move
bot-thinks = { $count ->
    [one] { $name } is thinking
   *[other] { $name } are thinking
}
move-kept = Your move is kept: it is sent as soon as the connection is back.
nothing-yet = Nothing has happened yet.
rule = Rule { $rule }
press-again = Press again to confirm: { $then }.
then-chance = then something is drawn
then-turn = { $count ->
    [one] then it is { $name }'s turn
   *[other] then it is up to { $name }
}
then-over = then the game ends
then-shown = then all see it
tap-again = Tap again to play it.
confirm = Confirm
rewind = Take back
rewind-title = Take back your last move, with all that came after it
rewind-again = This takes back what was rolled, shown or answered; the game then counts as practice. Press again to do it.
hint = Hint
hint-title = What would a king do?
hint-of = What does a king say of move { $move }?
hint-again = A hint makes this a game of practice. Press again to have it.
hint-thinks = A king thinks it over…
hint-move = A king would play
hint-played = { $name } played: { $move }
hint-for = For it
hint-worth = Points of a hundred, by which your chances to win differ from those after the next choice
hint-chances = Chances to win then
hint-line = What is likely to follow
hint-guess = From here on a guess at what nobody can know yet:
hint-secret = something in secret
hint-others = Other choices
hint-victory = the end of the game
hint-later = what it leads to later
hint-close = There is little between this and the next choice.
hints-for-all = Hints for all
hints-for-all-help = Everybody may ask what a king would do; all see this before they sit down. A game with a hint counts as practice.
hints-allowed = At this table everybody may ask for hints.
practice = Practice
undo = Undo
skip = Skip
show-again = Show again
since-your-move = Since your last move
since-earlier = { $count ->
    [one] One earlier deed is in the log.
   *[other] { $count } earlier deeds are in the log.
}
you = You

panels = Beside the board
panel-log = Log
panel-chat = Chat
panel-rules = Rules
table = Table of the rulebook
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One passage
   *[other] { $count } passages
}
rule-link = Copy the link to rule { $rule }
rules-play = Play
rules-learn = Learn it step by step
picture-larger = Larger
picture-setup = The table at the start, with { $count } players
picture-before = { $example }: before
picture-after = { $example }: after
panel-moves = Moves
no-moves = There is nothing for you to choose now.

replay = Replay
replay-at = Move { $move } of { $moves }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-play = Play
replay-pause = Pause
replay-return = Back to the game
replay-to = Go to this moment (move { $move })

chat-empty = Nobody has written anything yet.
chat-line = Write something
chat-aside = Those who watch talk among themselves; players read it when the game is over.
chat-silent = At this table only those who play may write.
onlooker = Onlooker
from-onlooker = watching
phrases = Phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-good-game = A good game!
phrase-again = Shall we play again?
about-person = { $name }: mute or report
mute = Mute
unmute = Hear again
mute-help = You read nothing more from them, at any table.
muted-person = muted
report = Report
report-why = Why?
report-insult = Insults
report-spam = Too many or senseless lines
report-name = Offensive name
report-unfair = Unfair play
report-other = Something else
report-words = What happened? (optional)
report-sent = Thank you. Those who run this service will read it.
send = Send
only-team = Only to my team
to-team = to the team

settings = Settings
settings-kept = The settings are kept in this browser, on this device.
set-speed = Moves of others are shown
speed-slow = Slowly
speed-normal = At a reading pace
speed-fast = Fast
speed-none = Not at all
set-replay = Replays are shown
set-speed-help = Skip ends what is being shown; Show again begins it anew. A summary stays until you act.
set-confirm = Confirm what cannot be undone
set-confirm-help = Moves that roll dice, reveal something or pass the turn wait for a second press. Against bots alone none does: there everything can be taken back.
set-passing = Pass by itself
set-passing-help = Where there is only one thing that you can do, it is done for you.
set-hints = Offer hints
set-hints-help = Against bots, and where the table allows it, you can ask what a king would do. The game then counts as practice.
set-coach = Coach in easy games
set-coach-help = Against pages you read what is worth a thought before you decide.
set-sound = Sounds
set-sound-help = Small tones for moves and dice; your turn is heard in a hidden tab, too.
set-notify = Notifications
set-notify-help = The browser tells you that it is your turn while you look at something else.
set-notify-refused = The browser does not allow notifications from this page.
set-theme = Appearance

pass-device = Pass the device to { $name }.
i-am = I am { $name }

you-won = You won!
you-share = You share the victory!
you-lost = You lost
all-of-them = { $others } and { $last }
# In a list of those who share a victory
you-among-them = { $team ->
    [yes] your team
   *[no] you
}
won-by = { $count ->
    [1] Victory for { $names }!
   *[other] A shared victory for { $names }!
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Rematch
to-rematch = To the rematch
rematch-called = { $count ->
    [1] { $name } calls you to a rematch!
   *[other] You are called to a rematch!
}
result-fold = The result: fold up or unfold
practice-why = A game of practice: there was a hint, or moves were taken back across dice or reveals.
course = Points, from the first move to the last
course-round = Round
other-opponents = Other opponents
share-moment = Copy the link to this moment
another-game = Another game
watch-all = Watch it again
record = Record
print = Print
fair-dice = Was the luck fair?
fair-dice-now = All dice and deals of this game are fixed by a secret seed and by a random number that every player's browser has added. This is the fingerprint (SHA-256) of the seed; when the game is over you see the seed and can check it.
fair-dice-how = Before the first move the service showed the fingerprint of a secret seed, then every player's browser added a random number of its own: together they fix all dice and deals, so that nobody could choose them alone. Now the seed is open: whoever computes its SHA-256 gets the fingerprint again, and the program replays the whole game from it.
fair-dice-practice = But this was a game of practice: where a move was taken back across dice or reveals, they were drawn anew, and from there on whoever took it back could choose among them. The program tells where that was.
commitment = Fingerprint, shown from the start
seed = Seed
nonces = Random numbers that the players' browsers added
prove = Compute it here
proven = The fingerprint is that of the seed.
not-proven = The fingerprint is not that of the seed!

connection-lost = Connection lost. Trying again…
connection-back = Connected again

trouble-title = The service does not answer
lost-title = There is nothing here
lost-text = This address leads nowhere. Perhaps a letter of it is missing.
closed-table-title = This table is closed
closed-table-text = Those who run this service have closed it.
resting-table-title = This table cannot be opened now
resting-table-text = Its game is not installed here at the moment, or only an earlier version of it. Nothing of the table is lost.
no-table-title = There is no such table
no-table-text = The link may be incomplete, or the table is no longer kept.
unread-title = The board could not be loaded
unread-text = The connection was lost, or the service was updated in the meantime. Nothing of the game is lost.
renewed-title = Regalia has been updated
renewed-text = This page is from before the update. Load it again to go on; nothing of the game is lost.
renewed-reload = Load it again
no-board-title = No board for this game
no-board-text = This client cannot show { $game } yet.
lost-game-title = A game of earlier rules
lost-game-text = { $ending ->
    [other-rules] This game was begun under earlier rules, and its moves do not fit those of now. It was ended without a winner. Its moves and its seed are kept, and can be downloaded.
   *[played] This game was played to its end under earlier rules, and cannot be shown under those of now. Its result, its moves and its seed are kept, and can be downloaded.
}

problem = { $code ->
    [offline] The service cannot be reached. Check your connection.
    [too-fast] That was too fast. Wait a moment and try again.
    [busy] The service is busy just now. Try again in a moment.
    [taken] Somebody else was faster: the seat is taken.
    [name-taken] Somebody at this table has a name that looks the same. Choose another.
    [too-many] Several of your open tables wait for somebody already. Stand up from one of them, or send friends a link instead.
    [banned] Those who run this service have banned you: you can neither sit down nor write.
    [closed] Those who run this service have closed this table.
    [not-now] That is not possible any more.
    [not-yours] That is not yours to decide.
    [invalid] The service does not accept this.
    [unknown] There is no such thing here.
    [foreign] The service does not know this browser. Reload the page.
    [cookie] Another program on this address has put its own cookie in the place of ours. Delete the cookie “regalia” of this site in your browser’s settings, then reload the page.
    [too-large] That is more than the service accepts.
    [unreadable] Your browser and the service do not understand each other. Reload the page.
   *[other] Something went wrong. Try again.
}
refused = { $code ->
    [offline] This moment of the game could not be fetched. Check your connection.
    [replaying] You are looking at the past. Go back to the game first.
    [watching] You are watching: only those who sit at the table decide.
    [too-fast] That was too fast. Wait a moment.
    [not-now] That is not possible now.
    [no-undo] It can no longer be undone.
    [not-yours] That seat is not yours.
    [banned] Those who run this service have banned you: you can neither sit down nor write.
    [not-allowed] That is not allowed at this table.
   *[other] The service did not accept this. Try again.
}

# Lessons

learn-title = Learn { $title }
learn-offer = { $state ->
    [begun] Go on learning
    [finished] Learn it again
   *[new] Learn
}
learn-meanwhile = Never played { $title }? Learn it in five minutes while the others arrive
table-waits = Your table is waiting: { $title }
lesson-step = Step { $number } of { $count }
lesson-go-on = Go on
lesson-idle = Nothing is to be done here: read, and go on.
lesson-back = One step back
lesson-show = Show me
lesson-fold = What is said: fold up or unfold
lesson-finished = You have learned { $title }!
lesson-first-game = Play your first game against a page
exercise = Example { $example }
exercises = The examples of the rulebook
exercises-solved = Examples: { $solved } of { $count } found out
exercise-again = Try again
exercise-next = The next example
exercise-solved = found out
exercise-shown = shown

someone-left = Someone who left
you-title = Who you are
you-title-help = Come back after a lost cookie, play on another device, sign out, take your data along.
privacy-title = What is kept

set-push = Also when the browser is closed
set-push-help = Your browser tells you that it is your turn although no page of Regalia is open. Its maker's push service carries the word and cannot read it.
set-push-refused = The browser does not allow it, or has no push service here.

# The coach

coach = The coach
coach-thinks = The coach looks at the table…
coach-line = Worth a thought now: { $themes }.
coach-any = Here it makes little difference what you choose.
coach-off = No thanks (you can turn it on again in the settings)
