# Omgevingen voor programma's die leren spelen. Gelezen door wie programmeert en ze vanuit Python gebruikt.

training-missing = { $module } is niet geïnstalleerd: pip install "boneyard[learn]" brengt wat omgevingen nodig hebben
training-for-one = { $game } is een spel voor één speler: boneyard.learn.solitaire speelt het
training-for-several = { $game } is een spel voor meer spelers: boneyard.learn.table speelt het
training-no-choice = { $name } is een van { $words }, niet { $value }
training-illegal = { $action } is nu geen toegestane actie: het actiemasker zegt welke dat wel zijn
training-over = de aflevering is voorbij: reset deelt de volgende
