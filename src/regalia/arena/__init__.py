"""Many games at once: tournaments of bots with ratings, simulations with statistics, and the speed of the rules."""
