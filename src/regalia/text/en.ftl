# What all games share. A game's own texts come after these and may replace them.

seat-name = { $number ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
   *[5] Player 6
}
all-of-them = { $others } and { $last }
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
list-title = Title

# The terminal: what can be typed

command-help = help
command-moves = moves
command-hint = hint
command-why = why
command-undo = undo
command-board = board
command-log = log
command-rules = rules
command-save = save
command-quit = quit

command-help-help = this page
command-moves-help = every move that you may choose now
command-hint-help = what a bot in your place would do
command-why-help = whether you may make a move and, if not, which rule forbids it
command-undo-help = take back your last move, while nobody has rolled, shown or done anything since
command-board-help = draw the board again (so does Enter alone)
command-log-help = what has happened so far
command-rules-help = the whole rulebook, or one rule of it, say { $rule }
command-save-help = write the game to a file; play on with: regalia play --load FILE
command-quit-help = leave; the game is kept, and you are told how to play on. Ctrl-C and Ctrl-D do the same

argument-move = MOVE
argument-rule = [RULE]
argument-file = FILE

# The terminal: what is said

pager-keys = Space turns the page, b turns it back, q leads out of these pages.
play-help = Type a move word by word, as the line above the prompt shows; Tab completes. Words can be cut short as long as they are clear, and the first one left out where only one is possible.
play-players = { $title }: { $players }.
play-pass = Pass the keyboard to { $seat }, who then presses Enter.
play-several = That could be: { $listed }. Please type a little more.
play-strange = “{ $word }” is neither a move nor a command. Possible now: { $listed }.
play-strange-after = After “{ $known }” comes { $listed }, not “{ $word }”.
play-strange-end = “{ $known }” is a whole move; “{ $word }” is too much.
play-allowed = { $move }: you may.
play-why-use = Type { $command } and a move, and you learn whether you may make it.
play-hint = A { $level } would play: { $move }
play-undone = Taken back: { $move }
play-undo-nothing = There is nothing to take back: dice have been rolled, something was shown or the turn has passed since.
play-log-empty = Nothing has happened yet.
play-rule-unknown = There is no rule { $rule }. There are { $listed }.
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

replay-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
replay-step = Enter: the next move; Ctrl-D: leave
replay-whole = The record is in order.
replay-part = The record is in order. Shown up to move { $move } of { $count }.

# Verifying the dice

verify-true = The record is in order, and its seed is the one that was committed to before the first move.
verify-whole = The record is in order. Its seed was committed to as follows, if the table showed this before the first move:
verify-nonces = Its dice mix in these nonces, by seat; whoever noted theirs before the first move can compare:
verify-nonces-true = { $count ->
    [one] The nonce that you gave is mixed into its dice.
   *[other] All { $count } nonces that you gave are mixed into its dice.
}
verify-no-nonces = No nonces are mixed into its dice: whoever chose the seed chose them alone.
verify-former = It was played under the first rules: the seed alone decided the dice, and no nonces were mixed in.
verify-first-format = It is a record of the first format: its dice and all its moves were played again, but its last state is written in a way that cannot be compared any more.
why-not-now = This move is not possible now.
