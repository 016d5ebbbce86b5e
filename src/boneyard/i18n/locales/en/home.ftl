# The first page: all games.

home-title = Boneyard – play dominoes online
home-hello = Play dominoes
home-what = { $games } games, with friends or against the computer. Free, no sign-up.
home-alone = Solo
home-play = Play

# Unfinished matches.
home-go-on = Continue
# On a match that is dealt as soon as it is opened.
home-start = Start
home-all-mine = All my matches
home-now = Play now
home-puzzle-how = Find the best move
home-daily-go-on = Open today's match
# The parts of the page, and ways to play.
home-friend = Play a friend
home-screen = Pass & play
home-lobby = Find an opponent
home-today = Today
home-solitaire = Daily solitaire
home-same-deal = Same deal for everyone
home-same-deals = Play ten deals and compare with everyone
# Days in a row on which something was played or solved.
home-streak = { $days ->
    [one] { $days }-day streak
   *[other] { $days }-day streak
}
home-search = Search { $games } games
home-none-found = No game found for “{ $query }”.
home-popular = Popular
home-tag-quick = Quick
home-tag-partners = Partners
home-tag-scoring = Score as you go
home-tag-trains = Trains
home-tag-curved = Curved
home-tag-solo = Solo
home-tag-children = For children
home-seats = { $players }
home-minutes = { $minutes } min
# In the picture of a table: a player's level, and what the visitor may do.
home-club-player = Club player
home-your-turn = Your turn – tap a tile
home-living = A round of { $game } being played
home-pause = Pause
home-new-match = New match
home-round = Round { $round } · { $goal }
home-own-rules = Make your own rules
