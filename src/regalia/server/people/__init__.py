"""Guests: their devices, recovery codes, names and notices."""
