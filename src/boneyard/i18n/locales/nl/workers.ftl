# Processen die voor bots en hints denken, als er geen antwoord komt.

workers-line-full = er wachten te veel verzoeken
workers-line-place = er wachten te veel verzoeken vanaf één netwerk
workers-failed = een rekenproces is mislukt: { $fault }
workers-too-long = een rekenproces deed er te lang over
workers-dying = rekenprocessen blijven crashen
workers-gone = de rekenprocessen zijn afgesloten
workers-none = er kan geen rekenproces worden gestart
