# De eerste ronde van een nieuwkomer: kaartjes die iets op de tafel aanwijzen.

guide-guide = Je eerste ronde
guide-hand = Dit is je hand. Stenen die omhoog staan kun je nu leggen.
guide-end = Dit teken is een open eind: een steen kan daar als een van zijn helften past. De regels zeggen wat past.
guide-play = Jouw beurt: tik op een steen die omhoog staat. Past hij op meer plekken, tik dan op de plek.
guide-curved = Jouw beurt: tik op een steen die omhoog staat. Gebogen stenen gaan naar links of rechts: tik op de plek en de kant die je wilt.
guide-boneyard = Dit is de pot: wie niet kan leggen, moet er misschien uit trekken.
guide-more = Hier staan de regels, het terugkijken en de toetsen. Veel plezier!
guide-next = Verder
guide-done = Begrepen
guide-skip = Overslaan
