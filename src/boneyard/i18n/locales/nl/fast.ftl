# The fast core: the same games as numbers. Read by programmers, who call it from Python.

fast-unknown-word = { $question ->
    [matching] de snelle kern kent { $word } niet als manier van aansluiten
    [table] de snelle kern kent { $word } niet als vorm van de tafel
    [dealing] de snelle kern kent { $word } niet als manier van uitdelen
    [opening] de snelle kern kent { $word } niet als begin
    [drawing] de snelle kern kent { $word } niet als manier van trekken
    [turns] de snelle kern kent { $word } niet als regel voor beurten
    [score] de snelle kern kent { $word } niet als punten voor een steen
    [block] de snelle kern kent { $word } niet als winnaar van een blokkade
    [award] de snelle kern kent { $word } niet als beloning
    [rounding] de snelle kern kent { $word } niet als manier van afronden
    [counting] de snelle kern kent { $word } niet als manier om handen te tellen
    [pass] de snelle kern kent { $word } niet als punten voor passen
    [tie] de snelle kern kent { $word } niet als winnaar van een gelijke stand
    [out] de snelle kern kent { $word } niet als winnaar van een ronde waarin iemand uit is
    [bonus] de snelle kern kent { $word } niet als premie
    [misdeal] de snelle kern kent { $word } niet als hand die opnieuw wordt gedeeld
    [twist] de snelle kern kent { $word } niet als extra
   *[goal] de snelle kern kent { $word } niet als doel
}
fast-leaves-too-many = { $tiles ->
    [one] de snelle kern kan geen { $tiles } steen in de pot laten
   *[other] de snelle kern kan geen { $tiles } stenen in de pot laten
}
fast-claims-exactly = de snelle kern kan geen punten opeisen bij Exactly: opeisen beëindigt geen partij
fast-questions-otherwise = de snelle kern vraagt eerst naar de richting, dan naar omkeren en dan naar verdubbelen, en elk maar één keer
fast-large-counts = de snelle kern telt handen tot samen { $most } punten
fast-several-steps = de snelle kern kan niet meer dan één getal bijhouden waarvan veelvouden punten opleveren
fast-idle-tens = de snelle kern telt ongebruikte korte einden voor alles of voor niets: niet alleen voor punten in het spel
fast-curved = de snelle kern kan de gebogen stenen van { $game } niet leggen
fast-for-one = { $game } is een spel voor één: de snelle kern heeft er geen

# A state of a match that can't be made into numbers.
fast-other-game = de stand is van een ander spel, of van andere opties
fast-nobody-to-move = in deze stand is geen speler aan de beurt
fast-tiles-unknown = de stand zegt niet welke stenen er op tafel liggen
fast-round-unknown = de stand zegt niet wat er in de ronde is gebeurd
fast-no-hands = geen enkele verdeling van de handen klopt met wat er te zien was

# On a terminal, while somebody waits.
fast-compiling = boneyard: { $family ->
    [1] { $kernel } wordt gecompileerd voor rechte lijnen, eenmalig …
    [2] { $kernel } wordt gecompileerd voor gebogen stenen, eenmalig …
    [3] { $kernel } wordt gecompileerd voor tafels met vertakkingen, eenmalig …
    [4] { $kernel } wordt gecompileerd voor grote sets, eenmalig …
   *[5] { $kernel } wordt gecompileerd voor treinen en alle andere tafels, eenmalig …
}
fast-cache-refused = boneyard: anderen mogen in { $path } schrijven, dus daaruit wordt geen gecompileerde code geladen (boneyard doctor zegt meer)
fast-many-rungs = een ladder heeft in de snelle kern hooguit { $rungs } sporten
fast-many-steps = de snelle kern deelt de einden door hoogstens { $steps } getallen
