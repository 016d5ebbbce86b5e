# The first page: all games.

home-title = Boneyard – every domino game
home-hello = Sit down and play
home-what = Dominoes of five rule books and of the world: against bots, at one screen, or with friends by link. No account, nothing to pay.
# Before buttons that show only some games: all games, for one, 2 players, teams …
home-filter = Which games
home-all = All games
home-alone = For one
home-players = { $players } players
home-teams = Teams
home-straight = Straight tiles
home-curved = Curved tiles
# How long a game for one goes on.
home-one-deal = one deal
home-play = Play
home-play-game = Play { $game }
home-rules = Rules and options
home-rules-of = Rules and options of { $game }

# Matches that can be gone on with.
home-go-on = Go on
home-all-mine = All my matches
# Three ways to begin: against bots at once, a deal that is the same for everybody, a link for a friend.
home-begin = Begin
home-now = Play now
home-now-how = against bots
home-daily-how = the same tiles for everyone today
home-puzzle-how = one move is best
home-daily-play = Play today’s deal of { $game }
home-daily-go-on = To my match of today
home-invite = Invite somebody
home-invite-to = to
home-invite-link = Make a link
# Families of games. $book: the box or rule book.
home-family = { $book }
home-family-world = Around the world
home-family-alone = For one
