# Invitations: the page that an invited player opens, and the waiting room of the host.

# $who invites to $game.
invite-title = { $who } te invita a jugar a { $game }
invite-title-nameless = Te invitan a jugar a { $game }
invite-preview = { $facts }. Gratis y sin registro.
invite-players =
    { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }
invite-minutes =
    { $minutes ->
        [one] 1 min aprox.
       *[other] unos { $minutes } min
    }
invite-at-table = está en la mesa
invite-your-seat = Tu asiento
invite-name-example = p. ej., Ben
invite-join = Jugar con { $who }
invite-free = Gratis y sin registro.
invite-full = No quedan asientos libres.
invite-seats = Jugadores
invite-add-bot = Añadir un bot

# The host's link: what has become of it. $who: names, and how many without one.
invite-send = Invita a un amigo
invite-scan = Escanéalo para entrar con el teléfono
invite-unopened = Nadie ha abierto aún el enlace.
invite-opened = Enlace abierto por { $who }.
invite-guests =
    { $guests ->
        [one] un invitado
       *[other] { $guests } invitados
    }

# The rules in short.
invite-quick = Las reglas en 30 segundos
invite-all-rules = Todas las reglas
invite-match = Juega una ficha que encaje en un extremo abierto.
invite-curved = Todas las fichas son curvas: unidas por una mitad, se curvan a la derecha; por la otra, a la izquierda.
invite-out = { $teams ->
    [yes] Quien primero se quede sin fichas gana la ronda para su equipo.
   *[no] Gana la ronda quien primero se quede sin fichas.
}
