# Help of the command line. What is typed is never translated; words in capitals are the help-m ones.

help-m-game = JUEGO
help-m-games = [JUEGO]...
help-m-games-list = JUEGO
help-m-options = [OPCIONES DEL JUEGO]
help-m-record = ACTA
help-m-files = ARCHIVO…
help-m-file = ARCHIVO
help-m-folder = CARPETA
help-m-from = DE
help-m-to = A
help-m-seed = SEMILLA
help-m-seat = ASIENTO
help-m-seconds = SEGUNDOS
help-m-address = DIRECCIÓN
help-m-language = IDIOMA
help-m-option = NOMBRE=VALOR
help-m-bot = NOMBRE="COMANDO"

help-examples = Ejemplos
help-language = Idioma: en, es o nl. [predeterminado: el del sistema]
help-version = Muestra la versión y termina.
help-json = Imprime un objeto JSON.
help-json-lines = Imprime un objeto JSON por acta.
help-line = Número del acta en un archivo .jsonl o en la entrada estándar.
help-cores = Número de núcleos. [predeterminado: todos]

help-boneyard =
    47 juegos de dominó, con amigos o contra bots.

    Sin ningún comando, se abre una mesa en el navegador, solo en esta computadora. boneyard serve --host 0.0.0.0 permite que otros se unan. boneyard games muestra los juegos y boneyard rules JUEGO explica uno. boneyard simulate JUEGO juega partidas al azar. boneyard replay ARCHIVO reproduce un acta.

    boneyard COMANDO --help describe un comando, con ejemplos.
help-boneyard-play = abre una mesa en el navegador, solo en esta computadora
help-boneyard-rules = muestra las reglas de Matador en español

# Groups of commands.
help-group-play = Juegos y problemas
help-group-records = Actas y posiciones
help-group-simulate = Simulación y estadísticas
help-group-serve = Servidores
help-group-more = Más
help-serve-short = Inicia un servidor para navegadores y programas.
help-serve =
    Inicia un servidor para navegadores y programas.

    De forma predeterminada, solo se puede acceder desde esta computadora. Con --host 0.0.0.0 pueden conectarse otros.
help-serve-host = Dirección en la que escucha el servidor.
help-serve-port = Puerto en el que escucha el servidor. 0 elige uno libre.
help-serve-db = Base de datos: un archivo o postgresql://…
help-serve-proxy = Acepta las cabeceras X-Forwarded-* de este proxy (repetible).
help-serve-workers = Número de procesos (más de uno necesita PostgreSQL).
help-serve-log = Formato del registro: texto o líneas JSON.
help-serve-here = solo en esta computadora, en otro puerto
help-serve-all = accesible desde la red, con la base de datos boneyard.db

help-doctor-short = Comprueba un servidor y propone soluciones.
help-doctor = Comprueba un servidor, en marcha o no: base de datos y permisos, disco, reloj, código compilado, nombres, correo. Imprime una línea por comprobación, con una solución para cada problema. El código de salida es 1 si algo falla. Los ajustes se toman de las variables de entorno (BONEYARD_…).
help-doctor-example = comprueba el servidor cuya base de datos es boneyard.db

help-m-act = ACCIÓN
help-m-about = OBJETIVO…
help-admin-short = Consulta y administra un servidor en marcha.
help-admin =
    Consulta y administra un servidor en marcha.

    counts: muestra las cifras del servidor.

    end PARTIDA: termina una partida. Si es de dos jugadores, queda sin ganador; si es de más, los bots ocupan los asientos.

    unname PARTIDA ASIENTO: quita el nombre de un jugador.

    block DIRECCIÓN, unblock DIRECCIÓN: bloquea o desbloquea una dirección IP o una red.

    leave-out PARTIDA, let-count PARTIDA: hace que una partida no cuente para las puntuaciones o que vuelva a contar.

    El comando se conecta por la red. Se identifica con un secreto que solo conocen quienes pueden leer la base de datos, o con BONEYARD_HOST_TOKEN.
help-admin-at = Dirección del servidor.
help-admin-counts = muestra las cifras del servidor de esta computadora
help-admin-block = bloquea estas direcciones
help-admin-end = termina la partida de ese enlace o identificador

help-games-short = Muestra todos los juegos, con sus jugadores, fichas y metas.
help-games = Muestra todos los juegos, con sus jugadores, fichas y metas.
help-games-json = Imprime una lista JSON.
help-games-all = todos los juegos; en una terminal ancha, también lo especial de cada uno

help-rules-short = Muestra las reglas de un juego, con opciones y un ejemplo.
help-rules = Muestra las reglas de JUEGO, con sus opciones y un ejemplo breve.
help-rules-one = las reglas de Todos los cincos

help-deal-short = Reparte una ronda.
help-deal =
    Reparte una ronda de JUEGO. Con la misma semilla y las mismas opciones, el reparto es siempre el mismo.

    Las opciones del juego se escriben como opciones del comando. boneyard rules JUEGO las muestra.
help-deal-seed = Una palabra, o un secreto de 64 cifras hexadecimales. [predeterminado: al azar]
help-deal-round = Ronda de la partida.
help-deal-json = Imprime un acta sin jugadas.
help-deal-output = Escribe el acta en este archivo.
help-deal-three = tres manos de Bergen, siempre las mismas con la semilla tea
help-deal-second = la segunda ronda de una partida con un juego doble nueve, como acta

help-simulate-short = Juega partidas con jugadas al azar.
help-simulate =
    Juega partidas de JUEGO con jugadas al azar e imprime los resultados.

    Las opciones del juego se escriben como opciones del comando. boneyard rules JUEGO las muestra.
help-simulate-matches = Número de partidas.
help-simulate-seed = Semilla para resultados reproducibles. [predeterminado: al azar]
help-simulate-output = Escribe las actas en este archivo, una por línea.
help-simulate-three = veinte partidas de tres jugadores, que deben cantar sus puntos
help-simulate-file = cien solitarios, en un archivo para boneyard replay

help-replay-short = Reproduce actas e imprime los resultados.
help-replay =
    Reproduce actas e imprime los resultados.

    Un ARCHIVO es un acta. Un archivo .jsonl tiene un acta por línea, y - lee líneas de la entrada estándar. Las actas no válidas se señalan y se omiten; el código de salida es entonces 2.
help-replay-trace = Imprime cada jugada, o cada posición con --json.
help-replay-one = quién ganó y cómo
help-replay-all = cada jugada de cada acta, en frases

help-convert-short = Convierte una partida en hoja de puntuación o en otro formato.
help-convert =
    Convierte una partida en hoja de puntuación o en el formato de otro programa.

    record es la notación de Boneyard. sheet es una hoja de puntuación para personas, que se puede volver a convertir. open-spiel son las acciones de los juegos de dominó de OpenSpiel. dominoes son las manos y jugadas del paquete dominoes de PyPI. Lo que un formato no puede expresar se rechaza.
help-convert-from = Formato de ARCHIVO. [predeterminado: se detecta]
help-convert-to = Formato de salida.
help-convert-output = Escribe en este archivo. [predeterminado: salida estándar]
help-convert-sheet = una partida como hoja de puntuación
help-convert-theirs = una partida de OpenSpiel como acta

help-import-check-short = Identifica archivos de actas e indica por qué alguno no se puede leer.
help-import-check =
    Identifica archivos de actas e indica por qué alguno no se puede leer.

    Reconoce todos los formatos de boneyard convert. El código de salida es 2 si un archivo no se puede leer o reproducir.
help-import-check-two = dos partidas en cualquier formato

help-show-short = Dibuja una posición o anima una ronda.
help-show =
    Dibuja una posición de ACTA. Sin -o, el SVG va a la salida estándar.

    ACTA es un archivo con un acta. Un archivo .jsonl tiene un acta por línea, y - lee líneas de la entrada estándar. Las jugadas se cuentan seguidas a lo largo de todas las rondas; --move 0 es el primer reparto. Todas las manos están a la vista, salvo que --as indique un asiento; entonces se dibuja lo que ve ese asiento, con sus jugadas posibles si es su turno. Los asientos se numeran desde 0, como en el acta.
help-show-move = Número de jugadas hechas. [predeterminado: todas]
help-show-as = Muestra solo lo que ve este asiento.
help-show-faces = Cara de las fichas.
help-show-theme = Tema de color. [predeterminado: el del sistema]
help-show-shape = Forma de la mesa.
help-show-animate = Anima la ronda hasta esta jugada.
help-show-width = Ancho de un PNG en píxeles. [predeterminado: 1400]
help-show-output = Archivo de salida: .svg o .png.
help-show-last = la mesa al final de la partida
help-show-seat = la tercera acta tras doce jugadas, como la vio su primer jugador, para un teléfono
help-show-film = la última ronda como animación, para un navegador

help-verify-short = Comprueba que los repartos de las actas fueron limpios.
help-verify =
    Comprueba que los repartos de las actas fueron limpios.

    Repite cada reparto y cada robo al azar a partir del secreto del acta y los compara con los del acta; también compara el secreto con el sello publicado antes del primer reparto. Si el acta dice cuándo llegaron el sello, las semillas y el reparto, comprueba también su orden.

    Un ARCHIVO es un acta. Un archivo .jsonl tiene un acta por línea, y - lee líneas de la entrada estándar.
help-verify-one = comprueba que los repartos de esta partida fueron limpios
help-verify-key = Exige una firma hecha con esta clave del servidor o con la de este archivo (repetible).
help-verify-signed = comprueba también la firma del servidor
help-m-key = CLAVE

help-analyse-short = Analiza una partida: errores, suerte y momentos decisivos.
help-analyse =
    Analiza la partida de ACTA: lo que costó cada jugada, cuánto fue suerte y dónde cambió la partida.

    ACTA es un archivo con un acta. Un archivo .jsonl tiene un acta por línea, y - lee líneas de la entrada estándar. Cada jugada se compara con las demás jugadas posibles, en repartos que concuerdan con lo que se había visto. En un solitario se compara con el mejor resultado posible conociendo todas las fichas.
help-analyse-worlds = Número de repartos posibles por jugada. [predeterminado: 200]
help-analyse-seed = Semilla para resultados reproducibles.
help-analyse-output = Escribe un gráfico de las probabilidades de ganar en este archivo SVG.
help-analyse-one = lo que costaron las jugadas de una partida
help-analyse-more = la tercera acta de un archivo, analizada más a fondo, con un gráfico

help-solve-short = Busca el mejor resultado posible de los solitarios.
help-solve =
    Busca el mejor resultado posible de los solitarios, desde la última posición de sus actas.

    El solucionador conoce las fichas boca abajo. Dice si está demostrado que el resultado es el mejor o si se agotó el tiempo.

    Un ARCHIVO es un acta. Un archivo .jsonl tiene un acta por línea, y - lee líneas de la entrada estándar.
help-solve-seconds = Tiempo máximo por búsqueda, en segundos.
help-solve-deal = reparte una partida de Knock-Out y la resuelve

help-statistics-short = Calcula con qué frecuencia se puede ganar un solitario.
help-statistics =
    Resuelve muchos repartos al azar de un solitario e imprime cuántas veces se puede ganar.

    La misma semilla da los mismos números con cualquier número de núcleos.
help-statistics-deals = Número de repartos.
help-statistics-seed = Semilla para resultados reproducibles.
help-statistics-output = Escribe un gráfico en este archivo SVG.
help-statistics-plot = cinco mil repartos de Knock-Out, con un gráfico

help-arena-short = Enfrenta bots entre sí y los clasifica.
help-arena =
    Enfrenta bots entre sí y los clasifica, con intervalos de confianza del 95 %.

    Cada reparto se juega dos veces con los asientos cambiados, así que los dos bandos tienen la misma suerte. Un enfrentamiento termina en cuanto el resultado es significativo. La misma semilla da el mismo resultado con cualquier número de núcleos.

    Un programa lee una línea JSON por jugada y responde con un objeto JSON que tiene un "move". Si falla, pierde la ronda y el código de salida es 1. Más en docs/bots.md.
help-arena-game = Un juego, varios separados por comas, o all.
help-arena-options = Opción del juego, como players=4 (repetible).
help-arena-players = Nombres de bots separados por comas, con un estilo opcional (expert:bold; también careful, blocking, counting). Cada uno juega contra todos los demás.
help-arena-bot = Un programa que juega con este nombre, por su entrada y salida estándar.
help-arena-deals = Máximo de repartos por enfrentamiento. Cada uno se juega dos veces.
help-arena-seed = Semilla para resultados reproducibles. [predeterminado: al azar]
help-arena-play-all = Juega todos los repartos, aunque basten menos.
help-arena-ray = Se ejecuta en un clúster de Ray (auto: el actual).
help-arena-continue = Guarda los resultados en este archivo y continúa desde él.
help-arena-bot-seconds = Tiempo máximo por jugada de los programas, en segundos. [predeterminado: 10]
help-arena-plot = Escribe un gráfico de la clasificación en este archivo SVG.
help-arena-two = dos bots juegan al dominó clásico con siete fichas cada uno
help-arena-all = todos los juegos, con un archivo para reanudar y un gráfico de la clasificación
help-arena-mine = tu propio programa contra un bot

help-bench-short = Mide la velocidad a la que se juegan rondas.
help-bench =
    Mide rondas y jugadas por segundo de los juegos indicados. [predeterminado: todos los juegos para varios jugadores]

    Las jugadas son al azar. El motor sencillo y el motor rápido juegan los mismos juegos, en un núcleo y en todos; también juegan otros motores instalados. Se turnan, y cuenta la mejor de cuatro mediciones.
help-bench-seconds = Duración de cada medición, en segundos. Cada una se repite cuatro veces.
help-bench-json = Imprime una lista JSON.
help-bench-no-plain = Omite el motor sencillo.
help-bench-all = todos los juegos, en uno o dos minutos
help-bench-two = dos juegos, medidos más tiempo, como JSON

help-words = Muestra las palabras clave de los archivos de reglas: su significado, sus valores y los juegos que las usan.
help-words-short = Muestra las palabras clave de los archivos de reglas.
help-words-all = todas las palabras clave
help-words-one = las palabras de una regla
help-words-schema-example = el JSON Schema, para editores con autocompletado
help-words-json = Imprime JSON.
help-words-schema = Imprime el JSON Schema de los archivos de reglas.
help-m-rule = [REGLA]
help-serve-no-own-rules = No permite que los jugadores usen reglas propias.
help-lab = Compara reglas: duración de una ronda, proporción de rondas cerradas y empatadas, valor de la salida, suerte y número de opciones. JUEGO es un juego o un archivo de reglas.
help-lab-short = Compara reglas mediante simulación.
help-lab-two = dos juegos, uno al lado del otro
help-lab-own = tus reglas comparadas con las originales, con un gráfico
help-lab-players = Número de jugadores.
help-lab-deals = Número de repartos por juego.
help-lab-seed = Semilla para resultados reproducibles.
help-lab-output = Escribe un gráfico en este archivo SVG.

help-puzzle =
    Muestra un problema: una posición vista desde un asiento, en la que una jugada es claramente la mejor. En una terminal, te pide la jugada.

    Con -o, crea problemas a partir de rondas entre bots, como líneas JSON. Cada uno se analiza varias veces con distintas semillas aleatorias, y su dificultad se fija según los niveles de bot que encuentran la jugada.
help-puzzle-short = Muestra un problema, o crea y comprueba algunos.
help-puzzle-show = un problema de Todos los cincos
help-puzzle-some = unos pocos problemas de dos juegos, los mismos cada vez
help-puzzle-again = vuelve a analizar los problemas con otras semillas aleatorias; el código de salida es 1 si cambia una respuesta
help-puzzle-game = Juegos separados por comas, o all.
help-puzzle-count = Número de problemas, repartidos entre los juegos. [predeterminado: 1, o 10 con -o]
help-puzzle-id = Muestra el problema con este identificador.
help-puzzle-answer = Muestra también la respuesta.
help-m-id = ID
help-puzzle-lessons = Escribe las posiciones de todas las lecciones en vez de problemas.
help-puzzle-theme = Solo problemas de este tema.
help-puzzle-seed = Semilla para resultados reproducibles. [predeterminado: al azar]
help-puzzle-check = Comprueba los problemas de este archivo (.jsonl o .jsonl.gz) en vez de crear nuevos.
help-puzzle-worlds = Repartos posibles en cada uno de los dos análisis de una comprobación.
help-puzzle-output = Crea problemas y los escribe en este archivo (.jsonl o .jsonl.gz).

help-copy-short = Copia los datos de un servidor a otra base de datos.
help-copy =
    Copia los datos de un servidor a otra base de datos, que debe estar vacía, y comprueba la copia.

    Una base de datos es un archivo o postgresql://… Detén antes el servidor, o se perderán las jugadas hechas entretanto.
help-copy-there = de un archivo a PostgreSQL
help-copy-back = y al revés
help-backup-short = Guarda una copia de seguridad de la base de datos de un servidor.
help-backup =
    Guarda una copia de seguridad de la base de datos de un servidor en un archivo nuevo. El servidor puede seguir en marcha.

    El archivo es una base de datos completa. boneyard serve --db ARCHIVO la abre.
help-backup-one = copia la base de datos predeterminada

help-ratings = Calcula las puntuaciones a partir de un registro de resultados, un objeto JSON por línea. Los mismos resultados dan siempre las mismas puntuaciones.
help-ratings-short = Calcula puntuaciones a partir de un registro de resultados.
help-ratings-all = las clasificaciones de todos los grupos
help-ratings-pool = un grupo, como JSON
help-ratings-one = Solo este grupo.
help-ratings-house = de la base de datos de un servidor
help-ratings-db = Lee la base de datos de un servidor en vez de un archivo.
help-m-results = [RESULTADOS]

help-m-levels = NIVEL,…
help-m-names = NOMBRE,…
help-play-short = Juega una partida en esta terminal.
help-play =
    Juega una partida en esta terminal, contra bots o con otras personas en el mismo teclado. Con el enlace de una partida, ocupas un asiento en un servidor.

    --plain lee y escribe líneas, lo que va bien con lectores de pantalla; las jugadas se escriben como en docs/notation.md. Es lo predeterminado si la terminal no admite la pantalla completa o si parece que hay un lector de pantalla activo.
help-play-plain = Usa líneas en vez de una pantalla.
help-play-bots = Niveles de los bots, por orden de asiento: beginner, casual, club, expert, master o grandmaster, con un estilo opcional (expert:bold; también careful, blocking, counting). El último nivel vale para los demás asientos.
help-play-with = Número de jugadores en este teclado. Cada mano se muestra solo cuando se pide.
help-play-names = Nombres de los jugadores en este teclado, separados por comas.
help-play-output = Guarda la partida en este archivo cuando termina o cuando la dejas.
help-play-one = una partida contra un bot
help-play-levels = dos bots de distinto nivel
help-play-hands = dos personas en un teclado
help-play-plain-example = un solitario, línea a línea

help-m-link = ENLACE
help-m-command = "COMANDO"
help-m-level = NIVEL
help-m-name = NOMBRE
help-token = Archivo con tu token de ese servidor. Si no existe, se crea.
help-bot-short = Hace jugar en un servidor a un bot o a tu propio programa.
help-bot =
    Ocupa un asiento en un servidor y deja jugar a un bot: tu propio programa por su entrada y salida estándar (docs/bots.md), o un nivel de bot.

    Si se corta la conexión, se reconecta y sigue.
help-bot-connect = Enlace de la partida, como lo muestra el navegador.
help-bot-program = Comando que se ejecuta. Lee y escribe líneas JSON.
help-bot-level = Nivel del bot: beginner, casual, club, expert, master o grandmaster.
help-bot-name = Nombre en la mesa.
help-bot-seat = Asiento, contado desde 1. [predeterminado: el primero libre]
help-bot-level-example = un experto ocupa el primer asiento libre
help-bot-mine = tu propio programa ocupa el primer asiento libre
help-watch-short = Muestra una partida de un servidor.
help-watch = Muestra una partida de un servidor, línea a línea, como espectador.
help-watch-one = una partida por su enlace
help-m-game-or-link = JUEGO|ENLACE
help-play-link = un asiento en un servidor, por el enlace de la partida

help-docs-short = Crea la documentación y la abre.
help-docs =
    Crea la documentación como sitio web y la abre.

    Incluye guías para cada tipo de lector, el reglamento con índice, una referencia de la API y un buscador. Se comprueban los enlaces. Necesita "boneyard-dominoes[docs]".
help-docs-output = Carpeta de salida.
help-docs-browser = No abre el navegador.
help-docs-open = crea la documentación y la abre
help-docs-build = crea la documentación en una carpeta para publicarla

# boneyard equity
help-equity-short = Muestra probabilidades de ganar según el marcador.
help-equity =
    Muestra las probabilidades de ganar con un marcador dado, o como tabla de tu puntuación y la de tus rivales.

    Se estiman con rondas simuladas. Las estimaciones de las opciones predeterminadas están incluidas; las demás se calculan en segundos. Con más de dos bandos se aproximan con una función ajustada. Si no se indica ningún juego, -o ARCHIVO recalcula todas las estimaciones incluidas, lo que tarda unos minutos.
help-equity-table = una tabla de Todos los cincos con dos jugadores
help-equity-one = las probabilidades con 58 a 40
help-equity-all = recalcula las estimaciones incluidas de todos los juegos
help-equity-scores = Puntuaciones, una por bando.
help-equity-played = Número de rondas jugadas.
help-equity-thorough = Recalcula con muchas más rondas.
help-equity-output = Archivo de salida cuando se recalculan todos los juegos.
help-serve-rules = Ofrece a todos este archivo de reglas, o los archivos de reglas de esta carpeta (repetible).
help-serve-ours = ofrece tus propias reglas entre los juegos
help-hints-short = Muestra cuánto vale cada jugada de una posición.
help-hints =
    Muestra cuánto vale cada jugada de una posición, y por qué.

    La posición es una línea de texto (docs/notation.md) o el final de un acta. Las pistas solo usan lo que puede saber quien tiene el turno.
help-hints-line = las jugadas de una posición escrita a mano
help-hints-record = las jugadas posibles tras doce jugadas de una partida
help-show-line = una posición como línea de texto
help-m-position = POSICIÓN
help-puzzle-position = Crea un problema a partir de esta posición, una línea de texto (docs/notation.md).
help-puzzle-line = un problema a partir de una posición

# boneyard lite
help-m-path = RUTA
help-lite-short = Crea Boneyard Lite, una carpeta de archivos estáticos.
help-lite =
    Crea Boneyard Lite: todos los juegos en el navegador del visitante, desde una carpeta de archivos estáticos.

    Cualquier servidor web puede servir la carpeta, y funciona sin red después de la primera visita. Se descargan Pyodide y otros paquetes. Véase docs/lite.md.
help-lite-base = Ruta de la carpeta en su servidor web, con una barra en ambos extremos.
help-lite-friends = Dirección de un servidor de Boneyard, para el enlace “Jugar con amigos”.
help-lite-here = crea Boneyard Lite en site/
help-lite-below = crea Boneyard Lite para una ruta de un sitio web
