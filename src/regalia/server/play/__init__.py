"""Tables in play: rooms, moves, clocks, who still plays, and what each reader is told."""
