# The examples on the games' pages: a caption for each step of a short round.
examples-all-fives-1 = The highest double dealt leads. Alone on the table, it counts 5 + 5 = 10, so Mia scores 10.
examples-all-fives-2 = The blank adds nothing and the free side of the double still counts 10. Leo scores 10, too.
examples-all-fives-3 = The double is now covered on both sides, and the ends add up to 0 + 3 = 3: no points.
examples-all-fives-4 = A double at an end counts both halves, but 0 + 6 isn't a multiple of five.
examples-all-fives-5 = 4 + 6 = 10: ten points for Mia.
examples-all-fives-6 = 4 + 1 = 5: five points for Leo.
examples-all-fives-7 = 8 + 1 = 9 scores nothing, but Mia goes out. Leo's 6-2 has 8 pips, which are rounded to 10 points for her.

examples-baronet-1 = Zero: 5-1 has 6 pips and stays. (A real game has all 28 tiles; this example has four.)
examples-baronet-2 = One: 1-0 has exactly 1 pip and drops out.
examples-baronet-3 = Two: 4-3 has 7 pips and stays.
examples-baronet-4 = Three: 3-0 has 3 pips and drops out. This is the end of the row, so the gaps close.
examples-baronet-5 = Four: the count goes on from the left, and 5-1 stays.
examples-baronet-6 = Five: 4-3 stays, and the row begins again.
examples-baronet-7 = Six: 5-1 has exactly 6 pips and drops out.
examples-baronet-8 = Seven: 4-3 drops out as well. The row is empty and you win.

examples-bendomino-all-five-1 = The starting tiles offer 6, 2, 5 and 2. Leo has the only double, so he begins. A double counts one half here: 6 + 2 + 5 + 2 = 15 points.
examples-bendomino-all-five-2 = Ada can't play, so she draws one tile: 6-4.
examples-bendomino-all-five-3 = She may play it or pass; she plays, but 4 + 2 + 5 + 2 = 13 scores nothing.
examples-bendomino-all-five-4 = 5 + 2 + 5 + 2 = 14: no points for Mia.
examples-bendomino-all-five-5 = Leo's 3-1 doesn't fit anywhere. He draws 5-1, the last tile of the boneyard.
examples-bendomino-all-five-6 = He plays it on the 5 of the second starting tile: 5 + 2 + 1 + 2 = 10 points.
examples-bendomino-all-five-7 = Ada's 1-0 would bend round to the other end of that starting tile and put a 0 next to a 2, so it doesn't fit. The boneyard is empty, so she passes.
examples-bendomino-all-five-8 = 0 + 2 + 1 + 2 = 5 points, and Mia goes out. But Leo scored the most, 25, so he wins the round and adds Ada's 8 pips.

examples-bendomino-no-draw-1 = No one has a double, so the highest other tile leads: Leo's 6-2.
examples-bendomino-no-draw-2 = Mia plays on the 2; the ends are 6 and 1, and both tiles bend the same way.
examples-bendomino-no-draw-3 = Leo has neither a 6 nor a 1, and players never draw in this game, so he passes.
examples-bendomino-no-draw-4 = A third bend the same way closes a ring, which is allowed because the 6 meets the 6. No end is open. Mia has only 3 pips, so she wins and scores Leo's 14.

examples-bendomino-teams-1 = Ada leads the highest double; she and Mia play against Leo and Sam.
examples-bendomino-teams-2 = Sam has no 5 and there is no boneyard, so he passes.
examples-bendomino-teams-3 = Mia plays on one side of her partner's double.
examples-bendomino-teams-4 = Leo has a 5 as well, but his 5-4 would bend round to the other end and put a 4 next to a 2. Only 2-1 fits.
examples-bendomino-teams-5 = Ada plays on the other side; the ends are 0 and 1.
examples-bendomino-teams-6 = Sam matches the blank and leaves a 6.
examples-bendomino-teams-7 = Mia leaves the 6 alone for Ada and plays on the 1.
examples-bendomino-teams-8 = Leo has neither a 6 nor a 3 and passes.
examples-bendomino-teams-9 = Ada goes out, so her team wins the round and scores Leo's 14 pips and Sam's 2. Her partner's 5-3 doesn't count.

examples-bendomino-wild-draw-1 = Leo leads the highest double.
examples-bendomino-wild-draw-2 = Mia plays on one side of it.
examples-bendomino-wild-draw-3 = Leo plays on the other side; the ends are 0 and 5.
examples-bendomino-wild-draw-4 = After Mia's second left bend in a row, only a tile that bends right fits at the 1.
examples-bendomino-wild-draw-5 = Leo's 6-1 has a 1 but bends left there, so it doesn't fit. He must draw, but the 4-2 he gets doesn't help.
examples-bendomino-wild-draw-6 = In this game he draws until a tile fits: 3-1, joined by its 1, bends right.
examples-bendomino-wild-draw-7 = So he must play it; the ends are 0 and 3.
examples-bendomino-wild-draw-8 = Mia goes out and scores Leo's 6-1 and 4-2: 13 points.

examples-bendomino-1 = Leo leads the highest double.
examples-bendomino-2 = Mia's 6-2, joined by its 2, bends right.
examples-bendomino-3 = Leo's tile, joined by its 6, bends left.
examples-bendomino-4 = Mia's tile bends left again. After two left bends in a row, only a right bend fits there.
examples-bendomino-5 = Leo has two tiles with a 1. 1-0 would bend left, where it has no room; 1-3 bends right and fits.
examples-bendomino-6 = Mia bends right once more, so the next tile on this end must bend left.
examples-bendomino-7 = Leo's 1-0 has the right number but the wrong bend. He draws one tile, 6-3, which doesn't fit, and his turn is over.
examples-bendomino-8 = A double can bend either way. Mia bends hers left, goes out, and scores Leo's 1-0 and 6-3: 10 points.

examples-bergen-1 = In Bergen the lowest double leads, and it brings Leo 2 points.
examples-bergen-2 = Mia matches the double; the ends are 4 and 1.
examples-bergen-3 = The ends are 4 and 5.
examples-bergen-4 = Both ends show a 4 now: 2 points for Mia.
examples-bergen-5 = Leo's double matches the other end as well: 3 points for him.
examples-bergen-6 = Mia has no 4, so she draws one tile, and only one: 6-3.
examples-bergen-7 = It doesn't fit either, so she passes.
examples-bergen-8 = Leo plays his last tile. Going out is worth 1 point; the pips left in Mia's hand don't count.

examples-blind-1 = Mia turns over the first tile of her row. The 5-2 begins the line.
examples-blind-2 = Leo turns over his first tile, a 5-4: it fits.
examples-blind-3 = So he must play it; the ends are 4 and 2, and Leo continues.
examples-blind-4 = His next tile, 3-0, doesn't fit: it goes face down to the end of his row, and his turn is over.
examples-blind-5 = Mia turns over the 4-2, which fits at both ends.
examples-blind-6 = She chooses the 4, so that both ends are 2.
examples-blind-7 = She continues and turns over the 6-2, her last tile.
examples-blind-8 = It fits: Mia has no tiles left and wins.

examples-block-draw-1 = Mia holds the highest double, so she must begin with it.
examples-block-draw-2 = Leo matches the 6; the ends are now 6 and 3.
examples-block-draw-3 = Mia plays on the other side of the double: the ends are 1 and 3.
examples-block-draw-4 = Leo plays a 1 on the 1 and leaves 2 and 3.
examples-block-draw-5 = Mia has only the double 4, which doesn't fit, so she draws. The 4-0 doesn't help.
examples-block-draw-6 = She must keep drawing, and the 5-3 fits.
examples-block-draw-7 = She must play the tile she has drawn. The ends are 2 and 5.
examples-block-draw-8 = Domino! Leo goes out and scores the pips in Mia's hand: 4-4 and 4-0 make 12.

examples-cross-1 = The highest double leads and is the heart of the cross: its four sides must be filled first.
examples-cross-2 = Leo fills the first side.
examples-cross-3 = Mia's 4-3 would match the 4, but that arm has to wait. She has no 6, so she draws one tile.
examples-cross-4 = A 6! It fits the cross, so she must play it.
examples-cross-5 = Leo fills the third side, one of the short ends.
examples-cross-6 = Again Mia has no 6 and draws one tile: 5-0.
examples-cross-7 = It doesn't fit the cross either, and she can't draw a second tile, so she passes.
examples-cross-8 = The cross is complete. Now all four arms can grow.
examples-cross-9 = At last Mia can play her 4-3 on the 4.
examples-cross-10 = Leo goes out and scores Mia's 2-1, 5-3 and 5-0: 16 points.

examples-domino-solitaire-1 = A small deal of three columns. The 6-1 goes below the second column, whose last tile shows a 6.
examples-domino-solitaire-2 = The 3-5 starts a new column in the free place, and the 1-3 that was above it is turned up.
examples-domino-solitaire-3 = The 1-3 has its 1 on top and fits below the 1 of the second column; in the first column the 2-4 is turned up.
examples-domino-solitaire-4 = The 3-5 goes below the 3, and its own column is gone.
examples-domino-solitaire-5 = The 0-6 moves with all the tiles below it, and the last hidden tile is turned up. That is already a win, with three columns left.
examples-domino-solitaire-6 = Fewer columns are better, so the 5-0 goes below the 5, and two columns are left.
examples-domino-solitaire-7 = You can't do better, so the game ends with a result of two columns.

examples-five-up-1 = Mia won the draw for the lead and may begin with any tile. The double 5 counts 10, which is 2 points.
examples-five-up-2 = 0 plus 10 for the free long side of the double makes 10: 2 points for Leo. The double's short ends open as arms 3 and 4.
examples-five-up-3 = 0 + 3 = 3: no points. The short ends don't count until a tile is played there.
examples-five-up-4 = Leo plays on a short end: 0 + 3 + 2 = 5, one point.
examples-five-up-5 = A double at the end of an arm counts both halves: 0 + 6 + 2 = 8, no points.
examples-five-up-6 = 0 + 6 + 4 = 10: 2 points.
examples-five-up-7 = Mia plays past the double 3, which opens two more arms: 0 + 1 + 4 = 5, one point.
examples-five-up-8 = Leo uses one of the new arms: 0 + 1 + 4 + 0 = 5, one point.
examples-five-up-9 = 0 + 6 + 4 + 0 = 10 is 2 points, and Mia goes out. Leo's 8 pips are rounded to 10: 2 more points.

examples-fours-1 = Mia won the draw for the lead and begins with any tile she likes.
examples-fours-2 = She continues in the same turn. After that, her 5-5 doesn't fit, so the turn ends automatically.
examples-fours-3 = Leo must play if he can; the ends are 1 and 2.
examples-fours-4 = His 4-1 would fit as well, but he may stop here and keep it.
examples-fours-5 = Ada has neither a 1 nor a 2, so she draws until a tile fits, and 2-0 does.
examples-fours-6 = She must play it. A blank is open now, and she may continue.
examples-fours-7 = Her 4-0 fits on the blank.
examples-fours-8 = Then she plays the 5-4.
examples-fours-9 = The 6-5 is her last tile. She goes out in one turn and scores 10 from Mia, 11 from Leo and 15 from Sam: 36 in all.

examples-fruitominoes-1 = Mia has the highest double, the double cherry, and begins. Tiles can be joined to all four of its sides.
examples-fruitominoes-2 = Leo matches cherry with cherry; a strawberry is open there now.
examples-fruitominoes-3 = Mia uses another side of the double; a pear is open there.
examples-fruitominoes-4 = The double strawberry is placed as a T: no tile can go straight on, but two strawberry ends open.
examples-fruitominoes-5 = Mia has no cherry, pear or strawberry, so she draws a tile. It would fit, but her turn is over.
examples-fruitominoes-6 = Leo plays on one arm of the T; an orange is open there.
examples-fruitominoes-7 = Now Mia can play her new tile on the other arm. A banana is open there.
examples-fruitominoes-8 = Orange to orange: Leo's last tile wins him the round and 1 point.

examples-fundomino-caribbean-1 = Leo leads the highest double. To keep this example short, players don't have to say “Domino!” here.
examples-fundomino-caribbean-2 = He chooses the direction: next is Mia, then Sam, then Ada.
examples-fundomino-caribbean-3 = Purple on purple; a red 1 is open now.
examples-fundomino-caribbean-4 = Sam covers the arrow and leaves the yellow plus open, so Ada must draw.
examples-fundomino-caribbean-5 = There is no boneyard, so she takes a random tile from Sam, who played the plus.
examples-fundomino-caribbean-6 = It was Sam's last tile, so Sam finishes first: 30 points for Sam and Leo's team.
examples-fundomino-caribbean-7 = Ada has neither red nor yellow and can't draw, so she passes.
examples-fundomino-caribbean-8 = Leo's star goes on the red 1. He finishes second: 20 points for the same team.
examples-fundomino-caribbean-9 = Red on red: Mia finishes third and gets 10 points. Only Ada has tiles left, so the round ends 10 to 50.

examples-fundomino-face-value-1 = Leo leads the highest double; with two players there is no direction to choose.
examples-fundomino-face-value-2 = Purple on purple; an orange 2 is open now.
examples-fundomino-face-value-3 = Leo's A5-2 has orange but would run into the other end, which is forbidden; his star goes with any colour.
examples-fundomino-face-value-4 = Green on green: the arrow is covered, but the red plus is open.
examples-fundomino-face-value-5 = So Leo must draw a tile before he plays: S-6.
examples-fundomino-face-value-6 = Purple on purple, leaving a star open, which takes any colour.
examples-fundomino-face-value-7 = Mia puts her blue plus on the star; the orange arrow is open, so she plays again.
examples-fundomino-face-value-8 = Mia has one tile left and says so.
examples-fundomino-face-value-9 = Mia goes out and the round is over. Leo's tiles count 20 (arrow and plus) and 12 (arrow and 2); the sum, 32, is rounded up to 40.

examples-fundomino-teams-1 = Sam leads the highest double. To keep this example short, players don't have to say “Domino!” here.
examples-fundomino-teams-2 = Sam chooses to play clockwise, so Mia is next.
examples-fundomino-teams-3 = Mia matches purple and leaves a star open, which takes any colour.
examples-fundomino-teams-4 = Leo plays the double 4 on the star and bends it to the right.
examples-fundomino-teams-5 = Ada covers her plus and leaves the yellow arrow open, so she plays again.
examples-fundomino-teams-6 = Green on green, her last tile: Ada finishes first, 30 points for her and Mia's team.
examples-fundomino-teams-7 = Sam's star goes on the yellow arrow. Sam finishes second: 20 points for Sam and Leo's team.
examples-fundomino-teams-8 = Mia finishes third: 10 points. Only Leo has tiles left, so the round ends 40 to 20.

examples-fundomino-1 = Ada leads the highest double.
examples-fundomino-2 = The leader chooses the direction of play: next is Leo, then Mia.
examples-fundomino-3 = Ada has one tile left and says so before anyone can catch her.
examples-fundomino-4 = Leo matches blue with blue; the plus is covered and does nothing, but the orange arrow is open, so he plays again.
examples-fundomino-5 = A star goes with any colour. It was his last tile, so Leo finishes first.
examples-fundomino-6 = Mia leaves an orange plus open, so Ada will have to draw. But Mia forgets to say “Domino!” with one tile left.
examples-fundomino-7 = Ada notices, and Mia must draw a tile.
examples-fundomino-8 = Ada's turn begins with the tile she must draw for the plus: A5-2, a lucky one.
examples-fundomino-9 = Orange matches the orange plus, and the blue arrow lets her play again.
examples-fundomino-10 = Blue on blue, and Ada finishes second. Only Mia has tiles left, so Leo gets 40, Ada 20 and Mia 0.

examples-knock-out-1 = A short line of eight tiles. 6-1 and 1-4 touch with their ones, so both are removed; then 3-5 is next to 5-2.
examples-knock-out-2 = 4-3 and 3-3 touch with their threes, so both are removed.
examples-knock-out-3 = Two pairs are possible now. Removing 5-2 and 2-6 is right, because it brings 3-5 and 5-0 together.
examples-knock-out-4 = The fives touch. The last pair is removed and no tiles are left: the best possible score.

examples-matador-1 = The highest double leads. In this game doubles are placed lengthwise.
examples-matador-2 = A 1 goes on the 6, since they make seven; the ends are 6 and 4.
examples-matador-3 = 3 and 4 make seven. Only a matador can be played on the blank that is open now.
examples-matador-4 = Leo has neither a 1 for the 6 nor a matador, so he draws and finds one: 5-2.
examples-matador-5 = A matador can be played on a blank. Leo leaves the 5 open, because his 2-0 will go there.
examples-matador-6 = Mia's 6-1 is a matador as well, so it can go on the 5 although 6 and 5 don't make seven. The ends are 6 and 1.
examples-matador-7 = Leo has no 1 for the 6 and no 6 for the 1, so he draws the last tile of the boneyard: 6-5.
examples-matador-8 = 6 and 1 make seven; the ends are 6 and 5.
examples-matador-9 = Mia's 5-4 makes seven with neither end, and the boneyard is empty: she passes.
examples-matador-10 = After Leo plays a 2 on the 5, no one can play any more: the round is blocked. Mia has 9 pips and Leo 14, so she scores the difference, 5.

examples-one-arm-joe-1 = Mia leads the highest double. Only one side of it can be played on.
examples-one-arm-joe-2 = Leo plays on a double, so he may play a second tile.
examples-one-arm-joe-3 = He does. This one joins a 3, not a double, so his turn is over.
examples-one-arm-joe-4 = Mia has no 1, so she draws 5-5, which doesn't fit.
examples-one-arm-joe-5 = She keeps drawing and finds the 1-1.
examples-one-arm-joe-6 = She must play it, and now Leo has a double in front of him.
examples-one-arm-joe-7 = He has no 1 in his hand, so he draws: 4-1.
examples-one-arm-joe-8 = He plays on the double and may play once more.
examples-one-arm-joe-9 = His last tile! Leo goes out and scores Mia's 5-4, 6-2 and 5-5: 27 points.

examples-yourturn-1 = The 5-2 is the starting tile. Mia begins the first round and leaves 3 and 2.
examples-yourturn-2 = Leo matches the 2; the ends are 3 and 4.
examples-yourturn-3 = Doubles have no special role here and are placed lengthwise.
examples-yourturn-4 = Leo has neither a 3 nor a 4, and passing isn't allowed: he draws 6-2, which doesn't fit.
examples-yourturn-5 = He draws again and gets 4-0, which fits.
examples-yourturn-6 = The ends are 3 and 0.
examples-yourturn-7 = Mia can't play her 6-1 and draws 3-1. The boneyard still has two tiles, which are never drawn.
examples-yourturn-8 = The ends are 1 and 0.
examples-yourturn-9 = Mia can't play or draw, so the round is over, although Leo could have played. Mia gets 7 penalty points, Leo 14.

examples-latin-1 = Ada has the highest double, so she must lead it; she and Mia play against Sam and Leo.
examples-latin-2 = Sam, to Ada's right, plays on one side of it.
examples-latin-3 = Mia has neither a 2 nor a 6. Players don't draw in this game, so she passes.
examples-latin-4 = Leo plays his double.
examples-latin-5 = Ada goes out. Her team scores Sam's 5 pips and Leo's 10; Mia's tiles don't count.

examples-cuban-1 = The double 9 wasn't dealt, so 8-8 is the highest double: Ada must lead it.
examples-cuban-2 = Sam plays on one side of it.
examples-cuban-3 = Mia has neither an 8 nor a 1 and passes.
examples-cuban-4 = Leo matches the 1 and leaves a 9.
examples-cuban-5 = Ada goes out, and her team scores Sam's 14 pips and Leo's 10. Tiles that weren't dealt don't count.

examples-puerto-rican-1 = Ada leads the highest double.
examples-puerto-rican-2 = Sam leaves a 3 at one end.
examples-puerto-rican-3 = Mia leaves a 2 at the other end, hoping that it suits her partner.
examples-puerto-rican-4 = Leo has neither a 3 nor a 2 and passes.
examples-puerto-rican-5 = Capicúa: 3-2 fits both ends. The hands total 29 pips, plus 100 for the capicúa and 100 for the first round: 229 points.

examples-dominican-1 = Ada leads the highest double.
examples-dominican-2 = Sam is next and has no 6. His pass right after the lead gives Ada and Mia 30 points at once.
examples-dominican-3 = Mia plays on one side of the double.
examples-dominican-4 = Leo passes too, but not right after the lead: no points.
examples-dominican-5 = Ada goes out. All hands count, including her partner's: 22 more points.

examples-jamaican-1 = Ada leads the highest double.
examples-jamaican-2 = Sam plays on one side of it.
examples-jamaican-3 = Mia matches the 4 and leaves a 5.
examples-jamaican-4 = Leo has neither a 5 nor a 6, and passes.
examples-jamaican-5 = Ada goes out: 1 point for her and Mia, no matter how many pips are left.
examples-jamaican-6 = The winner leads the next round, with any tile.
examples-jamaican-7 = Now Sam goes out. Both teams have a point, so both go back to 0, and the highest double will lead again.

examples-jamaican-cut-throat-1 = With three players, 0-0 isn't used. Ada leads the highest double.
examples-jamaican-cut-throat-2 = Sam blocks the round: no one has a 4 or a 6. Ada's 3 pips are the lowest hand, so she wins 1 point.

examples-gaple-1 = In the first round 0-0 must be led, and Ada has it.
examples-gaple-2 = Sam plays a blank and leaves a 3.
examples-gaple-3 = Mia matches the 3 and leaves a 6.
examples-gaple-4 = Leo covers the blank and leaves a 1.
examples-gaple-5 = Ada has neither a 6 nor a 1: she passes.
examples-gaple-6 = Sam must pass as well.
examples-gaple-7 = So must Mia.
examples-gaple-8 = Leo goes out and scores the pips in all other hands: 5, 8 and 10 make 23.

examples-kozel-1 = 1-1 takes priority over every other double for the lead.
examples-kozel-2 = Leo leaves a 3, because he has the double 3.
examples-kozel-3 = Mia leaves a 4 at the other end.
examples-kozel-4 = A double: Leo may immediately play another double that fits.
examples-kozel-5 = He plays one and goes out. Mia gets 13 points for the pips in her hand; with fewer than 13 she would have got none.

examples-fives-and-threes-1 = Alone on the table, the double counts 12, a multiple of 3: Mia scores 4.
examples-fives-and-threes-2 = 3 plus 12 for both halves of the double makes 15: 5 points for the threes and 3 for the fives, so Leo scores 8.
examples-fives-and-threes-3 = 3 + 0 = 3: 1 point, and 1 more for going out.

examples-muggins-1 = Mia leads the highest double, the spinner. Its 12 isn't a multiple of five.
examples-muggins-2 = 4 plus 12 for the free side of the spinner makes 16: no points.
examples-muggins-3 = Both long sides are covered: 4 + 1 = 5 points for Mia, and the short ends open.
examples-muggins-4 = Leo plays on a short end: 4 + 1 + 5 = 10 points.
examples-muggins-5 = 4 + 1 + 0 = 5 points, and Mia goes out. Leo's 7 pips are rounded to 5 more points.

examples-sniff-1 = Mia leads the double 4, the sniff. Alone on the table, it counts 8: no points.
examples-sniff-2 = 6 plus 8 for the sniff makes 14: no points.
examples-sniff-3 = The sniff's short ends are free and still count: 6 + 1 + 8 = 15 points.
examples-sniff-4 = With three sides covered, the sniff counts one half: 6 + 1 + 5 + 4 = 16, no points.
examples-sniff-5 = 11 scores nothing, but Mia goes out. Leo's 12 pips are rounded to 10 points for her.

examples-mexican-train-1 = Mia's first turn is a run. She plays 9-4 on her own train.
examples-mexican-train-2 = In the same run she plays 4-4.
examples-mexican-train-3 = She could continue with 6-4, but keeps it and stops. In the first turn a double needn't be covered.
examples-mexican-train-4 = Leo's run is only 9-2; 8-5 doesn't fit his train.
examples-mexican-train-5 = Everyone has had a first turn, so 4-4 must be covered. Mia covers it with 6-4.
examples-mexican-train-6 = Leo has nothing for his own train or the Mexican train, so he draws 7-7.
examples-mexican-train-7 = That doesn't fit either: Leo passes, and his train is marked.
examples-mexican-train-8 = Mia can play on Leo's train now: 8-2, and she goes out. Leo gets 27 points.

examples-train-1 = Mia begins her train at the hub.
examples-train-2 = Leo begins his own.
examples-train-3 = Mia's 3-3 is a tile like any other and needn't be covered.
examples-train-4 = Leo's 8-0 doesn't fit his train, so he draws 7-5.
examples-train-5 = That doesn't fit either: Leo passes, and his train is open to everyone.
examples-train-6 = Mia plays her last tile on Leo's train and goes out. Leo gets 20 points.

examples-chickenfoot-1 = The hub must get 4 tiles first. Mia plays one.
examples-chickenfoot-2 = Leo plays the second. His 5-1 would match Mia's end, but must wait.
examples-chickenfoot-3 = Mia plays the third.
examples-chickenfoot-4 = With the fourth tile the hub is complete.
examples-chickenfoot-5 = Mia's 1-1 makes a foot: it needs three toes before any other play.
examples-chickenfoot-6 = Leo plays the middle toe.
examples-chickenfoot-7 = Mia plays another toe and goes out. Leo gets 24 points.

examples-cyprus-1 = Zoe was dealt the highest double and leads it: the hub, with eight arms.
examples-cyprus-2 = Tom plays the first tile on it.
examples-cyprus-3 = Mia plays on the other long side. Her 1-1 must wait until the hub is complete.
examples-cyprus-4 = Leo plays the third tile.
examples-cyprus-5 = Zoe plays 9-3 and goes out, long before the hub is complete. She scores 15 points.

examples-brazilian-1 = Ada has the highest double and must lead it; she and Mia play against Sam and Leo.
examples-brazilian-2 = Sam plays on one side of it.
examples-brazilian-3 = Mia leaves a 5 and a 6 open, exactly what Ada needs.
examples-brazilian-4 = Leo has neither a 5 nor a 6, and there is no boneyard: he passes.
examples-brazilian-5 = Ada goes out with a tile that fits both ends, a lá-e-lô: 3 points for her team.

examples-venezuelan-1 = Ada leads the highest double, her only tile, and goes out at once: her team scores Sam's 9 pips and Leo's 1.
examples-venezuelan-2 = Ada won, but the lead passes around the table: in the second round Sam leads, with any tile.
examples-venezuelan-3 = Mia plays on the 5.
examples-venezuelan-4 = Leo plays on the 6.
examples-venezuelan-5 = Ada has neither a 3 nor a blank and passes.
examples-venezuelan-6 = Sam goes out: his team scores Ada's 12 pips and Mia's 4.

examples-mexican-partners-1 = Ada leads the highest double, her only tile, and goes out: her team wins the round.
examples-mexican-partners-2 = The winning partners choose who leads the next round: Ada passes the lead to Mia.
examples-mexican-partners-3 = Mia leads her last tile and goes out: the team scores Sam's 19 pips and Leo's 11.

examples-spanish-1 = Ada won the draw for the lead, so she may lead any tile, although Sam holds 6-6.
examples-spanish-2 = Sam has neither a 5 nor a 4 and passes.
examples-spanish-3 = Mia plays on the 4.
examples-spanish-4 = Leo plays on the 3.
examples-spanish-5 = Ada goes out. Her team scores all hands: Sam's 14, Mia's 2 and Leo's 6 make 22 points.

examples-sebastopol-1 = The highest double leads: its four sides must be covered first.
examples-sebastopol-2 = Sam covers the first side.
examples-sebastopol-3 = Mia's 1-0 would fit the 1, but that arm must wait: she covers the second side.
examples-sebastopol-4 = Leo covers the third side.
examples-sebastopol-5 = The cross is complete: four ends are open.
examples-sebastopol-6 = Sam goes out and scores the others' pips: 9, 1 and 5 make 15 points.

examples-maltese-cross-1 = The highest double leads.
examples-maltese-cross-2 = The four sides of the cross come first: Leo covers one.
examples-maltese-cross-3 = Mia covers another.
examples-maltese-cross-4 = Leo covers the third side.
examples-maltese-cross-5 = The cross is complete. Now each arm needs the double of its number.
examples-maltese-cross-6 = Leo also has 3-0 for the arm that shows 3, but only 3-3 may be played there.
examples-maltese-cross-7 = Mia has the double for the arm that shows 4.
examples-maltese-cross-8 = Leo has the double for the 2.
examples-maltese-cross-9 = Only 1-1 is missing. Mia can't play and draws one tile.
examples-maltese-cross-10 = The tile is 1-1, and she must play it.
examples-maltese-cross-11 = All arms have their doubles, so any matching tile may be played. Leo goes out and scores Mia's 5-4.

examples-tiddly-wink-1 = The highest double leads. A player who plays a double may play another tile.
examples-tiddly-wink-2 = Ada plays another tile. There is only one open end.
examples-tiddly-wink-3 = Sam plays a double and may play again.
examples-tiddly-wink-4 = He does, and no player has a blank: the round is blocked. Ada has the lowest hand and scores the others' 11 and 14 pips minus her own 6: 19 points.

examples-double-bergen-1 = Mia leads a double and scores 2 points.
examples-double-bergen-2 = The four sides of the cross come first: Leo covers one.
examples-double-bergen-3 = Mia covers another.
examples-double-bergen-4 = Leo covers the third side.
examples-double-bergen-5 = The cross is complete.
examples-double-bergen-6 = Leo makes a second end that shows 1: 2 points.
examples-double-bergen-7 = Mia makes a third end that shows 1: 3 points.
examples-double-bergen-8 = Leo's double counts as two ends; with the two other ends that show 1, it scores 4 points.
examples-double-bergen-9 = Two ends show 4: 2 points for Mia.
examples-double-bergen-10 = No other end shows 5: Leo scores nothing.
examples-double-bergen-11 = Mia goes out: 1 more point.

examples-hungarian-1 = Ada may lead any tile. Her other tile doesn't fit, so her turn ends automatically.
examples-hungarian-2 = Sam begins a run on the 4.
examples-hungarian-3 = He must continue as long as a tile fits that end; 5-2 on the other end has to wait.
examples-hungarian-4 = Mia plays on the 1; nothing more fits there.
examples-hungarian-5 = Ada can't play on either end, so she passes.
examples-hungarian-6 = Sam plays on the other end.
examples-hungarian-7 = Mia's 2-2 fits, and no player can play any more: the round is over. Everyone writes down their pips: 6, 12 and 5.
