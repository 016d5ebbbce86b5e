tables-title = Open tafels
tables-what = Plaatsen die op iemand wachten. Schuif ergens aan, of vraag om wie dan ook.
tables-count = { $tables ->
    [0] Er wacht nu geen tafel.
    [one] Er wacht { $tables } tafel.
   *[other] Er wachten { $tables } tafels.
}
tables-none = Er wacht nu niemand. Vraag om wie dan ook: wie daarna om hetzelfde spel vraagt, schuift bij je aan.
tables-now = Om nu te spelen
tables-days = Over dagen
tables-find = Zoek iemand
tables-find-how = Wie om hetzelfde spel vraagt, schuift bij je aan. Wacht er nog niemand, dan staat je tafel hier tot er iemand komt.
tables-anyone = Speel met wie dan ook
tables-of-game = Toon
tables-free = { $seats ->
    [one] { $seats } plaats vrij
   *[other] { $seats } plaatsen vrij
}
tables-sit = Aanschuiven
tables-sit-at = Aanschuiven bij { $game } met { $who }
tables-yours = Naar je tafel
tables-for = Voor wie
tables-level-any = iedereen
tables-level-new = voor beginners
tables-level-knows = voor wie het spel kent
tables-level-strong = voor sterke spelers
tables-guest = Gast { $number }
tables-far = Met mensen elders
tables-also = Toon de tafel ook bij de open tafels
tables-late = Wie kijkt, ziet een ronde pas als ze voorbij is
tables-is-shown = Deze tafel staat bij de open tafels: iedereen kan aanschuiven.
tables-is-hidden = Alleen wie de link heeft, vindt deze tafel.
tables-show = Toon deze tafel bij de open tafels
tables-withdraw = Toon deze tafel niet meer
tables-door = { $tables ->
    [0] Er wacht nu niemand: wees de eerste.
    [one] { $tables } tafel wacht op iemand.
   *[other] { $tables } tafels wachten op iemand.
}
