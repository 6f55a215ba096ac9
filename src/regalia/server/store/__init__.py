"""What is kept, and the databases that keep it."""
