offline-on = Geen verbinding. Speel door: je zetten worden bewaard.
offline-waits = { $moves ->
    [one] Geen verbinding. Speel door: er moet nog { $moves } zet worden verstuurd.
   *[other] Geen verbinding. Speel door: er moeten nog { $moves } zetten worden verstuurd.
}
offline-sending = Je zetten worden verstuurd…
offline-full = Zonder verbinding kunnen er geen zetten meer worden bewaard. Ga verder als je weer online bent.
offline-turns = Geen verbinding. De vrijgemaakte steen wordt omgedraaid als je weer online bent.
offline-stuck = Geen verbinding. Je kunt pas verder als de vrijgemaakte stenen zijn omgedraaid, zodra je weer online bent.
offline-refused = { $why } Die zet en eventuele latere offline zetten tellen niet. Dit is de huidige stelling.
offline-won = Opgelost! Het resultaat wordt opgeslagen als je weer online bent.
offline-lost = Geen zetten meer. Het resultaat wordt opgeslagen als je weer online bent.
