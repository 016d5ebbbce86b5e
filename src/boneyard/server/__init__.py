"""Matches on the network: storage, live matches, the API, what is told to whom.

store/      the log on disk                    match.py     one live match: state, views, undo
house.py    all live matches                   croupier.py  what happens by itself at a table
api.py      the JSON API                       websocket.py the WebSocket
security.py who asks, and what is refused      app.py       all of it as an ASGI application
"""
