# Boneyard Lite: la aplicación en el navegador. Debajo de la página, mientras arranca o si no puede.
lite-elsewhere = Boneyard ya está abierto en otra pestaña.
lite-take-over = Usarlo aquí
lite-starting = Iniciando Boneyard…
lite-failed = Boneyard no se pudo iniciar.
lite-retry = Intentarlo otra vez
lite-unsupported = Este navegador no puede ejecutar Boneyard aquí. Usa un navegador actualizado y una dirección que empiece por https.
lite-not-stored = En esta ventana no se puede guardar nada, quizá porque es privada. Tus partidas se perderán cuando la cierres.
lite-update = Hay una versión nueva de Boneyard.
lite-update-go = Actualizar
lite-import-refused = Este archivo no se exportó desde Boneyard Lite. Elige otro.
lite-no-script = Boneyard Lite se ejecuta en tu navegador y necesita JavaScript.
lite-description = Juega al dominó en el navegador, contra la computadora o con otras personas en la misma pantalla.
# En la página de la cuenta.
lite-data = Tus datos
lite-data-where = Tus partidas, tus respuestas a los problemas y tus ajustes solo se guardan en este navegador. Expórtalos para tener una copia o para cambiar de dispositivo.
lite-export = Exportar todo
lite-import = Importar un archivo
lite-import-why = El archivo sustituye todo lo guardado aquí.
lite-replay-keep = Guardar esta partida
lite-levels = Los cuatro niveles más fuertes juegan aquí algo peor que en un servidor.
lite-analysis = Calculado en este navegador, con menos simulaciones que en un servidor, así que puede pasar por alto errores pequeños.
lite-friends = Jugar con amigos
lite-what = { $games } juegos, contra la computadora o con otras personas en la misma pantalla. Gratis y sin registro.
# Al crear la carpeta.
lite-build-fetch = Descargando paquetes…
lite-build-compile-now = Compilando módulos…
lite-build-pages = Creando páginas…
lite-build-done = Boneyard Lite está en { $folder }: { $files } archivos, { $size } MB.
lite-build-base = { $base } no es una ruta: escríbela con una barra en ambos extremos, como /dominoes/
lite-build-friends = { $address } no es una dirección web: debe empezar por https://
lite-build-hash = { $file } tiene un hash incorrecto, así que no se ha usado { $package }
lite-build-registry = no se puede descargar { $package } de { $registry } ({ $why }): revisa la red e inténtalo otra vez
lite-build-compile = no se pueden compilar los módulos: { $why }
lite-build-node = se necesita Node.js { $oldest } o posterior: instálalo e inténtalo otra vez
lite-build-page = no se puede crear la página { $page }
lite-build-not-empty = { $folder } no está vacía ni la creó este comando: elige otra carpeta
lite-build-unwritable = no se puede escribir en { $folder }: { $why }
