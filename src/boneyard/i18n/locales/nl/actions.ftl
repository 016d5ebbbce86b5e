# Teksten die geen zet zijn, en JSON die geen actie of gebeurtenis is.

actions-no-tile = geen zet: { $why }
actions-no-move = geen zet: schrijf zetten als 6-4@2, draw of pass
actions-no-action = geen actie: { $why }
actions-unwritten = geen actie: onbekende notatie { $text }
actions-no-event = geen gebeurtenis: { $why }
