# Over mij: wie iemand is, op één apparaat of op meer; inloggen.

me-title = Over mij
me-how = Hoe anderen mij zien
me-name = Naam
me-colour = Kleur
me-colour-any = zoals het uitkomt
me-red = Rood
me-blue = Blauw
me-green = Groen
me-violet = Paars
me-amber = Oker
me-teal = Petrol
me-pink = Roze
me-grey = Grijs
me-language = Taal
me-language-any = zoals de browser het wil
me-save = Bewaren
me-keep = Onthoud mij
me-not-kept = Je hebt hier geen account nodig. Maar alleen deze browser weet wie je bent: vergeet hij dat, dan ben je je partijen kwijt. Maak een sleutellink, dan kun je overal terugkomen.
me-kept = Je kunt terugkomen: er is een weg buiten deze browser om.
me-key-why = Met een sleutellink ben je op een andere telefoon of computer dezelfde persoon als hier.
me-key-make = Een sleutellink maken
me-key-since = Sleutellink, gemaakt op { $when }
me-key-revoke = Intrekken
me-key-revoke-one = De sleutellink van { $when } intrekken
me-key-new = Je sleutellink
me-key-once = Open hem op je andere apparaat, of bewaar hem op een veilige plek. Hij wordt alleen nu getoond.
me-key-warn = Wie deze link heeft, speelt als jou: geef hem aan niemand. Hij werkt tot je hem intrekt.
me-key-link = Sleutellink
me-key-code = De sleutellink als QR-code
me-devices = Apparaten
me-device-unknown = Een browser of een programma
me-device-this = dit apparaat
me-device-seen = laatst hier op { $when }
me-device-end = Uitloggen
me-device-end-one = { $device } uitloggen
me-end-others = Alle andere uitloggen
me-ended-others = Alle andere zijn uitgelogd.
me-sign-in = Inloggen
me-sign-in-instead = Ik ben hier al iemand: inloggen
me-by-key = Met een sleutellink
me-by-key-how = Maak onder “Over mij” een sleutellink op het apparaat dat je kent, en open hem hier, of plak hem.
me-key-page = Dit apparaat wordt dezelfde persoon als het apparaat dat deze link heeft gemaakt.
me-key-yours = Ga alleen verder als je de link zelf hebt gemaakt: wie hem maakte, speelt dan ook op jouw plaatsen.
me-bring = Mijn partijen op dit apparaat meenemen
me-sign-in-go = Dit ben ik
me-sign-in-other = Je bent hier al iemand, met een weg terug. Als wie je ook inlogt, die partijen blijven waar ze zijn.
me-nobody = hiermee is niemand bekend: speel eerst iets of maak een sleutellink
me-many-attempts = dat is net vaak geprobeerd: wacht even
me-many-keys = er zijn al { $most } sleutellinks: trek er eerst een in
me-no-key = die sleutellink is er niet meer
me-opens-nothing = dat opent niets: het is ingetrokken, opgebruikt of verkeerd overgenomen
me-last-way = dit is de enige weg terug naar jou: maak eerst een sleutellink
me-no-device = dat apparaat is er niet meer
me-no-language = die taal spreekt hier niemand
me-passkeys = Passkeys
me-passkey-why = Met een passkey zegt je telefoon, je computer of een kleine sleutel wie je bent: met een vinger, een gezicht of een getal, en zonder iets te onthouden.
me-passkey-make = Een passkey maken
me-passkey-remove = Vergeten
me-passkey-remove-one = De passkey { $device } van { $when } vergeten
me-passkey-script = Dat kan je browser hier niet.
me-passkey-failed = Dat is niet gelukt. Er is niets veranderd; probeer het opnieuw, of neem een andere weg.
me-by-passkey = Met een passkey
me-by-passkey-how = Heb je er hier een gemaakt, dan weet je apparaat dat.
me-by-passkey-go = Mijn passkey gebruiken
me-passkey-tls = passkeys werken alleen in een huis met TLS (https), of op localhost: hier doet een sleutellink hetzelfde
me-passkey-localhost = passkeys horen bij een naam: open dit huis als localhost om ze te gebruiken
me-passkey-name = passkeys horen bij een naam, en dit huis heeft alleen een nummer: hier doet een sleutellink hetzelfde
me-many-passkeys = er zijn al { $most } passkeys: vergeet er eerst een
me-passkey-late = dat duurde te lang, of was al gedaan: probeer het opnieuw
me-passkey-unread = die passkey is niet te lezen: probeer het opnieuw, of neem een andere weg
me-passkey-known = die passkey is al bekend
me-no-passkey = die passkey is er niet meer
me-mail = Mail
me-mail-why = Met een adres kun je terugkomen met een code die daarheen wordt gestuurd. Het wordt voor niets gebruikt waar je niet om vraagt.
me-mail-address = Mailadres
me-mail-send = Stuur me een code
me-mail-forget = Vergeten
me-by-mail = Met een code per mail
me-by-mail-how = Heb je hier een adres achtergelaten, dan word je daarmee weer dezelfde persoon. Zo niet, dan is het vanaf nu van jou.
me-code-title = De code
me-code-sent = Een code van zes cijfers is naar je onderweg. Dat kan even duren; kijk ook bij de ongewenste mail.
me-code-here = Druk op de knop, dan is dit apparaat ingelogd.
me-code-address = Je logt in met het mailadres { $mail }.
me-code-other = Deze mail is in een andere browser aangevraagd. Ga alleen verder als je dat zelf hebt gedaan: wie hem aanvroeg, speelt dan ook op jouw plaatsen.
me-code = Code
me-mail-subject = { $code } is je code voor Boneyard
me-mail-text =
    { $code } is je code voor Boneyard.

    Typ hem in waar je erom vroeg, of open deze pagina en druk daar op de knop:
    { $link }

    Hij is { $minutes } minuten geldig, één keer. Heb je nergens om gevraagd, dan hoef je niets te doen.
# The same, where no link can be sent.
me-mail-typed =
    { $code } is je code voor Boneyard. Typ hem in waar je erom vroeg.

    Hij is { $minutes } minuten geldig, één keer. Heb je nergens om gevraagd, dan hoef je niets te doen.
me-mail-slow = er zijn net veel mails onderweg: probeer het over een minuut weer
me-mail-off = hier wordt geen mail verstuurd
me-no-mail = dat is geen mailadres
me-mail-often = daar zijn net codes heen gestuurd: kijk eerst daar, of wacht even
me-mail-wait = er zijn te veel mails aangevraagd: probeer het over een paar minuten weer
me-code-elsewhere = deze code is in een andere browser aangevraagd: vul hem daar in
me-code-wrong = dat is de code niet, of hij is te oud: kijk nog eens, of vraag een nieuwe
me-mail-taken = dat adres is hier van iemand: ben jij dat, log er dan mee in
me-kept-of-me = Wat er van mij bewaard wordt
me-everything-why = Alles, als een bestand dat jij en programma's kunnen lezen.
me-everything = Alles downloaden
me-leave = Verwijder mij …
me-leave-why = Je naam, wegen terug, apparaten en lijst van partijen worden meteen verwijderd en komen niet terug. Partijen blijven voor wie erin speelden, met “iemand die vertrokken is” op jouw plaats; waar anderen nog spelen, neemt een bot je plaats over.
me-leave-sure = Ja, voorgoed
me-leave-go = Verwijder mij
me-sure = vink eerst het vakje aan: dit kan niet ongedaan worden gemaakt
