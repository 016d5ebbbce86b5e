# The fast core: the same games as numbers. Read by programmers, who call it from Python.

fast-unknown-word = { $question ->
    [matching] de snelle engine kent { $word } niet als manier van aansluiten
    [table] de snelle engine kent { $word } niet als vorm van de tafel
    [dealing] de snelle engine kent { $word } niet als manier van uitdelen
    [opening] de snelle engine kent { $word } niet als begin
    [drawing] de snelle engine kent { $word } niet als manier van trekken
    [turns] de snelle engine kent { $word } niet als regel voor beurten
    [score] de snelle engine kent { $word } niet als punten voor een steen
    [block] de snelle engine kent { $word } niet als winnaar van een blokkade
    [award] de snelle engine kent { $word } niet als beloning
    [rounding] de snelle engine kent { $word } niet als manier van afronden
    [counting] de snelle engine kent { $word } niet als manier om handen te tellen
    [pass] de snelle engine kent { $word } niet als punten voor passen
    [tie] de snelle engine kent { $word } niet als winnaar van een gelijke stand
    [out] de snelle engine kent { $word } niet als winnaar van een ronde waarin iemand uit is
    [bonus] de snelle engine kent { $word } niet als premie
    [misdeal] de snelle engine kent { $word } niet als reden om opnieuw uit te delen
    [twist] de snelle engine kent { $word } niet als extra
   *[goal] de snelle engine kent { $word } niet als doel
}
fast-leaves-too-many = { $tiles ->
    [one] de snelle engine kan geen { $tiles } steen in de pot laten
   *[other] de snelle engine kan geen { $tiles } stenen in de pot laten
}
fast-claims-exactly = de snelle engine ondersteunt geen opgeëiste punten met het doel Exactly
fast-questions-otherwise = de snelle engine heeft de vragen over richting, omkeren en verdubbelen in deze volgorde nodig, elk hoogstens één keer
fast-large-counts = de snelle engine ondersteunt handen tot samen { $most } punten
fast-several-steps = de snelle engine ondersteunt niet meer dan één getal waarvan veelvouden punten geven
fast-idle-tens = de snelle engine ondersteunt geen vrije korte einden die alleen voor de punten tijdens het spel tellen
fast-curved = de snelle engine ondersteunt de gebogen stenen van { $game } niet
fast-for-one = { $game } is een solitairespel, en dat ondersteunt de snelle engine niet

# A state of a match that can't be made into numbers.
fast-other-game = de stelling hoort bij een ander spel of andere opties
fast-nobody-to-move = in deze stelling is niemand aan de beurt
fast-tiles-unknown = de stelling zegt niet welke stenen op tafel liggen
fast-round-unknown = de stelling bevat niet wat er in de ronde gebeurd is
fast-no-hands = geen enkele hand klopt met wat er gezien is

# On a terminal, while somebody waits.
fast-compiling = boneyard: { $family ->
    [1] { $kernel } wordt gecompileerd voor rechte lijnen, eenmalig…
    [2] { $kernel } wordt gecompileerd voor gebogen stenen, eenmalig…
    [3] { $kernel } wordt gecompileerd voor tafels met vertakkingen, eenmalig…
    [4] { $kernel } wordt gecompileerd voor grote sets, eenmalig…
   *[5] { $kernel } wordt gecompileerd voor treinen en alle andere tafels, eenmalig…
}
fast-cache-refused = boneyard: andere gebruikers kunnen schrijven in { $path }, dus daar wordt geen gecompileerde code uit geladen (zie boneyard doctor)
fast-many-rungs = de snelle engine ondersteunt hooguit { $rungs } eerste rondes met extra punten
fast-many-steps = de snelle engine ondersteunt hooguit { $steps } getallen waarvan veelvouden punten geven
fast-draw-limits = de snelle engine ondersteunt deze limiet op trekken niet
