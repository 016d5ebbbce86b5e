# Over mij: wie iemand is, op één apparaat of op meer; inloggen.

account-title = Over mij
account-how = Hoe anderen mij zien
account-name = Naam
account-colour = Kleur
account-colour-any = zoals het uitkomt
account-red = Rood
account-blue = Blauw
account-green = Groen
account-violet = Paars
account-amber = Oker
account-teal = Petrol
account-pink = Roze
account-grey = Grijs
account-language = Taal
account-language-any = zoals de browser het wil
account-save = Bewaren
account-keep = Onthoud mij
account-not-kept = Je hebt hier geen account nodig. Maar alleen deze browser weet wie je bent: vergeet hij dat, dan ben je je partijen kwijt. Maak een sleutellink, dan kun je overal terugkomen.
account-kept = Je kunt terugkomen: er is een weg buiten deze browser om.
account-key-why = Met een sleutellink ben je op een andere telefoon of computer dezelfde persoon als hier.
account-key-make = Een sleutellink maken
account-key-since = Sleutellink, gemaakt op { $when }
account-key-revoke = Intrekken
account-key-revoke-one = De sleutellink van { $when } intrekken
account-key-new = Je sleutellink
account-key-once = Open hem op je andere apparaat, of bewaar hem op een veilige plek. Hij wordt alleen nu getoond.
account-key-warn = Wie deze link heeft, speelt als jou: geef hem aan niemand. Hij werkt tot je hem intrekt.
account-key-link = Sleutellink
account-key-code = De sleutellink als QR-code
account-devices = Apparaten
account-device-unknown = Een browser of een programma
account-device-this = dit apparaat
account-device-seen = laatst hier op { $when }
account-device-end = Uitloggen
account-device-end-one = { $device } uitloggen
account-end-others = Alle andere uitloggen
account-ended-others = Alle andere zijn uitgelogd.
account-sign-in = Inloggen
account-sign-in-instead = Ik ben hier al iemand: inloggen
account-by-key = Met een sleutellink
account-by-key-how = Maak onder “Over mij” een sleutellink op het apparaat dat je kent, en open hem hier, of plak hem.
account-key-page = Dit apparaat wordt dezelfde persoon als het apparaat dat deze link heeft gemaakt.
account-key-yours = Ga alleen verder als je de link zelf hebt gemaakt: wie hem maakte, speelt dan ook op jouw plaatsen.
account-bring = Mijn partijen op dit apparaat meenemen
account-sign-in-go = Dit ben ik
account-sign-in-other = Je bent hier al iemand, met een weg terug. Als wie je ook inlogt, die partijen blijven waar ze zijn.
account-nobody = hiermee is niemand bekend: speel eerst iets of maak een sleutellink
account-many-attempts = dat is net vaak geprobeerd: wacht even
account-many-keys = er zijn al { $most } sleutellinks: trek er eerst een in
account-no-key = die sleutellink is er niet meer
account-opens-nothing = dat opent niets: het is ingetrokken, opgebruikt of verkeerd overgenomen
account-last-way = dit is de enige weg terug naar jou: maak eerst een sleutellink
account-no-device = dat apparaat is er niet meer
account-no-language = die taal spreekt hier niemand
account-passkeys = Passkeys
account-passkey-why = Met een passkey zegt je telefoon, je computer of een kleine sleutel wie je bent: met een vinger, een gezicht of een getal, en zonder iets te onthouden.
account-passkey-make = Een passkey maken
account-passkey-remove = Vergeten
account-passkey-remove-one = De passkey { $device } van { $when } vergeten
account-passkey-script = Dat kan je browser hier niet.
account-passkey-failed = Dat is niet gelukt. Er is niets veranderd; probeer het opnieuw, of neem een andere weg.
account-by-passkey = Met een passkey
account-by-passkey-how = Heb je er hier een gemaakt, dan weet je apparaat dat.
account-by-passkey-go = Mijn passkey gebruiken
account-passkey-tls = passkeys werken alleen in een huis met TLS (https), of op localhost: hier doet een sleutellink hetzelfde
account-passkey-localhost = passkeys horen bij een naam: open dit huis als localhost om ze te gebruiken
account-passkey-name = passkeys horen bij een naam, en dit huis heeft alleen een nummer: hier doet een sleutellink hetzelfde
account-many-passkeys = er zijn al { $most } passkeys: vergeet er eerst een
account-passkey-late = dat duurde te lang, of was al gedaan: probeer het opnieuw
account-passkey-unread = die passkey is niet te lezen: probeer het opnieuw, of neem een andere weg
account-passkey-known = die passkey is al bekend
account-no-passkey = die passkey is er niet meer
account-mail = Mail
account-mail-why = Met een adres kun je terugkomen met een code die daarheen wordt gestuurd. Het wordt voor niets gebruikt waar je niet om vraagt.
account-mail-address = Mailadres
account-mail-send = Stuur me een code
account-mail-forget = Vergeten
account-by-mail = Met een code per mail
account-by-mail-how = Heb je hier een adres achtergelaten, dan word je daarmee weer dezelfde persoon. Zo niet, dan is het vanaf nu van jou.
account-code-title = De code
account-code-sent = Een code van zes cijfers is naar je onderweg. Dat kan even duren; kijk ook bij de ongewenste mail.
account-code-here = Druk op de knop, dan is dit apparaat ingelogd.
account-code-address = Je logt in met het mailadres { $mail }.
account-code-other = Deze mail is in een andere browser aangevraagd. Ga alleen verder als je dat zelf hebt gedaan: wie hem aanvroeg, speelt dan ook op jouw plaatsen.
account-code = Code
account-mail-subject = { $code } is je code voor Boneyard
account-mail-text =
    { $code } is je code voor Boneyard.

    Typ hem in waar je erom vroeg, of open deze pagina en druk daar op de knop:
    { $link }

    Hij is { $minutes } minuten geldig, één keer. Heb je nergens om gevraagd, dan hoef je niets te doen.
# The same, where no link can be sent.
account-mail-typed =
    { $code } is je code voor Boneyard. Typ hem in waar je erom vroeg.

    Hij is { $minutes } minuten geldig, één keer. Heb je nergens om gevraagd, dan hoef je niets te doen.
account-mail-slow = er zijn net veel mails onderweg: probeer het over een minuut weer
account-mail-off = hier wordt geen mail verstuurd
account-no-mail = dat is geen mailadres
account-mail-often = daar zijn net codes heen gestuurd: kijk eerst daar, of wacht even
account-mail-wait = er zijn te veel mails aangevraagd: probeer het over een paar minuten weer
account-code-elsewhere = deze code is in een andere browser aangevraagd: vul hem daar in
account-code-wrong = dat is de code niet, of hij is te oud: kijk nog eens, of vraag een nieuwe
account-mail-taken = dat adres is hier van iemand: ben jij dat, log er dan mee in
account-kept-of-me = Wat er van mij bewaard wordt
account-everything-why = Alles, als een bestand dat jij en programma's kunnen lezen.
account-everything = Alles downloaden
account-leave = Verwijder mij …
account-leave-why = Je naam, wegen terug, apparaten en lijst van partijen worden meteen verwijderd en komen niet terug. Partijen blijven voor wie erin speelden, met “iemand die vertrokken is” op jouw plaats; waar anderen nog spelen, neemt een bot je plaats over.
account-leave-sure = Ja, voorgoed
account-leave-go = Verwijder mij
account-sure = vink eerst het vakje aan: dit kan niet ongedaan worden gemaakt
