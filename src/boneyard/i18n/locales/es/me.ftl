# Sobre mí: quién es alguien, en un dispositivo o en varios; entrar.

me-title = Sobre mí
me-how = Cómo me ven
me-name = Nombre
me-colour = Color
me-colour-any = el que toque
me-red = Rojo
me-blue = Azul
me-green = Verde
me-violet = Violeta
me-amber = Ocre
me-teal = Turquesa
me-pink = Rosa
me-grey = Gris
me-language = Idioma
me-language-any = el del navegador
me-save = Guardar
me-keep = Recordarme
me-not-kept = Aquí nadie necesita una cuenta. Pero solo este navegador sabe quién eres: si lo olvida, pierdes tus partidas. Crea un enlace llave y podrás volver desde cualquier parte.
me-kept = Puedes volver: hay otro camino además de este navegador.
me-key-why = Con un enlace llave, otro teléfono u otra computadora es la misma persona que aquí.
me-key-make = Crear un enlace llave
me-key-since = Enlace llave del { $when }
me-key-revoke = Anular
me-key-revoke-one = Anular el enlace llave del { $when }
me-key-new = Tu enlace llave
me-key-once = Ábrelo en tu otro dispositivo o guárdalo en un lugar seguro. Solo se muestra esta vez.
me-key-warn = Quien tenga este enlace juega como tú: no se lo des a nadie. Sirve hasta que lo anules.
me-key-link = Enlace llave
me-key-code = El enlace llave como código QR
me-devices = Dispositivos
me-device-unknown = Un navegador o un programa
me-device-this = este
me-device-seen = por aquí el { $when }
me-device-end = Cerrar sesión
me-device-end-one = Cerrar la sesión de { $device }
me-end-others = Cerrar todas las demás
me-ended-others = Todas las demás sesiones están cerradas.
me-sign-in = Entrar
me-sign-in-instead = Aquí ya soy alguien: entrar
me-by-key = Con un enlace llave
me-by-key-how = Crea un enlace llave en “Sobre mí”, en el dispositivo que te conoce, y ábrelo aquí o pégalo.
me-key-page = Este dispositivo pasa a ser la misma persona que creó este enlace.
me-key-yours = Sigue solo si el enlace lo creaste tú: quien lo haya creado jugará también en tus asientos.
me-bring = Llevarme mis partidas de este dispositivo
me-sign-in-go = Esa persona soy yo
me-sign-in-other = Aquí ya eres alguien y puedes volver. Entres como quien entres, esas partidas se quedan donde están.
me-nobody = con esto no se conoce a nadie: juega algo o crea antes un enlace llave
me-many-attempts = eso se ha intentado muchas veces: espera un momento
me-many-keys = ya hay { $most } enlaces llave: anula uno antes
me-no-key = ese enlace llave ya no existe
me-opens-nothing = eso no abre nada: está anulado, usado o mal copiado
me-last-way = es el único camino de vuelta a ti: crea antes un enlace llave
me-no-device = ese dispositivo ya no existe
me-no-language = aquí nadie habla ese idioma
me-passkeys = Llaves de acceso
me-passkey-why = Con una llave de acceso, tu teléfono, tu computadora o una llave pequeña dice quién eres: con el dedo, la cara o un número, y sin tener que recordar nada.
me-passkey-make = Crear una llave de acceso
me-passkey-remove = Olvidar
me-passkey-remove-one = Olvidar la llave de acceso { $device } del { $when }
me-passkey-script = Tu navegador no puede hacerlo aquí.
me-passkey-failed = No ha funcionado. No ha cambiado nada; inténtalo otra vez o toma otro camino.
me-by-passkey = Con una llave de acceso
me-by-passkey-how = Si creaste una aquí, tu dispositivo la conoce.
me-by-passkey-go = Usar mi llave de acceso
me-passkey-tls = las llaves de acceso necesitan una casa con TLS (https) o localhost: aquí un enlace llave hace lo mismo
me-passkey-localhost = las llaves de acceso van con un nombre: abre esta casa como localhost para usarlas
me-passkey-name = las llaves de acceso van con un nombre, y esta casa solo tiene un número: aquí un enlace llave hace lo mismo
me-many-passkeys = ya hay { $most } llaves de acceso: olvida una antes
me-passkey-late = ha tardado demasiado, o ya estaba hecho: inténtalo otra vez
me-passkey-unread = esa llave de acceso no se puede leer: inténtalo otra vez o toma otro camino
me-passkey-known = esa llave de acceso ya se conoce
me-no-passkey = esa llave de acceso ya no existe
me-mail = Correo
me-mail-why = Con una dirección puedes volver mediante un código que se manda allí. No se usa para nada que no pidas.
me-mail-address = Dirección de correo
me-mail-send = Mándame un código
me-mail-forget = Olvidar
me-by-mail = Con un código por correo
me-by-mail-how = Si dejaste aquí una dirección, con ella vuelves a ser la misma persona. Si no, desde ahora es tuya.
me-code-title = El código
me-code-sent = Un código de seis cifras va en camino. Puede tardar un minuto; mira también en el correo no deseado.
me-code-here = Pulsa el botón y este dispositivo habrá entrado.
me-code-address = Vas a entrar con la dirección de correo { $mail }.
me-code-other = Este correo se pidió en otro navegador. Sigue solo si lo pediste tú: quien lo haya pedido jugará también en tus asientos.
me-code = Código
me-mail-subject = { $code } es tu código de Boneyard
me-mail-text =
    { $code } es tu código de Boneyard.

    Escríbelo donde lo pediste, o abre esta página y pulsa allí el botón:
    { $link }

    Sirve durante { $minutes } minutos, una vez. Si no pediste nada, no hace falta que hagas nada.
# The same, where no link can be sent.
me-mail-typed =
    { $code } es tu código de Boneyard. Escríbelo donde lo pediste.

    Sirve durante { $minutes } minutos, una vez. Si no pediste nada, no hace falta que hagas nada.
me-mail-slow = ahora mismo hay muchos correos en camino: prueba dentro de un minuto
me-mail-off = aquí no se manda correo
me-no-mail = eso no es una dirección de correo
me-mail-often = se acaban de mandar códigos a esa dirección: mira antes allí, o espera
me-mail-wait = se han pedido demasiados correos: prueba dentro de unos minutos
me-code-elsewhere = este código se pidió en otro navegador: escríbelo allí
me-code-wrong = ese no es el código, o es demasiado viejo: mira otra vez o pide uno nuevo
me-mail-taken = esa dirección ya es de alguien aquí: si eres tú, entra con ella
me-kept-of-me = Lo que se guarda de mí
me-everything-why = Todo, en un archivo que pueden leer tú y los programas.
me-everything = Descargar todo
me-leave = Borrarme …
me-leave-why = Tu nombre, tus caminos de vuelta, tus dispositivos y tu lista de partidas se borran al momento y no se pueden recuperar. Las partidas se quedan para quienes jugaron en ellas, con “alguien que se fue” en tu lugar; donde aún se juega, un bot toma tu asiento.
me-leave-sure = Sí, para siempre
me-leave-go = Borrarme
me-sure = marca antes la casilla: esto no se puede deshacer
