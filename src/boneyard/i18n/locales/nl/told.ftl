# Being told that it is one's turn, and the like: on a phone, by mail, to a program.

# What stands above a notice, also on a screen that is locked. $game: the name of a game.
told-turn = { $game }: jouw beurt
told-time = { $game }: je tijd is bijna op
told-claim = { $game }: de tijd van de ander is op
told-challenge = { $game }: je bent uitgenodigd
told-board = { $game }: je partij in het toernooi staat klaar
told-deal = { $game }: een verdeling van je duplicate is begonnen
told-over = { $game }: de partij is afgelopen
# Below it. $others: names of the others in the match.
told-with = Met { $others }

# A page: where one wants to be told, and what.
told-page = Berichten
told-about = Als je uren of dagen over een partij met anderen doet, kan het huis je laten weten dat het jouw beurt is. Niemand krijgt bericht zonder er hier om te vragen.
# A link to that page, from the one about oneself.
told-choose = Kies waarvan je bericht krijgt
told-here = Deze browser
told-start = Laat het me hier weten
told-stop = Laat het me hier niet meer weten
told-is-on = Deze browser krijgt bericht, ook als er geen pagina van het huis open is.
told-is-off = Deze browser krijgt geen bericht.
told-denied = Deze browser staat niet toe dat het huis je iets laat weten. Dat is te veranderen in de instellingen van de browser voor deze site.
told-cannot = Deze browser kan geen bericht krijgen. Er is een beveiligde verbinding (https) voor nodig; zet het huis op een iPhone of iPad eerst op het beginscherm (Deel, dan Zet op beginscherm).
told-needs-script = Hier is JavaScript voor nodig.
# The heading of one way in which one is told. $where: the service that passes it on.
told-by-push = Een browser, via { $where }
told-since = Sinds { $date }
# Before a list of what can be told, each with a box to tick.
told-what = Laat het me weten
told-kind-turn = als het mijn beurt is
told-kind-time = als mijn tijd bijna op is, of die van de ander op is
told-kind-challenge = als iemand me uitnodigt
told-kind-over = als een partij is afgelopen
told-keep = Bewaren
told-end = Weghalen
told-secret = Een bericht noemt het spel en wie er meespelen, en niets wat verborgen is: anderen kunnen je scherm zien.

# On the table, once one has moved and the others think.
told-offer = Laat het weten als het mijn beurt is
told-no = Nee, dank je
told-now = Je krijgt bericht als het jouw beurt is.
told-not-now = Deze browser kan nu geen bericht krijgen.

# What can't be done.
told-no-address = Dat is geen adres dat het huis kan aanroepen.
told-only-https = Alleen adressen die met https:// beginnen worden aangeroepen.
told-not-public = Het huis roept alleen openbare adressen aan, bij hun naam.
told-bad-keys = De sleutels van deze browser zijn niet te lezen; vraag hem om nieuwe.
told-not-your-way = Dat is niet een van de manieren waarop je bericht krijgt.
# $kinds: words that programs send, such as turn and over.
told-no-kind = Er is bericht van { $kinds }.

# Mail. A heading on the page; then to which address it goes.
told-by-mail = E-mail
told-mail-to = Aan { $address }.
told-no-mail-yet = Het huis kent geen e-mailadres van je. Je kunt er een opgeven op de pagina over jou.
told-kind-digest = één keer per dag wat er op me wacht, als er iets wacht
# The subject of the daily letter. $matches: how many matches wait.
told-mail-waiting = { $matches ->
    [one] Er wacht een partij op je
   *[other] Er wachten { $matches } partijen op je
}
# The letter itself. $list: a match in each two lines, and where it is found.
told-mail-digest = { $matches ->
    [one] Het is jouw beurt in een partij:
   *[other] Het is jouw beurt in { $matches } partijen:
}

    { $list }
# A letter. $game: a game; $others: "With Ann"; $link: where the match is found.
told-mail-time =
    Vier vijfde van je tijd voor een zet in { $game } is voorbij. { $others }.

    { $link }
told-mail-claim =
    De tijd van de ander in { $game } is op: je mag de partij opeisen, of blijven wachten. { $others }.

    { $link }
# The end of every letter. $link: a page with one button.
told-mail-end =
    Je krijgt dit omdat je erom hebt gevraagd. Geen mail meer ontvangen:
    { $link }
# The page behind that link.
told-stop-asked = Het huis stuurt geen mail over partijen meer naar dit adres.
told-stop-mail = Geen mail meer
told-stopped = Naar dit adres gaat geen mail meer.
told-no-mail = Het huis kent geen e-mailadres van je: geef er een op op de pagina over jou.
told-bad-smtp = BONEYARD_SMTP hoort te zijn als smtp://gebruiker:wachtwoord@mail.example.org:587?from=huis@example.org

# A feed: an address that calendars and other programs read. The title it has there.
told-feed-title = Partijen die op je wachten
told-by-feed = Een agenda en een feed
told-feed-about = Een eigen adres dat programma's vertelt welke partijen op je wachten: wie het heeft kan dat lezen, en verder niets. Een agenda laat zien tot wanneer je zou moeten zetten.
told-feed-make = Een adres maken
told-feed-new = Een ander maken, en dit weghalen
told-feed-ics = Agenda
told-feed-atom = Atom
told-feed-json = JSON
# A program that the house posts to. $where: its address.
told-by-hook = Een programma op { $where }
told-hook = Een programma
told-hook-about = Het huis kan bij een gebeurtenis iets naar een adres van jou sturen (een webhook). Het ondertekent wat het stuurt.
told-hook-address = Adres (https)
told-hook-add = Bericht sturen
told-hook-secret = Het geheim is { $secret }. Het wordt alleen deze keer getoond.

# A page that an installed app shows without a connection.
told-offline = Er is geen verbinding
told-offline-what = Boneyard is nu niet te bereiken. Er gaat niets verloren: elke partij wacht zoals ze staat, en deze pagina gaat vanzelf verder zodra er verbinding is.
told-offline-again = Opnieuw proberen
# Above links to tables.
told-offline-tables = Spellen voor één die je kunt doorspelen
told-offline-alone = Je zetten worden in deze browser bewaard en verstuurd zodra er verbinding is.
