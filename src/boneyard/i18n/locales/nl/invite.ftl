# Invitations: the page that an invited player opens, and the waiting room of the host.

# $who invites to $game.
invite-title = { $who } nodigt je uit voor { $game }
invite-title-nameless = Je bent uitgenodigd voor { $game }
invite-preview = { $facts }. Gratis, zonder account.
invite-players =
    { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }
invite-minutes =
    { $minutes ->
        [one] ongeveer 1 min
       *[other] ongeveer { $minutes } min
    }
invite-at-table = zit aan tafel
invite-your-seat = Jouw plaats
invite-name-example = bijv. Ben
invite-join = Speel met { $who }
invite-free = Gratis, zonder account.
invite-full = Alle plaatsen zijn bezet.
invite-seats = Spelers
invite-add-bot = Bot toevoegen

# The host's link: what has become of it. $who: names, and how many without one.
invite-send = Nodig een vriend uit
invite-scan = Scan om met een telefoon mee te doen
invite-unopened = Nog niemand heeft de link geopend.
invite-opened = Link geopend door { $who }.
invite-guests =
    { $guests ->
        [one] één gast
       *[other] { $guests } gasten
    }

# The rules in short.
invite-quick = De regels in 30 seconden
invite-all-rules = Alle regels
invite-match = Leg een steen aan die bij een open eind past.
invite-curved = Elke steen is gebogen: aangelegd met de ene helft buigt hij naar rechts, met de andere naar links.
invite-out = { $teams ->
    [yes] Wie het eerst al zijn stenen kwijt is, wint de ronde voor zijn team.
   *[no] Wie het eerst al zijn stenen kwijt is, wint de ronde.
}
