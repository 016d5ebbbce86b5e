# Op de profielpagina: gegevens meenemen naar een andere site of naar Boneyard Lite, en terug.
transfer-title = Je gegevens meenemen
transfer-why = Neem je partijen mee naar je account op een Boneyard-server, of haal ze daarvandaan hiernaartoe.
transfer-why-lite = Neem je partijen mee naar Boneyard Lite of naar een andere Boneyard-server, of haal ze daarvandaan hiernaartoe.
transfer-what = Afgelopen partijen, antwoorden op puzzels, eigen regels, naam en instellingen worden toegevoegd aan wat hier al staat. Alleen jij ziet geïmporteerde partijen, en ze tellen niet mee voor ratings of ranglijsten.
transfer-export = Exporteren naar een bestand
transfer-file = Bestand om te importeren
transfer-import = Importeren
# $matches, $rules, $answers: hoeveel er nieuw waren.
transfer-done = Geïmporteerd – partijen: { $matches }, eigen regels: { $rules }, antwoorden op puzzels: { $answers }.
transfer-left-out = Partijen die niet zijn geïmporteerd omdat ze niet te controleren waren of omdat een limiet is bereikt: { $matches }.
transfer-bad-file = Dit bestand is niet uit een Boneyard-profiel geëxporteerd, of het is te groot.
transfer-often = Te veel exports of imports. Probeer het over een paar minuten opnieuw.
# Bij het terugkijken van een partij.
transfer-imported = Geïmporteerd: deze partij is elders gespeeld en telt hier niet mee.
