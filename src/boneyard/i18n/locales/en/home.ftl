# The first page: all games.

home-title = Boneyard – play dominoes online
home-hello = Play dominoes
home-what = 38 games, with friends or against the computer. Free, no sign-up.
# Label of buttons that show only some games: all games, solo, 2 players, teams.
home-filter = Filter games
home-all = All games
home-alone = Solo
home-players = { $players } players
home-teams = Teams
home-straight = Straight tiles
home-curved = Curved tiles
# How long a solitaire takes.
home-one-deal = one round
home-play = Play
home-play-game = Play { $game }
home-rules = Rules and options
home-rules-of = Rules and options of { $game }

# Unfinished matches.
home-go-on = Continue
home-all-mine = All my matches
# Ways to start: against bots, the daily solitaire, a link for a friend.
home-begin = Start playing
home-now = Play now
home-now-how = against the computer
home-daily-how = Today's solitaire – same deal for everyone
home-puzzle-how = Find the best move
home-daily-play = Play today's { $game }
home-daily-go-on = Open today's match
home-invite = Play with a friend
home-invite-to = Game
home-invite-link = Create invite link
# Families of games. $book: the box or rule book.
home-family = { $book }
home-family-world = Around the world
home-family-alone = Solitaire
