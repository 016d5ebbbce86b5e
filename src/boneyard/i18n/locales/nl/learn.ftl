# De eerste ronde van een nieuwkomer: kaartjes die iets op de tafel aanwijzen.

learn-guide = Je eerste ronde
learn-hand = Dit is je hand. Stenen die omhoog staan kun je nu leggen.
learn-end = Dit teken is een open eind: een steen kan daar als een van zijn helften past. De regels zeggen wat past.
learn-play = Jouw beurt: tik op een steen die omhoog staat. Past hij op meer plekken, tik dan op de plek.
learn-curved = Jouw beurt: tik op een steen die omhoog staat. Gebogen stenen gaan naar links of rechts: tik op de plek en de kant die je wilt.
learn-boneyard = Dit is de pot: wie niet kan leggen, moet er misschien uit trekken.
learn-more = Hier staan de regels, het terugkijken en de toetsen. Veel plezier!
learn-next = Verder
learn-done = Begrepen
learn-skip = Overslaan
