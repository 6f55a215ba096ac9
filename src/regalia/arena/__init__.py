"""Many games at once: contests between bots with their statistics, and the speed of the rules."""
