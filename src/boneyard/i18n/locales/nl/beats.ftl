# Captions of a film of a round: as short as can be, parts stand apart with a dot (·).
beats-deal = uitdelen
beats-lies = { $tile } ligt als eerste
beats-plays = { $who } { $tile }
beats-draws = { $tiles ->
    [one] { $who } trekt een steen
   *[other] { $who } trekt { $tiles } stenen
}
beats-takes = { $who } neemt een steen van { $source }
beats-passes = { $who } past
beats-turns-over = { $who } draait { $tile } om
beats-counted = { $count }: { $tile } valt weg
beats-knock = tik { $joint }
beats-shift = kolom { $source } naar { $target }
beats-out = uit
beats-blocked = geblokkeerd
beats-refused = de uitdaging is geweigerd
beats-target = doel gehaald
beats-resigned = opgegeven
beats-timeout = tijd op
beats-abandoned = gesloten
beats-won = gewonnen
beats-lost = verloren
beats-left = { $left } over
beats-gained = { $who } +{ $points }
