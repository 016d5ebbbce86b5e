# Entornos para programas que aprenden a jugar. Los lee quien programa y los llama desde Python.

training-missing = { $module } no está instalado: pip install "boneyard-dominoes[learn]"
training-for-one = { $game } es un solitario: usa boneyard.envs.SolitaireEnv
training-for-several = { $game } no es un solitario: usa boneyard.envs.TableEnv
training-no-choice = { $name } debe ser uno de estos valores: { $words }, no { $value }
training-illegal = acción ilegal { $action }: mira la máscara de acciones
training-over = el episodio ha terminado: llama a reset
training-no-seat = el asiento { $seat } no existe: los asientos van de 0 a { $last }
training-no-mask = reset_mask debe tener un booleano por cada una de las { $tables } mesas, y al menos uno verdadero
training-no-actions = se espera una acción por cada una de las { $tables } mesas
training-illegal-at = acción ilegal { $action } en la mesa { $table }: mira la máscara de acciones
training-no-deal = no se han repartido fichas: llama a reset
training-many-deals = { $deals } repartos posibles son demasiados para un árbol ({ $most } como máximo): usa un juego de fichas menor (largest=2) o manos más cortas (hand=2)
training-no-tree = { $game } no se puede convertir en árbol: hace falta un juego que reparta solo manos y pozo, y en el que cada cual vea su mano
training-no-other = ninguna otra mano concuerda con lo visto
training-no-action = una acción es un número del 0 al { $last }, no { $given }
training-no-agent = el agente { $agent } no existe: los agentes van de player_0 a { $last }
training-no-tables = un entorno necesita al menos una mesa
