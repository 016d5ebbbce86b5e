# Los ejemplos en las páginas de los juegos: una frase por cada paso de una ronda corta.
examples-all-fives-1 = Sale el doble más alto de los repartidos. Mientras está solo en la mesa, cuenta 5 + 5 = 10, así que Mia anota 10.
examples-all-fives-2 = La blanca no suma nada, y el lado libre del doble sigue contando 10: Leo también anota 10.
examples-all-fives-3 = Ahora el doble está cubierto por los dos lados, y los extremos suman 0 + 3 = 3: no hay puntos.
examples-all-fives-4 = Un doble en el extremo cuenta por sus dos mitades, pero 0 + 6 no es múltiplo de cinco.
examples-all-fives-5 = 4 + 6 = 10: diez puntos para Mia.
examples-all-fives-6 = 4 + 1 = 5: cinco puntos para Leo.
examples-all-fives-7 = 8 + 1 = 9 no da nada, pero Mia se queda sin fichas: el 6-2 de Leo son 8 puntos, que se redondean a 10 para ella.

examples-baronet-1 = Cero: el 5-1 tiene 6 puntos y se queda. (En el juego de verdad hay 28 fichas; en este ejemplo, cuatro.)
examples-baronet-2 = Uno: el 1-0 tiene exactamente 1 punto y se retira.
examples-baronet-3 = Dos: el 4-3 tiene 7 puntos y se queda.
examples-baronet-4 = Tres: el 3-0 tiene 3 puntos y se retira. Aquí acaba la fila, así que se cierran los huecos.
examples-baronet-5 = Cuatro: la cuenta sigue desde la izquierda, y el 5-1 se queda.
examples-baronet-6 = Cinco: el 4-3 se queda, y la fila vuelve a empezar.
examples-baronet-7 = Seis: el 5-1 tiene exactamente 6 puntos y se retira.
examples-baronet-8 = Siete: el 4-3 también se retira. La fila queda vacía y ganas.

examples-bendomino-all-five-1 = Las fichas de inicio ofrecen 6, 2, 5 y 2. Empieza Leo, que tiene el único doble. Aquí un doble cuenta por una sola mitad: 6 + 2 + 5 + 2 = 15 puntos.
examples-bendomino-all-five-2 = Ada no puede jugar, así que roba una ficha: el 6-4.
examples-bendomino-all-five-3 = Puede jugarla o pasar; la juega, pero 4 + 2 + 5 + 2 = 13 no da nada.
examples-bendomino-all-five-4 = 5 + 2 + 5 + 2 = 14: nada para Mia.
examples-bendomino-all-five-5 = El 3-1 de Leo no encaja en ningún sitio: Leo roba el 5-1, la última ficha del pozo.
examples-bendomino-all-five-6 = La juega en el 5 de la segunda ficha de inicio: 5 + 2 + 1 + 2 = 10 puntos.
examples-bendomino-all-five-7 = El 1-0 de Ada daría la vuelta hasta el otro extremo de esa ficha, con un 0 junto a un 2: no encaja. El pozo está vacío, así que Ada pasa.
examples-bendomino-all-five-8 = 0 + 2 + 1 + 2 = 5 puntos, y Mia se queda sin fichas; pero Leo anotó más, 25, así que gana la ronda y suma los 8 puntos de la mano de Ada.

examples-bendomino-no-draw-1 = Nadie tiene un doble, así que sale la ficha más alta: el 6-2 de Leo.
examples-bendomino-no-draw-2 = Mia juega en el 2; los extremos son 6 y 1, y las dos fichas se curvan hacia el mismo lado.
examples-bendomino-no-draw-3 = Leo no tiene ni un 6 ni un 1, y en este juego no se roba: pasa.
examples-bendomino-no-draw-4 = La tercera curva hacia el mismo lado cierra un anillo, porque el 6 toca el 6. No quedan extremos abiertos: Mia, con solo 3 puntos, gana y anota los 14 de Leo.

examples-bendomino-teams-1 = Ada sale con el doble más alto; ella y Mia juegan contra Leo y Sam.
examples-bendomino-teams-2 = Sam no tiene ningún 5, y no hay pozo: pasa.
examples-bendomino-teams-3 = Mia juega en un lado del doble de su pareja.
examples-bendomino-teams-4 = Leo también tiene un 5, pero su 5-4 daría la vuelta hasta el otro extremo, con un 4 junto a un 2. Solo encaja el 2-1.
examples-bendomino-teams-5 = Ada juega en el otro lado; los extremos son 0 y 1.
examples-bendomino-teams-6 = Sam juega en la blanca y deja un 6.
examples-bendomino-teams-7 = Mia le deja el 6 a Ada y juega en el 1.
examples-bendomino-teams-8 = Leo no tiene ni un 6 ni un 3, y pasa.
examples-bendomino-teams-9 = Ada se queda sin fichas: su equipo gana la ronda y anota los 14 puntos de Leo y los 2 de Sam. El 5-3 de su pareja no cuenta.

examples-bendomino-wild-draw-1 = Leo sale con el doble más alto.
examples-bendomino-wild-draw-2 = Mia juega en un lado del doble.
examples-bendomino-wild-draw-3 = Leo juega en el otro lado; los extremos son 0 y 5.
examples-bendomino-wild-draw-4 = Tras la segunda curva seguida de Mia a la izquierda, en el 1 solo cabe una ficha que se curve a la derecha.
examples-bendomino-wild-draw-5 = El 6-1 de Leo tiene un 1, pero ahí se curva a la izquierda: no encaja. Leo tiene que robar, pero el 4-2 no le sirve.
examples-bendomino-wild-draw-6 = En este juego se roba hasta que una ficha encaja: el 3-1, unido por su 1, se curva a la derecha.
examples-bendomino-wild-draw-7 = Así que tiene que jugarla; los extremos son 0 y 3.
examples-bendomino-wild-draw-8 = Mia se queda sin fichas y anota el 6-1 y el 4-2 de Leo: 13 puntos.

examples-bendomino-1 = Leo sale con el doble más alto.
examples-bendomino-2 = El 6-2 de Mia, unido por su 2, se curva a la derecha.
examples-bendomino-3 = La ficha de Leo, unida por su 6, se curva a la izquierda.
examples-bendomino-4 = La ficha de Mia se curva otra vez a la izquierda, y dos curvas iguales seguidas solo dejan sitio para una a la derecha.
examples-bendomino-5 = Leo tiene dos fichas con un 1, pero el 1-0 se curvaría a la izquierda, donde no hay sitio; el 1-3 se curva a la derecha y encaja.
examples-bendomino-6 = La ficha de Mia se curva otra vez a la derecha, así que la próxima ficha en este extremo debe curvarse a la izquierda.
examples-bendomino-7 = El 1-0 de Leo tiene el número correcto, pero la curva equivocada. Roba una ficha, el 6-3, que no encaja, y su turno termina.
examples-bendomino-8 = Un doble puede curvarse hacia cualquier lado. Mia curva el suyo a la izquierda, se queda sin fichas y anota el 1-0 y el 6-3 de Leo: 10 puntos.

examples-bergen-1 = En Bergen sale el doble más bajo, y a Leo le da 2 puntos.
examples-bergen-2 = La ficha de Mia encaja; los extremos son 4 y 1.
examples-bergen-3 = Los extremos son 4 y 5.
examples-bergen-4 = Ahora los dos extremos muestran un 4: 2 puntos para Mia.
examples-bergen-5 = Un doble que coincide también con el otro extremo: 3 puntos para Leo.
examples-bergen-6 = Mia no tiene ningún 4, así que roba una ficha, y solo una: el 6-3.
examples-bergen-7 = Tampoco encaja, así que pasa.
examples-bergen-8 = La última ficha de Leo: quedarse sin fichas vale 1 punto; los puntos de la mano de Mia no cuentan.

examples-blind-1 = Mia da la vuelta a la primera ficha de su fila. El 5-2 empieza la línea.
examples-blind-2 = Leo da la vuelta a su primera ficha, un 5-4: encaja.
examples-blind-3 = Así que tiene que jugarla; los extremos son 4 y 2, y Leo sigue.
examples-blind-4 = Su siguiente ficha, el 3-0, no encaja: va boca abajo al final de su fila, y su turno termina.
examples-blind-5 = Mia da la vuelta al 4-2, que encaja en los dos extremos.
examples-blind-6 = Elige el 4, y así los dos extremos son 2.
examples-blind-7 = Sigue y da la vuelta al 6-2, su última ficha.
examples-blind-8 = Encaja: a Mia no le quedan fichas, y gana.

examples-block-draw-1 = Mia tiene el doble más alto, así que debe empezar con él.
examples-block-draw-2 = Leo juega en el 6; los extremos son ahora 6 y 3.
examples-block-draw-3 = Mia juega en el otro lado del doble: los extremos son 1 y 3.
examples-block-draw-4 = Leo pone un 1 junto al 1; los extremos son 2 y 3.
examples-block-draw-5 = Mia solo tiene el doble 4, que no encaja en ningún sitio, así que roba, pero el 4-0 no le sirve.
examples-block-draw-6 = Tiene que seguir robando, y el 5-3 encaja.
examples-block-draw-7 = Tiene que jugar la ficha que ha robado. Los extremos son 2 y 5.
examples-block-draw-8 = ¡Dominó! Leo se queda sin fichas y anota los puntos de la mano de Mia: el 4-4 y el 4-0 hacen 12.

examples-cross-1 = Sale el doble más alto, que es el corazón de la cruz: primero hay que llenar sus cuatro lados.
examples-cross-2 = Leo llena el primer lado.
examples-cross-3 = El 4-3 de Mia encajaría en el 4, pero ese brazo tiene que esperar. Mia no tiene ningún 6, así que roba una ficha.
examples-cross-4 = ¡Un 6! Encaja en la cruz, así que tiene que jugarlo.
examples-cross-5 = Leo llena el tercer lado, uno de los cortos.
examples-cross-6 = Mia sigue sin ningún 6 y roba una ficha: el 5-0.
examples-cross-7 = No encaja en la cruz, y Mia no puede robar otra vez, así que pasa.
examples-cross-8 = La cruz está completa; ahora pueden crecer los cuatro brazos.
examples-cross-9 = Por fin Mia puede jugar su 4-3 en el 4.
examples-cross-10 = Leo se queda sin fichas y anota el 2-1, el 5-3 y el 5-0 de Mia: 16 puntos.

examples-domino-solitaire-1 = Un reparto pequeño de tres columnas. El 6-1 va bajo la segunda columna, cuya última ficha muestra un 6.
examples-domino-solitaire-2 = El 3-5 empieza otra columna en el sitio libre, y el 1-3 que estaba encima se pone boca arriba.
examples-domino-solitaire-3 = El 1-3 tiene el 1 arriba y encaja bajo el 1 de la segunda columna; en la primera, el 2-4 se pone boca arriba.
examples-domino-solitaire-4 = Ahora el 3-5 va bajo el 3, y su propia columna desaparece.
examples-domino-solitaire-5 = El 0-6 se mueve con todas las fichas que tiene debajo, y la última ficha tapada se pone boca arriba. Ganas con tres columnas.
examples-domino-solitaire-6 = Cuantas menos columnas, mejor: el 5-0 va bajo el 5, y quedan dos.
examples-domino-solitaire-7 = No se puede mejorar, así que el juego termina con un resultado de dos columnas.

examples-five-up-1 = Mia ganó el sorteo de la salida y puede empezar con la ficha que quiera. El doble 5 cuenta 10, que son 2 puntos.
examples-five-up-2 = 0 más los 10 del lado largo libre del doble son 10: 2 puntos para Leo. Los lados cortos del doble se abren como brazos 3 y 4.
examples-five-up-3 = 0 + 3 = 3: no hay puntos. Los lados cortos no cuentan hasta que alguien juegue en ellos.
examples-five-up-4 = Leo juega en un lado corto: 0 + 3 + 2 = 5, un punto.
examples-five-up-5 = Un doble al final de un brazo cuenta por sus dos mitades: 0 + 6 + 2 = 8, no hay puntos.
examples-five-up-6 = 0 + 6 + 4 = 10: 2 puntos.
examples-five-up-7 = Mia sigue más allá del doble 3, que abre dos brazos más: 0 + 1 + 4 = 5, un punto.
examples-five-up-8 = Leo usa uno de los brazos nuevos: 0 + 1 + 4 + 0 = 5, un punto.
examples-five-up-9 = 0 + 6 + 4 + 0 = 10 son 2 puntos, y Mia se queda sin fichas: los 8 puntos de la mano de Leo se redondean a 10, que son 2 puntos más.

examples-fours-1 = Mia ganó el sorteo de la salida y empieza con la ficha que quiere.
examples-fours-2 = Sigue en el mismo turno. Después, su 5-5 no encaja, así que el turno termina automáticamente.
examples-fours-3 = Leo tiene que jugar si puede; los extremos son 1 y 2.
examples-fours-4 = Su 4-1 también encajaría, pero Leo puede parar aquí y guardárselo.
examples-fours-5 = Ada no tiene ni un 1 ni un 2, así que roba hasta que una ficha encaja: el 2-0.
examples-fours-6 = Tiene que jugarlo. Ahora hay una blanca abierta, y Ada puede seguir.
examples-fours-7 = Su 4-0 encaja en la blanca.
examples-fours-8 = Luego juega el 5-4.
examples-fours-9 = El 6-5 es su última ficha: Ada se queda sin fichas en un solo turno y anota 10 de Mia, 11 de Leo y 15 de Sam, 36 en total.

examples-fruitominoes-1 = Mia tiene el doble más alto, el de cerezas, y empieza; se puede jugar por sus cuatro lados.
examples-fruitominoes-2 = Leo pone cereza con cereza; ahí queda abierta una fresa.
examples-fruitominoes-3 = Mia usa otro lado del doble; ahí queda abierta una pera.
examples-fruitominoes-4 = El doble de fresas se coloca como una T: no se puede seguir recto, pero se abren dos extremos de fresas.
examples-fruitominoes-5 = Mia no tiene cerezas, peras ni fresas, así que roba una ficha. Encajaría, pero su turno ha terminado.
examples-fruitominoes-6 = Leo juega en un brazo de la T; ahí queda abierta una naranja.
examples-fruitominoes-7 = Ahora Mia puede jugar su ficha nueva en el otro brazo; ahí queda abierto un plátano.
examples-fruitominoes-8 = Naranja con naranja: la última ficha de Leo le da la ronda y 1 punto.

examples-fundomino-caribbean-1 = Leo sale con el doble más alto. Para abreviar, aquí no hace falta decir “¡Dominó!”.
examples-fundomino-caribbean-2 = Elige el sentido: después de él va Mia, luego Sam y luego Ada.
examples-fundomino-caribbean-3 = Morado con morado; ahora está abierto un 1 rojo.
examples-fundomino-caribbean-4 = Sam cubre la flecha y deja abierto el signo + amarillo, así que Ada tiene que robar.
examples-fundomino-caribbean-5 = No hay pozo, así que Ada toma una ficha al azar de Sam, que jugó el signo +.
examples-fundomino-caribbean-6 = Es la última ficha de Sam, que acaba en primer puesto: 30 puntos para el equipo de Sam y Leo.
examples-fundomino-caribbean-7 = Ada no tiene rojo ni amarillo, y no puede robar: pasa.
examples-fundomino-caribbean-8 = La estrella de Leo va en el 1 rojo: segundo puesto, 20 puntos para el mismo equipo.
examples-fundomino-caribbean-9 = Rojo con rojo: Mia acaba tercera y anota 10 puntos; solo a Ada le quedan fichas, así que la ronda termina 10 a 50.

examples-fundomino-face-value-1 = Leo sale con el doble más alto; con dos jugadores no hace falta elegir el sentido del juego.
examples-fundomino-face-value-2 = Morado con morado; ahora está abierto un 2 naranja.
examples-fundomino-face-value-3 = El A5-2 de Leo tiene naranja, pero chocaría con el otro extremo, y eso está prohibido; su estrella va con cualquier color.
examples-fundomino-face-value-4 = Verde con verde: la flecha queda cubierta, pero el signo + rojo está abierto.
examples-fundomino-face-value-5 = Así que Leo tiene que robar una ficha antes de jugar: el S-6.
examples-fundomino-face-value-6 = Morado con morado, y deja abierta una estrella, que acepta cualquier color.
examples-fundomino-face-value-7 = Mia pone su signo + azul en la estrella; la flecha naranja está abierta, así que juega otra vez.
examples-fundomino-face-value-8 = A Mia le queda una ficha, y lo dice.
examples-fundomino-face-value-9 = Mia se queda sin fichas, y la ronda termina. Las fichas de Leo cuentan 20 (flecha y signo +) y 12 (flecha y 2); la suma, 32, se redondea hacia arriba a 40.

examples-fundomino-teams-1 = Sam sale con el doble más alto. Para abreviar, aquí no hace falta decir “¡Dominó!”.
examples-fundomino-teams-2 = Sam elige jugar en el sentido del reloj, así que sigue Mia.
examples-fundomino-teams-3 = Mia juega en el morado y deja abierta una estrella, que acepta cualquier color.
examples-fundomino-teams-4 = Leo juega el doble 4 en la estrella y lo curva a la derecha.
examples-fundomino-teams-5 = Ada cubre su signo + y deja abierta la flecha amarilla, así que juega otra vez.
examples-fundomino-teams-6 = Verde con verde, su última ficha: Ada acaba en primer puesto, 30 puntos para su equipo, el de Ada y Mia.
examples-fundomino-teams-7 = La estrella de Sam va en la flecha amarilla: segundo puesto, 20 puntos para el equipo de Sam y Leo.
examples-fundomino-teams-8 = Mia acaba tercera: 10 puntos. Solo a Leo le quedan fichas, así que la ronda termina 40 a 20.

examples-fundomino-1 = Ada sale con el doble más alto.
examples-fundomino-2 = Quien sale elige el sentido del juego: sigue Leo, luego Mia.
examples-fundomino-3 = A Ada le queda una ficha, y lo dice antes de que alguien pueda atraparla.
examples-fundomino-4 = Leo pone azul con azul; el signo + queda cubierto y no hace nada, pero la flecha naranja está abierta, así que juega otra vez.
examples-fundomino-5 = Una estrella va con cualquier color; era su última ficha, así que Leo acaba primero.
examples-fundomino-6 = Mia deja abierto un signo + naranja, así que Ada tendrá que robar; pero a Mia le queda una ficha y se olvida de decir “¡Dominó!”.
examples-fundomino-7 = Ada se da cuenta, y Mia tiene que robar una ficha.
examples-fundomino-8 = El turno de Ada empieza con la ficha que debe robar por el signo +: el A5-2, ¡qué suerte!
examples-fundomino-9 = El naranja encaja en el signo + naranja, y la flecha azul le permite jugar otra vez.
examples-fundomino-10 = Azul con azul, y Ada acaba segunda; solo a Mia le quedan fichas, así que Leo se lleva 40; Ada, 20, y Mia, 0.

examples-knock-out-1 = Una línea corta de ocho fichas. El 6-1 y el 1-4 se tocan por sus unos y se retiran; entonces el 3-5 queda junto al 5-2.
examples-knock-out-2 = El 4-3 y el 3-3 se tocan por sus treses y se retiran.
examples-knock-out-3 = Ahora hay dos parejas posibles. Conviene retirar el 5-2 y el 2-6, porque así se juntan el 3-5 y el 5-0.
examples-knock-out-4 = Los cincos se tocan. Se retira la última pareja, y no quedan fichas: el mejor resultado posible.

examples-matador-1 = Sale el doble más alto. En este juego los dobles se ponen a lo largo.
examples-matador-2 = Un 1 va con el 6, porque suman siete; los extremos son 6 y 4.
examples-matador-3 = 3 y 4 suman siete. En la blanca que ahora queda abierta solo se puede jugar un matador.
examples-matador-4 = Leo no tiene ni un 1 para el 6 ni un matador, así que roba, y encuentra uno: el 5-2.
examples-matador-5 = Un matador se puede jugar en una blanca. Leo deja abierto el 5, porque ahí irá su 2-0.
examples-matador-6 = El 6-1 de Mia también es un matador y puede ir en el 5, aunque 6 y 5 no sumen siete: los extremos son 6 y 1.
examples-matador-7 = Leo no tiene ni un 1 para el 6 ni un 6 para el 1, así que roba la última ficha del pozo: el 6-5.
examples-matador-8 = 6 y 1 suman siete; los extremos son 6 y 5.
examples-matador-9 = El 5-4 de Mia no suma siete con ningún extremo, y el pozo está vacío: pasa.
examples-matador-10 = Leo juega un 2 en el 5, y ya nadie puede jugar: la ronda queda cerrada. Mia tiene 9 puntos en la mano, y Leo, 14, así que ella anota la diferencia: 5.

examples-one-arm-joe-1 = Mia sale con el doble más alto; solo se puede jugar por uno de sus lados.
examples-one-arm-joe-2 = Leo juega sobre un doble, así que puede jugar una segunda ficha.
examples-one-arm-joe-3 = La juega; esta va sobre un 3, no sobre un doble, así que su turno termina.
examples-one-arm-joe-4 = Mia no tiene ningún 1, así que roba el 5-5, que no encaja.
examples-one-arm-joe-5 = Sigue robando y encuentra el 1-1.
examples-one-arm-joe-6 = Tiene que jugarlo, y ahora Leo tiene un doble delante.
examples-one-arm-joe-7 = No tiene ningún 1 en la mano, así que roba: el 4-1.
examples-one-arm-joe-8 = Juega sobre el doble y puede seguir una vez más.
examples-one-arm-joe-9 = ¡Su última ficha! Leo se queda sin fichas y anota el 5-4, el 6-2 y el 5-5 de Mia: 27 puntos.

examples-yourturn-1 = El 5-2 está en la mesa como ficha de inicio. Mia empieza la primera ronda; los extremos son 3 y 2.
examples-yourturn-2 = Leo juega en el 2; los extremos son 3 y 4.
examples-yourturn-3 = Aquí los dobles no tienen nada de especial y se ponen a lo largo.
examples-yourturn-4 = Leo no tiene ni un 3 ni un 4, y no se puede pasar: roba el 6-2, que no encaja.
examples-yourturn-5 = Vuelve a robar: el 4-0, que sí encaja.
examples-yourturn-6 = Los extremos son 3 y 0.
examples-yourturn-7 = Mia no puede jugar su 6-1 y roba el 3-1; ahora en el pozo solo quedan las dos fichas que no se roban nunca.
examples-yourturn-8 = Los extremos son 1 y 0.
examples-yourturn-9 = Mia no puede jugar ni robar, así que la ronda termina, aunque Leo habría podido seguir: Mia recibe 7 puntos de castigo, y Leo, 14.

examples-latin-1 = Ada tiene el doble más alto, así que debe salir con él; juega con Mia contra Sam y Leo.
examples-latin-2 = Sam, a su derecha, juega en un lado del doble.
examples-latin-3 = Mia no tiene ni un 2 ni un 6. En este juego no se roba, así que pasa.
examples-latin-4 = Leo juega su doble.
examples-latin-5 = Ada se queda sin fichas. Su equipo anota los 5 puntos de Sam y los 10 de Leo; las fichas de Mia no cuentan.

examples-cuban-1 = El doble 9 no se ha repartido, así que el doble más alto es el 8-8: Ada debe salir con él.
examples-cuban-2 = Sam juega en un lado del doble.
examples-cuban-3 = Mia no tiene ni un 8 ni un 1, y pasa.
examples-cuban-4 = Leo juega en el 1 y deja un 9.
examples-cuban-5 = Ada se queda sin fichas, y su equipo anota los 14 puntos de Sam y los 10 de Leo. Las fichas sin repartir no cuentan.

examples-puerto-rican-1 = Ada sale con el doble más alto.
examples-puerto-rican-2 = Sam deja un 3 en un extremo.
examples-puerto-rican-3 = Mia deja un 2 en el otro extremo, con la esperanza de que le sirva a su pareja.
examples-puerto-rican-4 = Leo no tiene ni un 3 ni un 2, y pasa.
examples-puerto-rican-5 = Capicúa: el 3-2 encaja en los dos extremos. Todas las manos suman 29 puntos; con 100 más por la capicúa y 100 por la primera ronda, son 229.

examples-dominican-1 = Ada sale con el doble más alto.
examples-dominican-2 = Sam juega justo después de la salida y no tiene ningún 6. Su pase da 30 puntos a Ada y Mia al momento.
examples-dominican-3 = Mia juega en un lado del doble.
examples-dominican-4 = Leo también pasa, pero no justo después de la salida: no da puntos.
examples-dominican-5 = Ada se queda sin fichas. Cuentan todas las manos, también la de su pareja: 22 puntos más.

examples-jamaican-1 = Ada sale con el doble más alto.
examples-jamaican-2 = Sam juega en un lado del doble.
examples-jamaican-3 = Mia juega en el 4 y deja un 5.
examples-jamaican-4 = Leo no tiene ni un 5 ni un 6, y pasa.
examples-jamaican-5 = Ada se queda sin fichas: 1 punto para ella y Mia, sin importar cuántos puntos queden en las manos.
examples-jamaican-6 = Quien ganó sale en la ronda siguiente, con la ficha que quiera.
examples-jamaican-7 = Ahora Sam se queda sin fichas. Cada equipo tiene un punto, así que los dos vuelven a 0, y saldrá otra vez el doble más alto.

examples-jamaican-cut-throat-1 = Con tres jugadores no se usa el 0-0. Ada sale con el doble más alto.
examples-jamaican-cut-throat-2 = Sam cierra la ronda: nadie tiene un 4 ni un 6. Los 3 puntos de Ada son la mano más baja, así que gana 1 punto.

examples-gaple-1 = En la primera ronda hay que salir con el 0-0: lo tiene Ada.
examples-gaple-2 = Sam juega una blanca y deja un 3.
examples-gaple-3 = Mia juega en el 3 y deja un 6.
examples-gaple-4 = Leo cubre la blanca y deja un 1.
examples-gaple-5 = Ada no tiene ni un 6 ni un 1: pasa.
examples-gaple-6 = Sam también tiene que pasar.
examples-gaple-7 = Y Mia también.
examples-gaple-8 = Leo se queda sin fichas y anota los puntos de las otras manos: 5, 8 y 10 son 23.

examples-kozel-1 = El 1-1 sale antes que cualquier otro doble.
examples-kozel-2 = Leo deja un 3, porque tiene el doble 3.
examples-kozel-3 = Mia deja un 4 en el otro extremo.
examples-kozel-4 = Un doble: Leo puede jugar enseguida otro que encaje.
examples-kozel-5 = Juega uno y se queda sin fichas. Mia recibe los 13 puntos de su mano; con menos de 13 no habría recibido nada.

examples-fives-and-threes-1 = Mientras está solo en la mesa, el doble cuenta 12, múltiplo de 3: Mia anota 4.
examples-fives-and-threes-2 = 3 más los 12 de las dos mitades del doble son 15: 5 por los treses y 3 por los cincos, 8 puntos para Leo.
examples-fives-and-threes-3 = 3 + 0 = 3: 1 punto, y 1 más por quedarse sin fichas.

examples-muggins-1 = Mia sale con el doble más alto, el cruce: sus 12 puntos no son un múltiplo de cinco.
examples-muggins-2 = 4 más los 12 del lado libre del cruce son 16: no hay puntos.
examples-muggins-3 = Los dos lados largos están cubiertos: 4 + 1 = 5 puntos para Mia, y se abren los lados cortos.
examples-muggins-4 = Leo juega en un lado corto: 4 + 1 + 5 = 10 puntos.
examples-muggins-5 = 4 + 1 + 0 = 5 puntos, y Mia se queda sin fichas: los 7 puntos de la mano de Leo se redondean a 5 más.

examples-sniff-1 = Mia sale con el doble 4, el sniff. Mientras está solo en la mesa, cuenta 8: no hay puntos.
examples-sniff-2 = 6 más los 8 del sniff son 14: no hay puntos.
examples-sniff-3 = Los lados cortos del sniff están libres y siguen contando: 6 + 1 + 8 = 15 puntos.
examples-sniff-4 = Con tres lados cubiertos, el sniff cuenta por una sola mitad: 6 + 1 + 5 + 4 = 16, no hay puntos.
examples-sniff-5 = 11 no da nada, pero Mia se queda sin fichas: los 12 puntos de la mano de Leo se redondean a 10 para ella.

examples-mexican-train-1 = El primer turno de Mia es una carrera: juega el 9-4 en su propio tren.
examples-mexican-train-2 = En la misma carrera juega el 4-4.
examples-mexican-train-3 = Podría seguir con el 6-4, pero se lo guarda y se detiene. En el primer turno no hace falta cubrir un doble.
examples-mexican-train-4 = La carrera de Leo es solo el 9-2; el 8-5 no encaja en su tren.
examples-mexican-train-5 = Todos han tenido su primer turno, así que hay que cubrir el 4-4: Mia lo hace con el 6-4.
examples-mexican-train-6 = Leo no tiene nada para su tren ni para el mexicano, y roba el 7-7.
examples-mexican-train-7 = Tampoco encaja: Leo pasa, y su tren queda marcado.
examples-mexican-train-8 = Mia ya puede jugar en el tren de Leo: juega el 8-2 y se queda sin fichas. Leo recibe 27 puntos.

examples-train-1 = Mia empieza su tren en la estación.
examples-train-2 = Leo empieza el suyo.
examples-train-3 = El 3-3 de Mia es una ficha como las demás, y no hace falta cubrirlo.
examples-train-4 = El 8-0 de Leo no encaja en su tren, así que roba el 7-5.
examples-train-5 = Tampoco encaja: Leo pasa, y su tren queda abierto a todos.
examples-train-6 = Mia juega su última ficha en el tren de Leo y se queda sin fichas. Leo recibe 20 puntos.

examples-chickenfoot-1 = Primero hay que poner 4 fichas en la estación. Mia pone una.
examples-chickenfoot-2 = Leo pone la segunda; su 5-1 encajaría en el extremo de Mia, pero tiene que esperar.
examples-chickenfoot-3 = Mia pone la tercera.
examples-chickenfoot-4 = Con la cuarta ficha, la estación está completa.
examples-chickenfoot-5 = El 1-1 de Mia forma una pata: necesita tres dedos antes de cualquier otra jugada.
examples-chickenfoot-6 = Leo pone el dedo del medio.
examples-chickenfoot-7 = Mia pone otro dedo y se queda sin fichas. Leo recibe 24 puntos.

examples-cyprus-1 = A Zoe le tocó el doble más alto, y sale con él: la estación, con ocho brazos.
examples-cyprus-2 = Tom pone en ella la primera ficha.
examples-cyprus-3 = Mia juega en el otro lado largo. Su 1-1 tiene que esperar a que la estación esté completa.
examples-cyprus-4 = Leo pone la tercera ficha.
examples-cyprus-5 = Zoe juega el 9-3 y se queda sin fichas mucho antes de que la estación esté completa. Anota 15 puntos.

examples-brazilian-1 = Ada tiene el doble más alto y sale con él; juega con Mia contra Sam y Leo.
examples-brazilian-2 = Sam juega en un lado del doble.
examples-brazilian-3 = Mia deja abiertos un 5 y un 6: justo lo que Ada espera.
examples-brazilian-4 = Leo no tiene ni un 5 ni un 6, y no hay pozo: pasa.
examples-brazilian-5 = La última ficha de Ada encaja en los dos extremos: un lá-e-lô, que da 3 puntos a su equipo.

examples-venezuelan-1 = Ada sale con el doble más alto, su única ficha, y se queda sin fichas: su equipo anota los 9 puntos de Sam y 1 de Leo.
examples-venezuelan-2 = Ada ganó, pero la salida va rotando: en la segunda ronda sale Sam, con cualquier ficha.
examples-venezuelan-3 = Mia juega en el 5.
examples-venezuelan-4 = Leo juega en el 6.
examples-venezuelan-5 = Ada no tiene ni un 3 ni una blanca, y pasa.
examples-venezuelan-6 = Sam se queda sin fichas: su equipo anota los 12 puntos de Ada y los 4 de Mia.

examples-mexican-partners-1 = Ada sale con el doble más alto, su única ficha, y se queda sin fichas: su equipo gana la ronda.
examples-mexican-partners-2 = El equipo ganador elige quién sale en la ronda siguiente: Ada cede la salida a Mia.
examples-mexican-partners-3 = Mia sale con su última ficha y gana la ronda: el equipo anota los 19 puntos de Sam y los 11 de Leo.

examples-spanish-1 = El sorteo dio la salida a Ada, así que sale con la ficha que quiere, aunque Sam tiene el 6-6.
examples-spanish-2 = Sam no tiene ni un 5 ni un 4, y pasa.
examples-spanish-3 = Mia juega en el 4.
examples-spanish-4 = Leo juega en el 3.
examples-spanish-5 = Ada se queda sin fichas, y su equipo anota los puntos de todas las manos: 14 de Sam, 2 de Mia y 6 de Leo, en total 22.

examples-sebastopol-1 = Sale el doble más alto: primero hay que cubrir sus cuatro lados.
examples-sebastopol-2 = Sam cubre el primer lado.
examples-sebastopol-3 = El 1-0 de Mia encajaría en el 1, pero ese brazo tiene que esperar: Mia cubre el segundo lado.
examples-sebastopol-4 = Leo cubre el tercero.
examples-sebastopol-5 = La cruz está completa: hay cuatro extremos abiertos.
examples-sebastopol-6 = Sam se queda sin fichas y anota los puntos de los demás: 9 + 1 + 5 = 15.

examples-maltese-cross-1 = Sale el doble más alto.
examples-maltese-cross-2 = Primero, los cuatro lados de la cruz: Leo cubre uno.
examples-maltese-cross-3 = Mia cubre otro.
examples-maltese-cross-4 = Leo cubre el tercer lado.
examples-maltese-cross-5 = La cruz está completa. Ahora la siguiente ficha de cada brazo tiene que ser el doble que le corresponde.
examples-maltese-cross-6 = Leo también tiene el 3-0 para el brazo del 3, pero ahí solo se puede jugar el 3-3.
examples-maltese-cross-7 = Mia tiene el doble para el brazo que muestra el 4.
examples-maltese-cross-8 = Leo tiene el doble para el 2.
examples-maltese-cross-9 = Solo falta el 1-1. Mia no puede jugar y roba una ficha.
examples-maltese-cross-10 = Es el 1-1, y tiene que jugarlo.
examples-maltese-cross-11 = Todos los brazos tienen su doble, así que cualquier ficha va donde encaje. Leo se queda sin fichas y anota el 5-4 de Mia.

examples-tiddly-wink-1 = Sale el doble más alto. Después de un doble se puede jugar otra ficha.
examples-tiddly-wink-2 = Ada lo hace; solo hay un extremo abierto.
examples-tiddly-wink-3 = Sam juega un doble y puede seguir.
examples-tiddly-wink-4 = Lo hace, y nadie tiene una blanca: la ronda queda cerrada. Ada tiene la mano más baja y anota los 11 y los 14 puntos de los demás menos los 6 suyos: 19 puntos.

examples-double-bergen-1 = Mia sale con un doble y anota 2 puntos.
examples-double-bergen-2 = Primero, los cuatro lados de la cruz: Leo cubre uno.
examples-double-bergen-3 = Mia cubre otro.
examples-double-bergen-4 = Leo cubre el tercer lado.
examples-double-bergen-5 = La cruz está completa.
examples-double-bergen-6 = Leo deja un segundo extremo con un 1: 2 puntos.
examples-double-bergen-7 = Mia deja un tercer extremo con un 1: 3 puntos.
examples-double-bergen-8 = El doble de Leo cuenta dos veces; con los otros dos extremos que muestran un 1, son 4 puntos.
examples-double-bergen-9 = Dos extremos muestran el 4: 2 puntos para Mia.
examples-double-bergen-10 = Ningún otro extremo muestra el 5: Leo no anota nada.
examples-double-bergen-11 = Mia se queda sin fichas: 1 punto más.

examples-hungarian-1 = Ada sale con la ficha que quiere. Su otra ficha no encaja, así que su turno termina automáticamente.
examples-hungarian-2 = Sam empieza una serie en el 4.
examples-hungarian-3 = Tiene que seguir mientras una ficha encaje en ese extremo; el 5-2 en el otro extremo tiene que esperar.
examples-hungarian-4 = Mia juega en el 1; allí no encaja nada más.
examples-hungarian-5 = Ada no puede jugar en ningún extremo y pasa.
examples-hungarian-6 = Sam juega en el otro extremo.
examples-hungarian-7 = El 2-2 de Mia encaja, y ya nadie puede jugar: la ronda termina. Cada cual apunta los puntos de su mano: 6, 12 y 5.
