# La primera ronda de quien empieza: tarjetas que señalan algo en la mesa.

guide-guide = Tu primera ronda
guide-hand = Esta es tu mano. Las fichas levantadas se pueden jugar ahora.
guide-end = Esta marca es un extremo abierto: una ficha va ahí si una de sus mitades encaja. Las reglas dicen qué encaja.
guide-play = Tu turno: toca una ficha levantada. Si encaja en varios lugares, toca el lugar.
guide-curved = Tu turno: toca una ficha levantada. Las fichas curvas giran a la izquierda o a la derecha: toca el lugar y el sentido que quieras.
guide-boneyard = Este es el pozo: quien no puede jugar quizá tenga que robar de él.
guide-more = Aquí están las reglas, la repetición y las teclas. ¡A disfrutar!
guide-next = Siguiente
guide-done = Entendido
guide-skip = Saltar
