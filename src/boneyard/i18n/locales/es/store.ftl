# El archivo en el que la casa guarda sus partidas, cuando no se puede leer o escribir.

store-unusable = no se puede usar la base de datos { $path }: { $why }
store-newer = esta base de datos es de la versión { $version }, de un Boneyard más nuevo que este, que conoce la versión { $known }
store-closing = la casa está cerrando: ya no se escribe nada más
store-unread = ahora no se pueden leer las partidas: prueba otra vez dentro de un momento
store-damaged = esto no se puede leer, porque los datos guardados están dañados: el registro del servidor dice dónde
store-unwritten = esto no se puede escribir ahora, así que nada ha cambiado: prueba otra vez dentro de un momento
store-gone = el archivo de las partidas se ha borrado o sustituido con la casa abierta, así que nada ha cambiado: quien lleva la casa debe devolverlo a su sitio, o abrir la casa de nuevo
store-taken = alguien ha sido más rápido
store-unsure = la base de datos se ha ido mientras se escribía esto, así que no se sabe si quedó escrito: vuelve a mirar dentro de un momento
store-no-psycopg = para guardar las partidas en PostgreSQL hace falta psycopg: pip install "boneyard-dominoes[postgres]"
store-address = esto no es la dirección de un PostgreSQL: es como postgresql://usuario:contraseña@servidor:5432/nombre
store-unreachable = no se llega a PostgreSQL en { $where }: { $why }
store-password = PostgreSQL en { $where } no deja entrar a la casa: el usuario o la contraseña están mal o faltan
store-no-file = no existe el archivo { $path }
store-file-there = ya existe el archivo { $path }: elige otro nombre
store-not-empty = la base de datos nueva no está vacía: hay algo en su tabla { $table }, así que no se ha copiado nada
store-house-open = hay una casa abierta con { $where }: ciérrala primero; no se ha copiado nada
store-house-older = hay una casa más antigua abierta con { $where }: cópiala con el Boneyard con que funciona, o ábrela primero de nuevo
store-copy-differs = la copia de la tabla { $table } no es como el original, así que no se ha guardado nada
store-copy-broken = la copia se ha interrumpido, así que no se ha guardado nada: { $why }
