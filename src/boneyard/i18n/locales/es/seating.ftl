# Who sits where, and the heading of the match page.
seating-partner = Pareja
seating-opponent = Rival
seating-round-goal = Ronda { $round } · { $goal }
seating-round = Ronda { $round }
seating-score = Puntuación
