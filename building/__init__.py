"""What makes the wheel more than the source: compiled rules and the browser client. `hatch_build.py` calls it."""
