lobby-title = Lobby
lobby-what = Doe mee aan een open partij of zoek een tegenstander.
lobby-count = { $tables ->
    [0] Geen open partijen.
    [one] { $tables } open partij.
   *[other] { $tables } open partijen.
}
lobby-none = Geen open partijen. Zoek een tegenstander, dan speel je tegen de volgende speler die hetzelfde spel kiest.
lobby-now = Live
lobby-days = Correspondentie
lobby-find = Zoek een tegenstander
lobby-find-how = Je speelt tegen de volgende speler die hetzelfde spel kiest.
lobby-looking = Zoeken naar een tegenstander
lobby-looking-how = Deze pagina opent de tafel zodra alle plaatsen bezet zijn. Intussen kun je een vriend uitnodigen.
lobby-anyone = Zoek een tegenstander
lobby-of-game = Toon
lobby-free = { $seats ->
    [one] { $seats } plaats vrij
   *[other] { $seats } plaatsen vrij
}
lobby-sit = Meedoen
lobby-sit-at = Meedoen aan { $game } met { $who }
lobby-yours = Naar je partij
lobby-for = Niveau
lobby-level-any = Elk niveau
lobby-level-new = Beginners
lobby-level-knows = Gevorderden
lobby-level-strong = Sterke spelers
lobby-guest = Gast { $number }
lobby-also = In de lobby tonen
lobby-late = Vertraging voor toeschouwers: één ronde
lobby-is-shown = Deze partij staat in de lobby. Iedereen kan meedoen.
lobby-is-hidden = Privé: alleen via een uitnodigingslink
lobby-show = In de lobby tonen
lobby-withdraw = Uit de lobby halen
lobby-door = { $tables ->
    [0] Geen open partijen. Maak er zelf een.
    [one] { $tables } open partij
   *[other] { $tables } open partijen
}
lobby-create = Partij maken
