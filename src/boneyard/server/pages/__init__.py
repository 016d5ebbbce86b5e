"""The pages of the house: what people see.

render.py   templates and files               table.py     the table as a page, and its form
home.py     all games                         game.py      one game, and ways to start it
replay.py   a match step by step              fair.py      how the deal is fair
table_view.py a table as one seat sees it      regions.py   its regions, drawn
painter.py  what is new, for a WebSocket      plates.py    who sits there, drawn
hinting.py  a hint as a player reads it       portraits.py what the bots look like
analysing.py  an analysis in a replay         curve.py     who was ahead
sealing.py  seal, seeds and deal, in order    options.py   a game's options, in words
scripts.py  what the pages' scripts say       matches.py   one's own matches
going.py    matches to go on with             sharing.py   what a shared link shows
inviting.py   a link that others can reach    me.py        who one is, and one's devices
signing.py  becoming the same person elsewhere  told.py   how one wants to be told
installing.py the house as an app             friends.py   those one has played with
ratings.py  leaderboards and profiles
"""

from boneyard.server.pages.site import site

__all__ = ["site"]
