lobby-title = Mesas abiertas
lobby-what = Asientos que esperan a alguien. Siéntate en uno o pide jugar con cualquiera.
lobby-count = { $tables ->
    [0] Ahora mismo no espera ninguna mesa.
    [one] Espera { $tables } mesa.
   *[other] Esperan { $tables } mesas.
}
lobby-none = Ahora mismo no espera nadie. Pide jugar con cualquiera: quien pida después el mismo juego se sienta contigo.
lobby-now = Para jugar ahora
lobby-days = A lo largo de días
lobby-find = Busca con quién jugar
lobby-find-how = Quien pida el mismo juego se sienta contigo. Si todavía no espera nadie, tu mesa se muestra aquí hasta que llegue alguien.
lobby-anyone = Jugar con cualquiera
lobby-of-game = Mostrar
lobby-free = { $seats ->
    [one] { $seats } asiento libre
   *[other] { $seats } asientos libres
}
lobby-sit = Sentarme
lobby-sit-at = Sentarme a jugar a { $game } con { $who }
lobby-yours = A tu mesa
lobby-for = Para quién
lobby-level-any = cualquiera
lobby-level-new = para principiantes
lobby-level-knows = para quien conoce el juego
lobby-level-strong = para quien juega fuerte
lobby-guest = Invitado { $number }
lobby-far = Con gente de otros lugares
lobby-also = Mostrar la mesa también entre las mesas abiertas
lobby-late = Quien mira ve cada ronda solo cuando ha terminado
lobby-is-shown = Esta mesa está entre las abiertas: cualquiera puede sentarse.
lobby-is-hidden = Esta mesa solo la encuentra quien tiene el enlace.
lobby-show = Mostrarla entre las mesas abiertas
lobby-withdraw = Dejar de mostrarla
lobby-door = { $tables ->
    [0] Ahora mismo no espera nadie: empieza tú.
    [one] { $tables } mesa espera a alguien.
   *[other] { $tables } mesas esperan a alguien.
}
