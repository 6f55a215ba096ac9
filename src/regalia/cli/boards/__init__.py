"""The tables of games, drawn on a text screen: each module has the name of its game, and draws a view (`draw`)."""
