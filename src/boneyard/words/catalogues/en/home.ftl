# The first page: all games.

home-title = Boneyard – every domino game
home-hello = Sit down and play
home-what = Every game of five rule books: against bots, at one screen, or with friends by link. No account, nothing to pay.
home-latest = Your latest matches
# Before buttons that show only some games: all, alone, 2, 3, 4, 5, teams …
home-filter = Show games for
home-all = all
home-alone = alone
home-teams = teams
home-straight = straight tiles
home-curved = curved tiles
# How long a game for one goes on.
home-one-deal = one deal
home-play = Play
home-play-game = Play { $game }
home-rules = Rules and options
home-rules-of = Rules and options of { $game }
