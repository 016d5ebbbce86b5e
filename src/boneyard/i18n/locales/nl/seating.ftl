# Who sits where, and the heading of the match page.
seating-partner = Partner
seating-opponent = Tegenstander
seating-round-goal = Ronde { $round } · { $goal }
seating-round = Ronde { $round }
seating-score = Score
