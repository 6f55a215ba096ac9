"""What every game must pass, Regalia's own and those of others: `regalia verify-game` and a plugin of pytest run it."""
