# Un programa, o alguien en una terminal, y una casa en la red.

client-no-link = { $link } no es el enlace de una partida; los enlaces son como https://example.org/m/…
client-unreached = no se puede conectar con { $house }: { $why }
client-refused = el servidor rechazó la solicitud: { $why }
client-unread = no se puede leer la respuesta del servidor: { $why }
client-too-long = la respuesta del servidor es demasiado larga
client-other-rules = esta versión no admite las reglas que usa el servidor en { $game }: { $why }
client-no-seat = esta partida no tiene asientos libres
client-seat-taken = ese asiento no está libre
client-sits = { $name } ocupa el asiento { $seat } en { $game }.
client-watches = Viendo { $game }: { $who }.
client-needs-one = usa solo uno de los dos: --program o --level
client-token-file = { $file } no contiene ningún token
client-said = { $said }
client-seats = seats debe ser una lista de "me" (una vez como mucho), "open" y nombres de bots
client-no-server = { $server } no es la dirección de un servidor; las direcciones son como https://example.org
client-no-header = { $name } debe ser una sola línea de texto ASCII
client-spectator = esto solo lo puede hacer un jugador, y tú eres espectador
