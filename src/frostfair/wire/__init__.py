"""What goes over the wire, as types: messages, their data, limits. Server, clients and load stand on it."""
