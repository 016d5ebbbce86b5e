steps-deal = uitdelen
steps-lies = beginsteen { $tile }
steps-plays = { $who } { $tile }
steps-draws = { $tiles ->
    [one] { $who } trekt een steen
   *[other] { $who } trekt { $tiles } stenen
}
steps-takes = { $who } neemt een steen van { $source }
steps-passes = { $who } past
steps-turns-over = { $who } draait { $tile } om
steps-counted = { $count }: { $tile } valt weg
steps-knock = weg bij naad { $joint }
steps-shift = kolom { $source } naar { $target }
steps-out = uit
steps-blocked = geblokkeerd
steps-refused = uitdaging geweigerd
steps-target = doel gehaald
steps-resigned = opgegeven
steps-timeout = tijd op
steps-abandoned = partij gesloten
steps-won = opgelost
steps-lost = einde spel
steps-gained = { $who } +{ $points }
steps-discards = { $who } legt af
