# Entornos para programas que aprenden a jugar. Los lee quien programa y los llama desde Python.

training-missing = { $module } no está instalado: pip install "boneyard[learn]" trae lo que los entornos necesitan
training-for-one = { $game } es un juego para una sola persona: lo juega boneyard.learn.solitaire
training-for-several = { $game } es un juego para varias personas: lo juega boneyard.learn.table
training-no-choice = { $name } puede ser { $words }, no { $value }
training-illegal = { $action } no es ahora una acción permitida: la máscara de acciones dice cuáles lo son
training-over = el episodio ha terminado: reset reparte el siguiente
