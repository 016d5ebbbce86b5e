# El archivo en el que la casa guarda sus partidas, cuando no se puede leer o escribir.

store-unusable = no se puede usar la base de datos { $path }: { $why }
store-newer = la base de datos tiene la versión { $version }, de un Boneyard más nuevo; este admite la versión { $known }
store-closing = El servidor se está cerrando. No se ha guardado nada.
store-unread = Ahora no se pueden leer los datos de las partidas. Inténtalo dentro de un momento.
store-damaged = Los datos guardados están dañados. Mira el registro del servidor.
store-unwritten = No se ha podido guardar el cambio. Inténtalo dentro de un momento.
store-gone = El archivo de la base de datos se ha borrado o reemplazado, así que no se ha guardado nada. Quien administra el servidor debe restaurarlo o reiniciar el servidor.
store-taken = Otro cambio llegó antes. Inténtalo otra vez.
store-unsure = Se perdió la conexión con la base de datos y quizá no se guardó el cambio. Compruébalo dentro de un momento.
store-no-psycopg = PostgreSQL necesita psycopg: pip install "boneyard-dominoes[postgres]"
store-address = no es una dirección de PostgreSQL; usa postgresql://user:password@host:5432/name
store-unreachable = no se puede conectar con PostgreSQL en { $where }: { $why }
store-password = PostgreSQL en { $where } ha rechazado la conexión: revisa el usuario y la contraseña
store-no-file = no se encuentra el archivo { $path }
store-file-there = { $path } ya existe; elige otro nombre
store-not-empty = no se ha copiado nada: la tabla { $table } de la nueva base de datos no está vacía
store-house-open = no se ha copiado nada: hay un servidor en marcha en { $where }; detenlo primero
store-house-older = hay en marcha un servidor de una versión anterior en { $where }: copia con su misma versión de Boneyard, o actualízalo y reinícialo primero
store-copy-differs = se ha descartado la copia: la tabla { $table } no es igual a la original
store-copy-broken = se ha descartado la copia: { $why }
