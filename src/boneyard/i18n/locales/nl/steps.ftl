# Captions of a film of a round: as short as can be, parts stand apart with a dot (·).
steps-deal = uitdelen
steps-lies = { $tile } ligt als eerste
steps-plays = { $who } { $tile }
steps-draws = { $tiles ->
    [one] { $who } trekt een steen
   *[other] { $who } trekt { $tiles } stenen
}
steps-takes = { $who } neemt een steen van { $source }
steps-passes = { $who } past
steps-turns-over = { $who } draait { $tile } om
steps-counted = { $count }: { $tile } valt weg
steps-knock = tik { $joint }
steps-shift = kolom { $source } naar { $target }
steps-out = uit
steps-blocked = geblokkeerd
steps-refused = de uitdaging is geweigerd
steps-target = doel gehaald
steps-resigned = opgegeven
steps-timeout = tijd op
steps-abandoned = gesloten
steps-won = gewonnen
steps-lost = verloren
steps-left = { $left } over
steps-gained = { $who } +{ $points }
