# Omgevingen voor programma's die leren spelen. Gelezen door wie programmeert en ze vanuit Python gebruikt.

training-missing = { $module } is niet geïnstalleerd: pip install "boneyard-dominoes[learn]" brengt wat omgevingen nodig hebben
training-for-one = { $game } is een spel voor één speler: boneyard.envs.solitaire speelt het
training-for-several = { $game } is een spel voor meer spelers: boneyard.envs.table speelt het
training-no-choice = { $name } is een van { $words }, niet { $value }
training-illegal = { $action } is nu geen toegestane actie: het actiemasker zegt welke dat wel zijn
training-over = de aflevering is voorbij: reset deelt de volgende
training-no-seat = er is geen plaats { $seat }: plaatsen gaan van 0 tot en met { $last }
training-no-tables = een omgeving heeft minstens één tafel
training-no-mask = reset_mask heeft een ja of nee voor elk van de { $tables } tafels, en minstens één ja
training-no-actions = er is één actie nodig voor elk van de { $tables } tafels
training-illegal-at = { $action } is nu geen toegestane actie aan tafel { $table }: het actiemasker zegt welke dat wel zijn
training-no-deal = er is nog niets gedeeld: reset deelt
training-many-deals = er zijn { $deals } manieren om te delen, en een boom heeft er hoogstens { $most }: neem een kleinere set (largest=2) of kortere handen (hand=2)
training-no-tree = van { $game } kan geen boom worden gemaakt: daarin worden alleen handen en een pot gedeeld, en kent ieder de eigen hand
training-no-other = geen andere handen passen bij wat er is gezien
