"""Running the service: its start, settings, background work, log, measurements and moderation."""
