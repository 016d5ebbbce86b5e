# Un programa, o alguien en una terminal, y una casa en la red.

client-no-link = { $link } no es el enlace de una partida: se parece a https://house.example/m/…
client-unreached = no se llega a { $house }: { $why }
client-refused = la casa se niega: { $why }
client-unread = la respuesta de la casa no se puede leer: { $why }
client-too-long = la respuesta de la casa es demasiado larga
client-other-rules = esta versión no conoce las reglas de { $game } tal como se juegan allí: { $why }
client-no-seat = no hay ningún asiento libre en esta mesa
client-sits = { $name } se sienta en el asiento { $seat } de { $game }.
client-watches = Miras { $game }: { $who }.
client-needs-one = di quién juega: --program o --level
client-token-file = en { $file } no hay ningún secreto
client-said = { $said }
