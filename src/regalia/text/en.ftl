# What all games share. A game's own texts come after these and may replace them.

seat-name = { $number ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
    [5] Player 6
    [6] Player 7
   *[7] Player 8
}
all-of-them = { $others } and { $last }
# In a list of those who share a victory
you-among-them = { $team ->
    [yes] your team
   *[no] you
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The list of games and of scenarios

list-game = Game
list-players = Players
list-options = Options
list-bots = Bots
list-rules = Rules
list-scenario = Scenario
list-steps = Steps
list-title = Title

rules-contents = Contents
rules-corrected = These rules follow a corrected data file. The worked examples, and the remarks on what is rebuilt, are about the box as Regalia has it.
rules-nothing-found = Nothing in the rules of { $title } speaks of “{ $wanted }”; expected words that stand there
rules-no-such-rule = { $title } has no rule “{ $rule }”; expected { $ids }

data-file = Data
data-shipped = as Regalia has them
data-fits = { $path } can be played with: it fits { $game }.
data-differs = These would come out otherwise with this box; they are played with the box as Regalia has it: { $listed }.
data-lesson = lesson
usual-box = This is played with the box as Regalia has it; the one that you play with differs.
data-folder = Your own data files belong in the folder that { $variable } names.

# The terminal: what can be typed

command-help = help
command-moves = moves
command-hint = hint
command-why = why
command-undo = undo
command-again = again
command-board = board
command-log = log
command-rules = rules
command-save = save
command-quit = quit

command-help-help = this page
command-moves-help = every move that you may choose now
command-hint-help = what a king in your place would do, and why
command-why-help = whether you may make a move and what it would bring; if you may not, which rule forbids it
command-undo-help = take back your last move, while nobody has rolled, shown or done anything since
command-again-help = the step from its beginning
command-board-help = draw the board again (so does Enter alone)
command-log-help = what has happened so far
command-rules-help = the whole rulebook, one rule of it, say { $rule }, or what it says of a word
command-save-help = write the game to a file; play on with: regalia play --load FILE
command-quit-help = leave; the game is kept, and you are told how to play on. Ctrl-C and Ctrl-D do the same

argument-move = MOVE
argument-rule = [RULE]
argument-file = FILE

# The terminal: what is said

pager-keys = Space turns the page, b turns it back, q leads out of these pages.
play-help = Type a move word by word, as the line above the prompt shows; Tab completes. Words can be cut short as long as they are clear, and the first one left out where only one is possible. { $moves } numbers all moves: #3 is the third.
play-players = { $title }: { $players }.
play-learn = Never played? A lesson takes five minutes: { $command }
play-pass = Pass the keyboard to { $seat }, who then presses Enter.
play-several = That could be: { $listed }. Please type a little more.
play-strange = “{ $word }” is neither a move nor a command. Possible now: { $listed }.
play-strange-after = After “{ $known }” comes { $listed }, not “{ $word }”.
play-strange-end = “{ $known }” is a whole move; “{ $word }” is too much.
play-passed = There was only one thing to do, so it is done: { $move }
play-allowed = { $move }: you may.
play-brings-chance = Then something is rolled or drawn.
play-brings-cards = Then hidden cards are turned up.
play-brings-choices = Then what others chose in secret is shown.
play-why-use = Type { $command } and a move, and you learn whether you may make it.
play-hint = A { $level } would play: { $move }
play-hint-thinks = A { $level } thinks it over:
play-hint-expected = Chances to win then: { $listed }
play-hint-for = For it: { $listed }
play-hint-against = Against it: { $listed }
play-hint-line = Then probably: { $listed }
play-hint-guess = And, as a guess at what nobody can know yet: { $listed }
play-hint-secret = something in secret
play-hint-others = Other choices: { $listed }
hint-victory = the end of the game
hint-later = what it leads to later
hint-close = There is little between this and the next choice.
play-undone = Taken back: { $move }
play-undo-nothing = There is nothing to take back: dice have been rolled, something was shown or the turn has passed since.
play-log-empty = Nothing has happened yet.
play-rule-unknown = There is no rule { $rule }, and no rule speaks of it. There are { $listed }.
play-save-use = Type { $command } and the name of a file.
play-save-exists = { $path } is there already. Type the same again to replace it.
play-saved = The game is in { $path }.
play-save-failed = { $path } cannot be written: { $reason ->
    [missing] there is no such folder.
    [forbidden] that is not permitted.
    [folder] it is a folder.
    [full] the disk is full.
    [long] the name is too long.
   *[other] { $cause }.
}
play-not-kept = So the game is not kept by itself; you can play on and save it elsewhere.
play-offer-record = Keep a record of the game? Name a file, or press Enter for no:
play-left = The game is kept. { $over ->
    [yes] See it again with:
   *[no] Play on with:
}
play-lost = The game could not be kept anywhere.

# A lesson in the terminal

lesson-other = The rules allow that, but something else is asked for here.
exercise-found = Right! That is how the example in the rulebook goes on.
learn-step = Step { $number } of { $count }
learn-do = To do: { $moves }
learn-read-on = Enter leads on.
learn-nothing-asked = Nothing is asked for here: just press Enter.
learn-no-moves = You have nothing to decide now.
learn-rules-help = the rules that this step teaches, or another one
learn-quit-help = leave; you are told how to go on from this step. Ctrl-C and Ctrl-D do the same
learn-finished = That was the lesson. Your first real game, against a page, begins with:
learn-left = Go on from this step with:

replay-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
replay-why = { $name } played: { $move }
replay-step = Enter: the next move; Ctrl-D: leave
replay-whole = The record is in order.
replay-part = The record is in order. Shown up to move { $move } of { $count }.
record-act = { $move ->
    [0] Before the first move
   *[other] After move { $move }
}: { $said ->
    [resign] { $name } resigns.
    [time-out] { $name }'s time is up.
    [replace] a bot plays on for { $name } ({ $level }).
    [back] { $name } is back.
    [agree-offer] { $name } would end the game undecided.
    [agree-no] { $name } wants to play on.
   *[agree-end] all who are there agree, and the game ends undecided.
}

# Verifying the dice

verify-true = The record is in order, and its seed is the one that was committed to before the first move.
verify-whole = The record is in order. Its seed was committed to as follows, if the table showed this before the first move:
verify-nonces = Its dice mix in these nonces, by seat; whoever noted theirs before the first move can compare:
verify-nonces-true = { $count ->
    [one] The nonce that you gave is mixed into its dice.
   *[other] All { $count } nonces that you gave are mixed into its dice.
}
verify-no-nonces = No nonces are mixed into its dice: whoever chose the seed chose them alone.
verify-redrawn = This is a game of practice: dice were drawn anew before move { $move }, so from there on they may have been chosen.
verify-earlier-rules = It was played under earlier rules: all its moves were played again and are allowed, but its last state was written in a way that cannot be compared any more.
verify-game-passed = { $game } keeps to all that every game must: { $count ->
    [one] one check
   *[other] { $count } checks
}.
verify-game-failed = { $failed } of { $count } checks failed.
ask-move = What do you play?
why-not-now = This move is not possible now.

# The arena: many games between bots

arena-heading = The arena: { $title }
arena-summary = { $games ->
    [one] One game
   *[other] { $games } games
} of { $seats } players each; seed { $seed }
arena-standings = Players
arena-standings-note = Wins are those of a player's side, a shared win counts as its share; an equal share is { $fair }. Ratings begin at 25. Intervals hold 95 %; beside the points stands their standard deviation.
arena-player = Player
arena-games = Games
arena-wins = Wins
arena-rating = Rating
arena-points = Points
arena-mean-time = Mean time
arena-late-time = 99 % within
arena-turn = Longest turn
arena-decisions = Decisions
arena-faults = Faults
arena-meetings = Against each other
arena-meetings-note = How often the player on the left comes in before the one above, and the 95 % interval of that; below it wins, draws and losses. A draw counts half.
arena-seats = Wins by seat
arena-seats-note = An equal share is { $fair }.
arena-seat = Seat
arena-lengths = Lengths
arena-lengths-note = Of the games of each table: the median, and within what 5 %, 95 % and 99 % of them end.
arena-table = Table
arena-rounds = Rounds
arena-actions = Actions
arena-median = Median
arena-longest = Longest
arena-unfinished = Unfinished
arena-times = Decision times
arena-times-note = From the mean to what 99 % of the decisions stay within.
arena-points-note = From 5 % to 95 %, with the middle half and the median.
arena-ratings = Ratings
arena-fault = { $player }: a squire took { $count ->
    [one] one decision
   *[other] { $count } decisions
} in its place; the last time { $kind ->
    [late] it took too long.
    [died] its process had ended.
    [illegal] it chose { $detail }, which was not legal.
   *[failed] it failed: { $detail }
}
arena-seconds = { $value } s
arena-milliseconds = { $value } ms
arena-microseconds = { $value } µs
arena-stopped = Stopped: { $played } of { $games } games are played. { $kept ->
    [yes] They are in { $file }, and the same command goes on.
   *[no] They are kept nowhere; with { $option } they would be.
}
arena-written = The report is in { $file }.

told-turn = Your turn
told-waited = { $name } is waiting for you

# What a finished game can teach

analysis-heading = { $title }: what this game can teach
analysis-asked = As a { $level } sees it. Each decision is judged by what its player knew at that moment. The game is over, so nothing of it is hidden here.
analysis-works = A { $level } goes through the game
analysis-remark-practice = This is a game of practice: moves were taken back across dice, and what was drawn again is what counts here.
analysis-remark-box = It was played with an owner's box; the { $level } learned with the usual one, so its chances are less sure.
analysis-remark-position = It began from a position, not from the set-up.
analysis-remark-bots = Bots played on for somebody who had left: their decisions count for nobody's accuracy.
analysis-remark-rules = It was begun under earlier rules and is judged by the present ones.
analysis-players = How they played
analysis-players-note = Accuracy is 100 where no decision cost anything. The chances at the beginning, one's own decisions, those of the others, luck and the rest add up to the result. Luck is measured at each roll and each card that was drawn: what came, against the mean of what could have come. The rest is what neither explains: what came to light, and what the { $level } saw only later.
analysis-player = Player
analysis-accuracy = Accuracy
analysis-errors = Inaccuracies, mistakes, blunders
analysis-begun = At the beginning
analysis-own = Own decisions
analysis-others = Those of others
analysis-luck = Luck
analysis-rest = The rest
analysis-result = Result
analysis-curve = Chances to win
analysis-curve-note = Before each decision, from the first one to the result.
analysis-curve-numbers = The same in numbers
analysis-move = Move
analysis-round = Round
analysis-turned = The game turned in round { $round }: from move { $move } on { $name } was ahead.
analysis-led = { $name } was ahead from beginning to end.
analysis-turnings = Where it turned
analysis-turning = Round { $round }, move { $move }: the chances of { $name } { $by ->
    [up] rose from { $before } to { $after }
   *[down] fell from { $before } to { $after }
}, { $cause ->
    [decision] by the decision of { $who }.
    [luck] by luck.
   *[other] by what came to light then.
}
analysis-decisions = What would have been better
analysis-none = The { $level } found no decision that cost 5 % of winning or more.
analysis-played = Move { $move }, round { $round }: { $name } played { $played }.
analysis-cost = { $kind ->
    [inaccuracy] An inaccuracy
    [mistake] A mistake
   *[blunder] A blunder
} that cost { $percent } of winning.
analysis-better = Better: { $best }: { $with } to win instead of { $without }.
analysis-bot = A bot decided this.
analysis-written = The page is in { $file }.

# The games of a folder

mine-reads = Reading the records
mine-none = There are no such games in { $folder }.
mine-against = Against
mine-result = Result
mine-points = Points
mine-length = Length
mine-date = Date
mine-file = File
mine-games = Games
mine-won = Won
mine-person = a person
mine-unknown = { $count } players
mine-running = not over
mine-winner = won by { $name }
mine-win = won
mine-shared = shared
mine-loss = lost
mine-practised = practice
mine-counts = How often you won
mine-practice = In practice
