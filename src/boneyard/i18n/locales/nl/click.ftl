# The words of the command line itself.

click-usage = Gebruik:
click-options = Opties
click-commands = Opdrachten
click-usage-options = {""}[OPTIES]
click-usage-commands = {""}[OPDRACHT] [ARGUMENTEN]...
click-help = Toon deze uitleg en stop.
click-default = standaard: { $default }
click-required = verplicht

click-error = Fout: { $message }
click-aborted = Afgebroken!
click-try = Probeer '{ $command } { $option }' voor uitleg.
click-invalid = Ongeldige waarde: { $message }
click-invalid-for = Ongeldige waarde voor { $param_hint }: { $message }
click-missing-argument = Er ontbreekt een argument:
click-missing-option = Er ontbreekt een optie:
click-missing-parameter = Er ontbreekt een parameter:
click-missing-command = Er ontbreekt een opdracht.
click-no-option = Er is geen optie { $name }.
click-no-command = Er is geen opdracht { $name }.
click-near = Bedoel je { $possibility }?
click-near-several = (Bedoel je een van deze: { $possibilities }?)
click-extra = Er is een argument te veel ({ $args })
click-extra-several = Er zijn te veel argumenten ({ $args })
click-needs-value = De optie { $name } heeft een waarde nodig.
click-no-value = De optie { $name } krijgt geen waarde.
click-no-number = { $number_type ->
    [integer] { $value } is geen geheel getal.
    [float] { $value } is geen getal.
   *[other] { $value } is geen geldige waarde ({ $number_type }).
}
click-range = { $value } ligt niet in het bereik { $range }.
click-choice = { $value } is geen geldige keuze; kies uit { $choices }.
click-directory = { $filename } is een map, geen bestand.
