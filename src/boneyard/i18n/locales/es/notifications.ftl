# Being told that it is one's turn, and the like: on a phone, by mail, to a program.

# What stands above a notice, also on a screen that is locked. $game: the name of a game.
notifications-turn = { $game }: es tu turno
notifications-time = { $game }: se te acaba el tiempo
notifications-claim = { $game }: al otro se le ha acabado el tiempo
notifications-challenge = { $game }: tienes una invitación
notifications-board = { $game }: tu partida del torneo está lista
notifications-deal = { $game }: ha empezado un reparto de tu duplicado
notifications-over = { $game }: la partida ha acabado
# Below it. $others: names of the others in the match.
notifications-with = Con { $others }

# A page: where one wants to be told, and what.
notifications-page = Avisos
notifications-about = Cuando juegas con otras personas durante horas o días, la casa puede avisarte de que es tu turno. Nadie recibe avisos si no los pide aquí.
# A link to that page, from the one about oneself.
notifications-choose = Elige de qué te avisamos
notifications-here = Este navegador
notifications-start = Avísame aquí
notifications-stop = No me avises más aquí
notifications-is-on = Este navegador recibe avisos, aunque no haya ninguna página de la casa abierta.
notifications-is-off = Este navegador no recibe avisos.
notifications-denied = Este navegador no deja que la casa te avise. Se puede cambiar en los ajustes del navegador para este sitio.
notifications-cannot = Este navegador no puede recibir avisos. Hace falta una conexión segura (https); en un iPhone o iPad, añade antes la casa a la pantalla de inicio (Compartir y después Añadir a pantalla de inicio).
notifications-needs-script = Para esto hace falta JavaScript.
# The heading of one way in which one is told. $where: the service that passes it on.
notifications-by-push = Un navegador, por medio de { $where }
notifications-since = Desde el { $date }
# Before a list of what can be told, each with a box to tick.
notifications-what = Avísame
notifications-kind-turn = cuando sea mi turno
notifications-kind-time = cuando se me acabe el tiempo, o se le haya acabado al otro
notifications-kind-challenge = cuando alguien me invite
notifications-kind-over = cuando acabe una partida
notifications-keep = Guardar
notifications-end = Quitar
notifications-secret = Un aviso nombra el juego y a quienes juegan, y nada de lo que está oculto: otras personas pueden ver tu pantalla.

# On the table, once one has moved and the others think.
notifications-offer = Avísame cuando sea mi turno
notifications-no = No, gracias
notifications-now = Te avisaremos cuando sea tu turno.
notifications-not-now = Ahora mismo este navegador no puede recibir avisos.

# What can't be done.
notifications-no-address = La casa no puede llamar a esa dirección.
notifications-only-https = Solo se llama a direcciones que empiezan por https://.
notifications-not-public = La casa solo llama a direcciones públicas, por su nombre.
notifications-bad-keys = Las claves de este navegador no se pueden leer; pídele otras nuevas.
notifications-not-your-way = Ese no es uno de los modos en que recibes avisos.
# $kinds: words that programs send, such as turn and over.
notifications-no-kind = Se puede avisar de { $kinds }.

# Mail. A heading on the page; then to which address it goes.
notifications-by-mail = Correo
notifications-mail-to = A { $address }.
notifications-no-mail-yet = La casa no conoce ninguna dirección de correo tuya. Puedes dársela en la página sobre ti.
notifications-kind-digest = una vez al día de lo que me espera, si hay algo
# The subject of the daily letter. $matches: how many matches wait.
notifications-mail-waiting = { $matches ->
    [one] Una partida te espera
   *[other] { $matches } partidas te esperan
}
# The letter itself. $list: a match in each two lines, and where it is found.
notifications-mail-digest = { $matches ->
    [one] Es tu turno en una partida:
   *[other] Es tu turno en { $matches } partidas:
}

    { $list }
# A letter. $game: a game; $others: "With Ann"; $link: where the match is found.
notifications-mail-time =
    Han pasado cuatro quintas partes de tu tiempo para jugar en { $game }. { $others }.

    { $link }
notifications-mail-claim =
    Al otro jugador se le ha acabado el tiempo en { $game }: puedes reclamar la partida o seguir esperando. { $others }.

    { $link }
# The end of every letter. $link: a page with one button.
notifications-mail-end =
    Recibes este correo porque lo pediste. Para no recibir más:
    { $link }
# The page behind that link.
notifications-stop-asked = La casa no enviará más correos sobre partidas a esta dirección.
notifications-stop-mail = No más correos
notifications-stopped = No se envían más correos a esta dirección.
notifications-no-mail = La casa no conoce ninguna dirección de correo tuya: dásela en la página sobre ti.
notifications-bad-smtp = BONEYARD_SMTP debe ser como smtp://usuario:clave@correo.example.org:587?from=casa@example.org

# A feed: an address that calendars and other programs read. The title it has there.
notifications-feed-title = Partidas que te esperan
notifications-by-feed = Un calendario y un canal
notifications-feed-about = Una dirección tuya que dice a los programas qué partidas te esperan: quien la tenga puede leer eso y nada más. Un calendario muestra hasta cuándo deberías haber jugado.
notifications-feed-make = Crear una dirección
notifications-feed-new = Crear otra y quitar esta
notifications-feed-ics = Calendario
notifications-feed-atom = Atom
notifications-feed-json = JSON
# A program that the house posts to. $where: its address.
notifications-by-hook = Un programa en { $where }
notifications-hook = Un programa
notifications-hook-about = La casa puede enviar un mensaje a una dirección tuya (un webhook) cuando pasa algo. Firma lo que envía.
notifications-hook-address = Dirección (https)
notifications-hook-add = Avisarlo
notifications-hook-secret = Su secreto es { $secret }. Solo se muestra esta vez.

# A page that an installed app shows without a connection.
notifications-offline = No hay conexión
notifications-offline-what = Ahora mismo no se puede llegar a Boneyard. No se pierde nada: cada partida espera tal como está, y esta página sigue sola en cuanto haya conexión.
notifications-offline-again = Intentar de nuevo
# Above links to tables.
notifications-offline-tables = Solitarios que puedes seguir jugando
notifications-offline-alone = Tus jugadas se guardan en este navegador y se envían en cuanto haya conexión.
