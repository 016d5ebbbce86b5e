tables-title = Mesas abiertas
tables-what = Asientos que esperan a alguien. Siéntate en uno o pide jugar con cualquiera.
tables-count = { $tables ->
    [0] Ahora mismo no espera ninguna mesa.
    [one] Espera { $tables } mesa.
   *[other] Esperan { $tables } mesas.
}
tables-none = Ahora mismo no espera nadie. Pide jugar con cualquiera: quien pida después el mismo juego se sienta contigo.
tables-now = Para jugar ahora
tables-days = A lo largo de días
tables-find = Busca con quién jugar
tables-find-how = Quien pida el mismo juego se sienta contigo. Si todavía no espera nadie, tu mesa se muestra aquí hasta que llegue alguien.
tables-anyone = Jugar con cualquiera
tables-of-game = Mostrar
tables-free = { $seats ->
    [one] { $seats } asiento libre
   *[other] { $seats } asientos libres
}
tables-sit = Sentarme
tables-sit-at = Sentarme a jugar a { $game } con { $who }
tables-yours = A tu mesa
tables-for = Para quién
tables-level-any = cualquiera
tables-level-new = para principiantes
tables-level-knows = para quien conoce el juego
tables-level-strong = para quien juega fuerte
tables-guest = Invitado { $number }
tables-far = Con gente de otros lugares
tables-also = Mostrar la mesa también entre las mesas abiertas
tables-late = Quien mira ve cada ronda solo cuando ha terminado
tables-is-shown = Esta mesa está entre las abiertas: cualquiera puede sentarse.
tables-is-hidden = Esta mesa solo la encuentra quien tiene el enlace.
tables-show = Mostrarla entre las mesas abiertas
tables-withdraw = Dejar de mostrarla
tables-door = { $tables ->
    [0] Ahora mismo no espera nadie: empieza tú.
    [one] { $tables } mesa espera a alguien.
   *[other] { $tables } mesas esperan a alguien.
}
