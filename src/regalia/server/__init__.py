"""The web service: tables, seats, sockets, storage. The browser client knows it only through `wire.protocol`."""
