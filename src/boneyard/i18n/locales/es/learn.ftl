# La primera ronda de quien empieza: tarjetas que señalan algo en la mesa.

learn-guide = Tu primera ronda
learn-hand = Esta es tu mano. Las fichas levantadas se pueden jugar ahora.
learn-end = Esta marca es un extremo abierto: una ficha va ahí si una de sus mitades encaja. Las reglas dicen qué encaja.
learn-play = Tu turno: toca una ficha levantada. Si encaja en varios lugares, toca el lugar.
learn-curved = Tu turno: toca una ficha levantada. Las fichas curvas giran a la izquierda o a la derecha: toca el lugar y el sentido que quieras.
learn-boneyard = Este es el pozo: quien no puede jugar quizá tenga que robar de él.
learn-more = Aquí están las reglas, la repetición y las teclas. ¡A disfrutar!
learn-next = Siguiente
learn-done = Entendido
learn-skip = Saltar
