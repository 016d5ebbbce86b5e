# Who sits where, and the heading of the match page.
seating-partner = Partner
seating-opponent = Opponent
seating-round-goal = Round { $round } · { $goal }
seating-round = Round { $round }
seating-score = Score
