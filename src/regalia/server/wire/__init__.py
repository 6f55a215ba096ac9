"""What goes over the wire: the messages, the errors, and what is written from them for others."""
