# What only whoever runs the house sees and does: boneyard admin, and the board at /host.
# $text and $act are what somebody wrote, in quotes; $acts what there is.

host-no-network = { $text } no es una dirección ni una red
host-not-blocked = { $text } no está bloqueada
host-blocked-named = { $text } está bloqueada en la configuración: quítala de BONEYARD_BLOCKED
host-blocked-full = ya hay { $most } direcciones bloqueadas: que lo haga una red o el proxy
host-no-act = no existe { $act }: hay { $acts }
host-not-begun = la partida no ha empezado, así que no hay nada que terminar
host-between-rounds = la partida está entre dos rondas: prueba cuando se repartan las fichas
host-blocks-itself = eso bloquearía este mismo equipo, desde el que pregunta quien lleva la casa
host-title = El tablero de la casa
host-what = Desde que se abrió la casa; los números se renuevan solos.
host-do = { $command } termina una partida, quita un nombre o bloquea una dirección.
host-line = { $number } { $what }
host-houses = casas con esta base de datos
host-open-seconds = segundos abierta
host-sockets = conexiones en vivo
host-matches = partidas a mano
host-bot-matches-waiting = partidas de bots que esperan sitio
host-moves = jugadas y repartos escritos
host-moves-by-people = jugadas de personas
host-requests = peticiones respondidas
host-requests-failed = peticiones que fallaron aquí
host-complaints = avisos y errores en el registro
host-store-milliseconds = milisegundos hasta que se escribe una jugada, de media
host-bot-milliseconds = milisegundos que piensan los bots, de media
host-bots-waiting = bots que esperan turno para pensar
host-notices-under-way = avisos en camino
host-addresses-blocked = direcciones bloqueadas
host-named = { $count ->
    [0] después de { $act } no se nombra nada
    [one] después de { $act } se nombra una cosa: mira boneyard admin --help
   *[other] después de { $act } se nombran { $count } cosas: mira boneyard admin --help
}
host-seat = un asiento es un número desde 1
host-open-line = el secreto de quien lleva la casa va por https o a este mismo equipo, no a { $address }
host-refused = la casa dice: { $why }
host-no-house = ninguna casa responde en { $address } ({ $why }): ábrela o di con --at dónde está
host-told-end = { $what ->
    [bots] Los bots juegan la partida hasta el final.
   *[ended] La partida ha terminado, sin ganador.
}
host-told-unname = Ese asiento se llama ahora { $what }.
host-told-block = No se deja entrar a nadie desde { $what } hasta que se desbloquee.
host-told-unblock = Se vuelve a dejar entrar desde { $what }.
host-no-result = no hay resultado de esa partida, o ya es así
host-told-leave-out = La partida { $what } ya no cuenta para ninguna puntuación.
host-told-let-count = La partida { $what } vuelve a contar, salvo que las reglas la dejen fuera.
