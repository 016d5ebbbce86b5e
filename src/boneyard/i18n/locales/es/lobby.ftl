lobby-title = Sala de espera
lobby-what = Únete a una partida abierta o busca rival.
lobby-count = { $tables ->
    [0] No hay partidas abiertas.
    [one] { $tables } partida abierta.
   *[other] { $tables } partidas abiertas.
}
lobby-none = No hay partidas abiertas. Busca rival y jugarás con la próxima persona que quiera el mismo juego.
lobby-now = En vivo
lobby-days = Por correspondencia
lobby-find = Buscar rival
lobby-find-how = Jugarás con la próxima persona que quiera el mismo juego.
lobby-looking = Buscando rival
lobby-looking-how = Esta página abrirá la mesa en cuanto se ocupen todos los asientos. Mientras tanto, puedes invitar a un amigo.
lobby-anyone = Buscar rival
lobby-of-game = Mostrar
lobby-free = { $seats ->
    [one] { $seats } asiento libre
   *[other] { $seats } asientos libres
}
lobby-sit = Unirme
lobby-sit-at = Unirme a la partida de { $game } con { $who }
lobby-yours = Ir a tu partida
lobby-for = Nivel
lobby-level-any = Cualquier nivel
lobby-level-new = Principiante
lobby-level-knows = Intermedio
lobby-level-strong = Avanzado
lobby-guest = Invitado { $number }
lobby-also = Mostrar en la sala de espera
lobby-late = Retraso para espectadores: una ronda
lobby-is-shown = Esta partida está en la sala de espera. Cualquiera puede unirse.
lobby-is-hidden = Privada: solo con enlace de invitación
lobby-show = Mostrar en la sala de espera
lobby-withdraw = Quitar de la sala de espera
lobby-door = { $tables ->
    [0] No hay partidas abiertas. ¿Quieres crear una?
    [one] { $tables } partida abierta
   *[other] { $tables } partidas abiertas
}
lobby-create = Crear una partida
