# Boneyard Lite: la aplicación en el navegador. Debajo de la página, mientras arranca o si no puede.
lite-elsewhere = Boneyard está abierto en otra pestaña, que guarda tus partidas.
lite-take-over = Usarlo aquí
lite-failed = Boneyard no ha podido arrancar.
lite-retry = Intentarlo otra vez
lite-unsupported = Este navegador no puede ejecutar Boneyard aquí. Hacen falta un navegador actual y una dirección que empiece por https.
lite-not-stored = Este navegador no guarda nada en ventanas privadas: tus partidas se perderán al cerrar esta ventana.
lite-update = Hay una versión nueva de Boneyard.
lite-update-go = Actualizar
lite-import-refused = Este archivo no lo ha exportado Boneyard Lite.
lite-no-script = Boneyard Lite se ejecuta en tu navegador y necesita JavaScript.
# En la página de la cuenta.
lite-data = Tus datos
lite-data-where = Las partidas, las respuestas y los ajustes solo se guardan en este navegador. Expórtalos para tener una copia o para llevarlos a otro dispositivo.
lite-export = Exportar todo
lite-import = Importar un archivo
lite-import-why = El archivo sustituye todo lo que está guardado aquí.
lite-no-analysis = El análisis de partidas enteras necesita un servidor. Las pistas funcionan también aquí.
lite-friends = Jugar con amigos
# Al crear la carpeta.
lite-build-fetch = Descargando paquetes…
lite-build-pages = Creando páginas…
lite-build-done = Boneyard Lite está en { $folder }: { $files } archivos, { $size } MB.
lite-build-base = { $base } no es una ruta: las rutas empiezan y terminan con una barra, como /dominoes/
lite-build-friends = { $address } no es una dirección: las direcciones empiezan por https://
lite-build-hash = { $file } tiene un hash incorrecto, así que no se ha usado { $package }
lite-build-registry = no se puede descargar { $package } de { $registry } ({ $why }); conecta esta máquina a la red y vuelve a ejecutar el comando
lite-build-page = no se puede crear la página { $page }
lite-build-not-empty = { $folder } no está vacía, y no la ha creado este comando
lite-build-unwritable = no se puede escribir en { $folder }: { $why }
