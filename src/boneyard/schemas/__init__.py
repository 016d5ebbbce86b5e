"""JSON schemas of the API and the socket, shared by server and client."""
