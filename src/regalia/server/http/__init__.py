"""The web: addresses, sockets, pages, and what stands before every request."""
