# Teksten die geen zet zijn, en JSON die geen actie of gebeurtenis is.

actions-no-tile = { $why }, dus dit is geen zet
actions-no-move = dit is geen zet: zetten schrijf je als 6-4@2, draw of pass
actions-no-action = dit is geen actie: { $why }
actions-unwritten = dit is geen actie: niets schrijf je als { $text }
actions-no-event = dit is geen gebeurtenis: { $why }
