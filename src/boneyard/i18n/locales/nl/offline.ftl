offline-on = Geen verbinding. Speel door: je zetten worden bewaard.
offline-waits = { $moves ->
    [one] Geen verbinding. Speel door: { $moves } zet te versturen.
   *[other] Geen verbinding. Speel door: { $moves } zetten te versturen.
}
offline-sending = Je zetten worden verstuurd…
offline-full = Zonder verbinding kunnen er geen zetten meer worden bewaard. Ga verder als je weer online bent.
offline-turns = Geen verbinding. De vrijgemaakte steen wordt omgedraaid als je weer online bent.
offline-stuck = Geen verbinding, en er is geen zet mogelijk tot de vrijgemaakte stenen zijn omgedraaid.
offline-refused = { $why } Je latere offline zetten tellen niet. Dit is de huidige stelling.
offline-won = Opgelost! Het resultaat wordt opgeslagen als je weer online bent.
offline-lost = Geen zetten meer. Het resultaat wordt opgeslagen als je weer online bent.
