# Procesos que piensan para los bots y las pistas, cuando no hay respuesta.

workers-line-full = ya esperan demasiados a esto
workers-line-place = ya esperan demasiados a esto desde un mismo lugar
workers-failed = un proceso ha fallado con { $fault }
workers-too-long = un proceso ha pensado demasiado tiempo
workers-dying = los procesos se mueren una y otra vez
workers-gone = los procesos ya se han ido a casa
workers-none = no se puede arrancar ningún proceso
