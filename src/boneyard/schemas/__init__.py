"""JSON of the API and the socket: what server and client both know."""
