"""What every game shares. No I/O but the reading of data files, no clock, no language, no web."""
