# Sobre mí: quién es alguien, en un dispositivo o en varios; entrar.

account-title = Sobre mí
account-how = Cómo me ven
account-name = Nombre
account-colour = Color
account-colour-any = el que toque
account-red = Rojo
account-blue = Azul
account-green = Verde
account-violet = Violeta
account-amber = Ocre
account-teal = Turquesa
account-pink = Rosa
account-grey = Gris
account-language = Idioma
account-language-any = el del navegador
account-save = Guardar
account-keep = Recordarme
account-not-kept = Aquí nadie necesita una cuenta. Pero solo este navegador sabe quién eres: si lo olvida, pierdes tus partidas. Crea un enlace llave y podrás volver desde cualquier parte.
account-kept = Puedes volver: hay otro camino además de este navegador.
account-key-why = Con un enlace llave, otro teléfono u otra computadora es la misma persona que aquí.
account-key-make = Crear un enlace llave
account-key-since = Enlace llave del { $when }
account-key-revoke = Anular
account-key-revoke-one = Anular el enlace llave del { $when }
account-key-new = Tu enlace llave
account-key-once = Ábrelo en tu otro dispositivo o guárdalo en un lugar seguro. Solo se muestra esta vez.
account-key-warn = Quien tenga este enlace juega como tú: no se lo des a nadie. Sirve hasta que lo anules.
account-key-link = Enlace llave
account-key-code = El enlace llave como código QR
account-devices = Dispositivos
account-device-unknown = Un navegador o un programa
account-device-this = este
account-device-seen = por aquí el { $when }
account-device-end = Cerrar sesión
account-device-end-one = Cerrar la sesión de { $device }
account-end-others = Cerrar todas las demás
account-ended-others = Todas las demás sesiones están cerradas.
account-sign-in = Entrar
account-sign-in-instead = Aquí ya soy alguien: entrar
account-by-key = Con un enlace llave
account-by-key-how = Crea un enlace llave en “Sobre mí”, en el dispositivo que te conoce, y ábrelo aquí o pégalo.
account-key-page = Este dispositivo pasa a ser la misma persona que creó este enlace.
account-key-yours = Sigue solo si el enlace lo creaste tú: quien lo haya creado jugará también en tus asientos.
account-bring = Llevarme mis partidas de este dispositivo
account-sign-in-go = Esa persona soy yo
account-sign-in-other = Aquí ya eres alguien y puedes volver. Entres como quien entres, esas partidas se quedan donde están.
account-nobody = con esto no se conoce a nadie: juega algo o crea antes un enlace llave
account-many-attempts = eso se ha intentado muchas veces: espera un momento
account-many-keys = ya hay { $most } enlaces llave: anula uno antes
account-no-key = ese enlace llave ya no existe
account-opens-nothing = eso no abre nada: está anulado, usado o mal copiado
account-last-way = es el único camino de vuelta a ti: crea antes un enlace llave
account-no-device = ese dispositivo ya no existe
account-no-language = aquí nadie habla ese idioma
account-passkeys = Llaves de acceso
account-passkey-why = Con una llave de acceso, tu teléfono, tu computadora o una llave pequeña dice quién eres: con el dedo, la cara o un número, y sin tener que recordar nada.
account-passkey-make = Crear una llave de acceso
account-passkey-remove = Olvidar
account-passkey-remove-one = Olvidar la llave de acceso { $device } del { $when }
account-passkey-script = Tu navegador no puede hacerlo aquí.
account-passkey-failed = No ha funcionado. No ha cambiado nada; inténtalo otra vez o toma otro camino.
account-by-passkey = Con una llave de acceso
account-by-passkey-how = Si creaste una aquí, tu dispositivo la conoce.
account-by-passkey-go = Usar mi llave de acceso
account-passkey-tls = las llaves de acceso necesitan una casa con TLS (https) o localhost: aquí un enlace llave hace lo mismo
account-passkey-localhost = las llaves de acceso van con un nombre: abre esta casa como localhost para usarlas
account-passkey-name = las llaves de acceso van con un nombre, y esta casa solo tiene un número: aquí un enlace llave hace lo mismo
account-many-passkeys = ya hay { $most } llaves de acceso: olvida una antes
account-passkey-late = ha tardado demasiado, o ya estaba hecho: inténtalo otra vez
account-passkey-unread = esa llave de acceso no se puede leer: inténtalo otra vez o toma otro camino
account-passkey-known = esa llave de acceso ya se conoce
account-no-passkey = esa llave de acceso ya no existe
account-mail = Correo
account-mail-why = Con una dirección puedes volver mediante un código que se manda allí. No se usa para nada que no pidas.
account-mail-address = Dirección de correo
account-mail-send = Mándame un código
account-mail-forget = Olvidar
account-by-mail = Con un código por correo
account-by-mail-how = Si dejaste aquí una dirección, con ella vuelves a ser la misma persona. Si no, desde ahora es tuya.
account-code-title = El código
account-code-sent = Un código de seis cifras va en camino. Puede tardar un minuto; mira también en el correo no deseado.
account-code-here = Pulsa el botón y este dispositivo habrá entrado.
account-code-address = Vas a entrar con la dirección de correo { $mail }.
account-code-other = Este correo se pidió en otro navegador. Sigue solo si lo pediste tú: quien lo haya pedido jugará también en tus asientos.
account-code = Código
account-mail-subject = { $code } es tu código de Boneyard
account-mail-text =
    { $code } es tu código de Boneyard.

    Escríbelo donde lo pediste, o abre esta página y pulsa allí el botón:
    { $link }

    Sirve durante { $minutes } minutos, una vez. Si no pediste nada, no hace falta que hagas nada.
# The same, where no link can be sent.
account-mail-typed =
    { $code } es tu código de Boneyard. Escríbelo donde lo pediste.

    Sirve durante { $minutes } minutos, una vez. Si no pediste nada, no hace falta que hagas nada.
account-mail-slow = ahora mismo hay muchos correos en camino: prueba dentro de un minuto
account-mail-off = aquí no se manda correo
account-no-mail = eso no es una dirección de correo
account-mail-often = se acaban de mandar códigos a esa dirección: mira antes allí, o espera
account-mail-wait = se han pedido demasiados correos: prueba dentro de unos minutos
account-code-elsewhere = este código se pidió en otro navegador: escríbelo allí
account-code-wrong = ese no es el código, o es demasiado viejo: mira otra vez o pide uno nuevo
account-mail-taken = esa dirección ya es de alguien aquí: si eres tú, entra con ella
account-kept-of-me = Lo que se guarda de mí
account-everything-why = Todo, en un archivo que pueden leer tú y los programas.
account-everything = Descargar todo
account-leave = Borrarme …
account-leave-why = Tu nombre, tus caminos de vuelta, tus dispositivos y tu lista de partidas se borran al momento y no se pueden recuperar. Las partidas se quedan para quienes jugaron en ellas, con “alguien que se fue” en tu lugar; donde aún se juega, un bot toma tu asiento.
account-leave-sure = Sí, para siempre
account-leave-go = Borrarme
account-sure = marca antes la casilla: esto no se puede deshacer
