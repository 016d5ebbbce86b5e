# Entornos para programas que aprenden a jugar. Los lee quien programa y los llama desde Python.

training-missing = { $module } no está instalado: pip install "boneyard-dominoes[learn]" trae lo que los entornos necesitan
training-for-one = { $game } es un juego para una sola persona: lo juega boneyard.envs.solitaire
training-for-several = { $game } es un juego para varias personas: lo juega boneyard.envs.table
training-no-choice = { $name } puede ser { $words }, no { $value }
training-illegal = { $action } no es ahora una acción permitida: la máscara de acciones dice cuáles lo son
training-over = el episodio ha terminado: reset reparte el siguiente
training-no-seat = no hay asiento { $seat }: los asientos van del 0 al { $last }
training-no-tables = un entorno tiene al menos una mesa
training-no-mask = reset_mask tiene un sí o un no para cada una de las { $tables } mesas, y al menos un sí
training-no-actions = hace falta una acción para cada una de las { $tables } mesas
training-illegal-at = { $action } no es ahora una acción permitida en la mesa { $table }: la máscara de acciones dice cuáles lo son
training-no-deal = aún no se ha repartido nada: reset reparte
training-many-deals = hay { $deals } repartos, y un árbol tiene como mucho { $most }: usa un juego de fichas más pequeño (largest=2) o manos más cortas (hand=2)
training-no-tree = de { $game } no se puede hacer un árbol: en él solo se reparten manos y pozo, y cada cual conoce su mano
training-no-other = ninguna otra mano concuerda con lo que se ha visto
