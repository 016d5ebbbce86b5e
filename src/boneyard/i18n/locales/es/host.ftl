# What only whoever runs the house sees and does: boneyard admin, and the board at /host.
# $text and $act are what somebody wrote, in quotes; $acts what there is.

host-no-network = { $text } no es una dirección IP ni una red
host-not-blocked = { $text } no está bloqueada
host-blocked-named = { $text } está bloqueada en los ajustes: quítala de BONEYARD_BLOCKED
host-blocked-full = ya hay { $most } direcciones bloqueadas: bloquea una red entera o bloquea direcciones en tu proxy
host-no-act = acción desconocida: { $act }; elige entre { $acts }
host-not-begun = la partida no ha empezado, así que no se puede terminar
host-between-rounds = la partida está entre dos rondas: inténtalo de nuevo cuando haya empezado la siguiente
host-blocks-itself = ese bloqueo afectaría también a esta computadora
host-title = Panel del servidor
host-what = Cifras actuales y totales desde que arrancó el servidor. Se actualizan automáticamente.
host-do = Usa { $command } para terminar una partida, quitar un nombre o bloquear una dirección.
host-line = { $what }: { $number }
host-houses = procesos del servidor que usan esta base de datos
host-open-seconds = segundos en marcha
host-sockets = conexiones en vivo
host-matches = partidas en memoria
host-bot-matches-waiting = partidas de bots en cola
host-moves = jugadas y repartos guardados
host-moves-by-people = jugadas de personas
host-requests = peticiones respondidas
host-requests-failed = peticiones fallidas
host-complaints = avisos y errores en el registro
host-store-milliseconds = ms para guardar una jugada, en promedio
host-bot-milliseconds = ms que tarda un bot en jugar, en promedio
host-bots-waiting = jugadas de bots en cola
host-notices-under-way = notificaciones en cola
host-addresses-blocked = direcciones bloqueadas
host-named = { $count ->
    [0] { $act } no lleva argumentos. Mira boneyard admin --help
    [one] { $act } lleva un argumento. Mira boneyard admin --help
   *[other] { $act } lleva { $count } argumentos. Mira boneyard admin --help
}
host-seat = el asiento debe ser un número: el primero es 1
host-open-line = el token solo se envía por https o a esta computadora, no a { $address }
host-refused = el servidor rechazó la solicitud: { $why }
host-no-house = ningún servidor responde en { $address } ({ $why }): inícialo o indica su dirección con --at
host-told-end = { $what ->
    [bots] Los bots jugarán la partida hasta el final.
   *[ended] La partida ha terminado sin ganador.
}
host-told-unname = Ese jugador ahora se llama { $what }.
host-told-block = Dirección bloqueada: { $what }.
host-told-unblock = Dirección desbloqueada: { $what }.
host-no-result = no hay ningún resultado de esa partida, o no hay nada que cambiar
host-told-leave-out = La partida { $what } ya no cuenta para las puntuaciones.
host-told-let-count = La partida { $what } vuelve a contar para las puntuaciones, salvo que las reglas la excluyan.
