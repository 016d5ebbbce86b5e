# Being told that it is one's turn, and the like: on a phone, by mail, to a program.

# What stands above a notice, also on a screen that is locked. $game: the name of a game.
told-turn = { $game }: es tu turno
told-time = { $game }: se te acaba el tiempo
told-claim = { $game }: al otro se le ha acabado el tiempo
told-challenge = { $game }: tienes una invitación
told-board = { $game }: tu partida del torneo está lista
told-deal = { $game }: ha empezado un reparto de tu duplicado
told-over = { $game }: la partida ha acabado
# Below it. $others: names of the others in the match.
told-with = Con { $others }

# A page: where one wants to be told, and what.
told-page = Avisos
told-about = Cuando juegas con otras personas durante horas o días, la casa puede avisarte de que es tu turno. Nadie recibe avisos si no los pide aquí.
# A link to that page, from the one about oneself.
told-choose = Elige de qué te avisamos
told-here = Este navegador
told-start = Avísame aquí
told-stop = No me avises más aquí
told-is-on = Este navegador recibe avisos, aunque no haya ninguna página de la casa abierta.
told-is-off = Este navegador no recibe avisos.
told-denied = Este navegador no deja que la casa te avise. Se puede cambiar en los ajustes del navegador para este sitio.
told-cannot = Este navegador no puede recibir avisos. Hace falta una conexión segura (https); en un iPhone o iPad, añade antes la casa a la pantalla de inicio (Compartir y después Añadir a pantalla de inicio).
told-needs-script = Para esto hace falta JavaScript.
# The heading of one way in which one is told. $where: the service that passes it on.
told-by-push = Un navegador, por medio de { $where }
told-since = Desde el { $date }
# Before a list of what can be told, each with a box to tick.
told-what = Avísame
told-kind-turn = cuando sea mi turno
told-kind-time = cuando se me acabe el tiempo, o se le haya acabado al otro
told-kind-challenge = cuando alguien me invite
told-kind-over = cuando acabe una partida
told-keep = Guardar
told-end = Quitar
told-secret = Un aviso nombra el juego y a quienes juegan, y nada de lo que está oculto: otras personas pueden ver tu pantalla.

# On the table, once one has moved and the others think.
told-offer = Avísame cuando sea mi turno
told-no = No, gracias
told-now = Te avisaremos cuando sea tu turno.
told-not-now = Ahora mismo este navegador no puede recibir avisos.

# What can't be done.
told-no-address = La casa no puede llamar a esa dirección.
told-only-https = Solo se llama a direcciones que empiezan por https://.
told-not-public = La casa solo llama a direcciones públicas, por su nombre.
told-bad-keys = Las claves de este navegador no se pueden leer; pídele otras nuevas.
told-not-your-way = Ese no es uno de los modos en que recibes avisos.
# $kinds: words that programs send, such as turn and over.
told-no-kind = Se puede avisar de { $kinds }.

# Mail. A heading on the page; then to which address it goes.
told-by-mail = Correo
told-mail-to = A { $address }.
told-no-mail-yet = La casa no conoce ninguna dirección de correo tuya. Puedes dársela en la página sobre ti.
told-kind-digest = una vez al día de lo que me espera, si hay algo
# The subject of the daily letter. $matches: how many matches wait.
told-mail-waiting = { $matches ->
    [one] Una partida te espera
   *[other] { $matches } partidas te esperan
}
# The letter itself. $list: a match in each two lines, and where it is found.
told-mail-digest = { $matches ->
    [one] Es tu turno en una partida:
   *[other] Es tu turno en { $matches } partidas:
}

    { $list }
# A letter. $game: a game; $others: "With Ann"; $link: where the match is found.
told-mail-time =
    Han pasado cuatro quintas partes de tu tiempo para jugar en { $game }. { $others }.

    { $link }
told-mail-claim =
    Al otro jugador se le ha acabado el tiempo en { $game }: puedes reclamar la partida o seguir esperando. { $others }.

    { $link }
# The end of every letter. $link: a page with one button.
told-mail-end =
    Recibes este correo porque lo pediste. Para no recibir más:
    { $link }
# The page behind that link.
told-stop-asked = La casa no enviará más correos sobre partidas a esta dirección.
told-stop-mail = No más correos
told-stopped = No se envían más correos a esta dirección.
told-no-mail = La casa no conoce ninguna dirección de correo tuya: dásela en la página sobre ti.
told-bad-smtp = BONEYARD_SMTP debe ser como smtp://usuario:clave@correo.example.org:587?from=casa@example.org

# A feed: an address that calendars and other programs read. The title it has there.
told-feed-title = Partidas que te esperan
told-by-feed = Un calendario y un canal
told-feed-about = Una dirección tuya que dice a los programas qué partidas te esperan: quien la tenga puede leer eso y nada más. Un calendario muestra hasta cuándo deberías haber jugado.
told-feed-make = Crear una dirección
told-feed-new = Crear otra y quitar esta
told-feed-ics = Calendario
told-feed-atom = Atom
told-feed-json = JSON
# A program that the house posts to. $where: its address.
told-by-hook = Un programa en { $where }
told-hook = Un programa
told-hook-about = La casa puede enviar un mensaje a una dirección tuya (un webhook) cuando pasa algo. Firma lo que envía.
told-hook-address = Dirección (https)
told-hook-add = Avisarlo
told-hook-secret = Su secreto es { $secret }. Solo se muestra esta vez.

# A page that an installed app shows without a connection.
told-offline = No hay conexión
told-offline-what = Ahora mismo no se puede llegar a Boneyard. No se pierde nada: cada partida espera tal como está, y esta página sigue sola en cuanto haya conexión.
told-offline-again = Intentar de nuevo
# Above links to tables.
told-offline-tables = Solitarios que puedes seguir jugando
told-offline-alone = Tus jugadas se guardan en este navegador y se envían en cuanto haya conexión.
