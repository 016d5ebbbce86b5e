lobby-title = Open tafels
lobby-what = Plaatsen die op iemand wachten. Schuif ergens aan, of vraag om wie dan ook.
lobby-count = { $tables ->
    [0] Er wacht nu geen tafel.
    [one] Er wacht { $tables } tafel.
   *[other] Er wachten { $tables } tafels.
}
lobby-none = Er wacht nu niemand. Vraag om wie dan ook: wie daarna om hetzelfde spel vraagt, schuift bij je aan.
lobby-now = Om nu te spelen
lobby-days = Over dagen
lobby-find = Zoek iemand
lobby-find-how = Wie om hetzelfde spel vraagt, schuift bij je aan. Wacht er nog niemand, dan staat je tafel hier tot er iemand komt.
lobby-anyone = Speel met wie dan ook
lobby-of-game = Toon
lobby-free = { $seats ->
    [one] { $seats } plaats vrij
   *[other] { $seats } plaatsen vrij
}
lobby-sit = Aanschuiven
lobby-sit-at = Aanschuiven bij { $game } met { $who }
lobby-yours = Naar je tafel
lobby-for = Voor wie
lobby-level-any = iedereen
lobby-level-new = voor beginners
lobby-level-knows = voor wie het spel kent
lobby-level-strong = voor sterke spelers
lobby-guest = Gast { $number }
lobby-far = Met mensen elders
lobby-also = Toon de tafel ook bij de open tafels
lobby-late = Wie kijkt, ziet een ronde pas als ze voorbij is
lobby-is-shown = Deze tafel staat bij de open tafels: iedereen kan aanschuiven.
lobby-is-hidden = Alleen wie de link heeft, vindt deze tafel.
lobby-show = Toon deze tafel bij de open tafels
lobby-withdraw = Toon deze tafel niet meer
lobby-door = { $tables ->
    [0] Er wacht nu niemand: wees de eerste.
    [one] { $tables } tafel wacht op iemand.
   *[other] { $tables } tafels wachten op iemand.
}
