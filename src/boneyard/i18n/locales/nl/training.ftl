# Omgevingen voor programma's die leren spelen. Gelezen door wie programmeert en ze vanuit Python gebruikt.

training-missing = { $module } is niet geïnstalleerd: pip install "boneyard-dominoes[learn]"
training-for-one = { $game } is een solitairespel: gebruik boneyard.envs.SolitaireEnv
training-for-several = { $game } is geen solitairespel: gebruik boneyard.envs.TableEnv
training-no-choice = { $name } moet een van { $words } zijn, niet { $value }
training-illegal = ongeldige actie { $action }: zie het actiemasker
training-over = de episode is voorbij: roep reset aan
training-no-seat = onbekende plaats { $seat }: plaatsen zijn 0 tot en met { $last }
training-no-mask = reset_mask moet een boolean hebben voor elk van de { $tables } tafels, waarvan er minstens één true is
training-no-actions = er is één actie nodig voor elk van de { $tables } tafels
training-illegal-at = ongeldige actie { $action } aan tafel { $table }: zie het actiemasker
training-no-deal = er is nog niet uitgedeeld: roep reset aan
training-many-deals = { $deals } mogelijke verdelingen zijn te veel voor een boom (hooguit { $most }): neem een kleinere set (largest=2) of kleinere handen (hand=2)
training-no-tree = van { $game } kan geen boom worden gemaakt: dat vereist een spel met alleen handen en een pot, waarin spelers hun hand zien
training-no-other = geen andere handen kloppen met wat er gezien is
training-no-action = een actie is een getal van 0 tot en met { $last }, geen { $given }
training-no-agent = onbekende agent { $agent }: agenten zijn player_0 tot en met { $last }
training-no-tables = een omgeving heeft minstens één tafel nodig
