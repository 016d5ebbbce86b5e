# Being told that it is one's turn, and the like: on a phone, by mail, to a program.

# What stands above a notice, also on a screen that is locked. $game: the name of a game.
notifications-turn = { $game }: jouw beurt
notifications-time = { $game }: je tijd is bijna op
notifications-claim = { $game }: de tijd van de ander is op
notifications-challenge = { $game }: je bent uitgenodigd
notifications-board = { $game }: je partij in het toernooi staat klaar
notifications-deal = { $game }: een verdeling van je duplicate is begonnen
notifications-over = { $game }: de partij is afgelopen
# Below it. $others: names of the others in the match.
notifications-with = Met { $others }

# A page: where one wants to be told, and what.
notifications-page = Berichten
notifications-about = Als je uren of dagen over een partij met anderen doet, kan het huis je laten weten dat het jouw beurt is. Niemand krijgt bericht zonder er hier om te vragen.
# A link to that page, from the one about oneself.
notifications-choose = Kies waarvan je bericht krijgt
notifications-here = Deze browser
notifications-start = Laat het me hier weten
notifications-stop = Laat het me hier niet meer weten
notifications-is-on = Deze browser krijgt bericht, ook als er geen pagina van het huis open is.
notifications-is-off = Deze browser krijgt geen bericht.
notifications-denied = Deze browser staat niet toe dat het huis je iets laat weten. Dat is te veranderen in de instellingen van de browser voor deze site.
notifications-cannot = Deze browser kan geen bericht krijgen. Er is een beveiligde verbinding (https) voor nodig; zet het huis op een iPhone of iPad eerst op het beginscherm (Deel, dan Zet op beginscherm).
notifications-needs-script = Hier is JavaScript voor nodig.
# The heading of one way in which one is told. $where: the service that passes it on.
notifications-by-push = Een browser, via { $where }
notifications-since = Sinds { $date }
# Before a list of what can be told, each with a box to tick.
notifications-what = Laat het me weten
notifications-kind-turn = als het mijn beurt is
notifications-kind-time = als mijn tijd bijna op is, of die van de ander op is
notifications-kind-challenge = als iemand me uitnodigt
notifications-kind-over = als een partij is afgelopen
notifications-keep = Bewaren
notifications-end = Weghalen
notifications-secret = Een bericht noemt het spel en wie er meespelen, en niets wat verborgen is: anderen kunnen je scherm zien.

# On the table, once one has moved and the others think.
notifications-offer = Laat het weten als het mijn beurt is
notifications-no = Nee, dank je
notifications-now = Je krijgt bericht als het jouw beurt is.
notifications-not-now = Deze browser kan nu geen bericht krijgen.

# What can't be done.
notifications-no-address = Dat is geen adres dat het huis kan aanroepen.
notifications-only-https = Alleen adressen die met https:// beginnen worden aangeroepen.
notifications-not-public = Het huis roept alleen openbare adressen aan, bij hun naam.
notifications-bad-keys = De sleutels van deze browser zijn niet te lezen; vraag hem om nieuwe.
notifications-not-your-way = Dat is niet een van de manieren waarop je bericht krijgt.
# $kinds: words that programs send, such as turn and over.
notifications-no-kind = Er is bericht van { $kinds }.

# Mail. A heading on the page; then to which address it goes.
notifications-by-mail = E-mail
notifications-mail-to = Aan { $address }.
notifications-no-mail-yet = Het huis kent geen e-mailadres van je. Je kunt er een opgeven op de pagina over jou.
notifications-kind-digest = één keer per dag wat er op me wacht, als er iets wacht
# The subject of the daily letter. $matches: how many matches wait.
notifications-mail-waiting = { $matches ->
    [one] Er wacht een partij op je
   *[other] Er wachten { $matches } partijen op je
}
# The letter itself. $list: a match in each two lines, and where it is found.
notifications-mail-digest = { $matches ->
    [one] Het is jouw beurt in een partij:
   *[other] Het is jouw beurt in { $matches } partijen:
}

    { $list }
# A letter. $game: a game; $others: "With Ann"; $link: where the match is found.
notifications-mail-time =
    Vier vijfde van je tijd voor een zet in { $game } is voorbij. { $others }.

    { $link }
notifications-mail-claim =
    De tijd van de ander in { $game } is op: je mag de partij opeisen, of blijven wachten. { $others }.

    { $link }
# The end of every letter. $link: a page with one button.
notifications-mail-end =
    Je krijgt dit omdat je erom hebt gevraagd. Geen mail meer ontvangen:
    { $link }
# The page behind that link.
notifications-stop-asked = Het huis stuurt geen mail over partijen meer naar dit adres.
notifications-stop-mail = Geen mail meer
notifications-stopped = Naar dit adres gaat geen mail meer.
notifications-no-mail = Het huis kent geen e-mailadres van je: geef er een op op de pagina over jou.
notifications-bad-smtp = BONEYARD_SMTP hoort te zijn als smtp://gebruiker:wachtwoord@mail.example.org:587?from=huis@example.org

# A feed: an address that calendars and other programs read. The title it has there.
notifications-feed-title = Partijen die op je wachten
notifications-by-feed = Een agenda en een feed
notifications-feed-about = Een eigen adres dat programma's vertelt welke partijen op je wachten: wie het heeft kan dat lezen, en verder niets. Een agenda laat zien tot wanneer je zou moeten zetten.
notifications-feed-make = Een adres maken
notifications-feed-new = Een ander maken, en dit weghalen
notifications-feed-ics = Agenda
notifications-feed-atom = Atom
notifications-feed-json = JSON
# A program that the house posts to. $where: its address.
notifications-by-hook = Een programma op { $where }
notifications-hook = Een programma
notifications-hook-about = Het huis kan bij een gebeurtenis iets naar een adres van jou sturen (een webhook). Het ondertekent wat het stuurt.
notifications-hook-address = Adres (https)
notifications-hook-add = Bericht sturen
notifications-hook-secret = Het geheim is { $secret }. Het wordt alleen deze keer getoond.

# A page that an installed app shows without a connection.
notifications-offline = Er is geen verbinding
notifications-offline-what = Boneyard is nu niet te bereiken. Er gaat niets verloren: elke partij wacht zoals ze staat, en deze pagina gaat vanzelf verder zodra er verbinding is.
notifications-offline-again = Opnieuw proberen
# Above links to tables.
notifications-offline-tables = Spellen voor één die je kunt doorspelen
notifications-offline-alone = Je zetten worden in deze browser bewaard en verstuurd zodra er verbinding is.
