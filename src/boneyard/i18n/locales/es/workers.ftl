# Procesos que piensan para los bots y las pistas, cuando no hay respuesta.

workers-line-full = hay demasiadas peticiones en espera
workers-line-place = hay demasiadas peticiones en espera desde una misma red
workers-failed = un proceso de cálculo ha fallado: { $fault }
workers-too-long = un proceso de cálculo ha superado el tiempo máximo
workers-dying = los procesos de cálculo fallan una y otra vez
workers-gone = los procesos de cálculo se han cerrado
workers-none = no se puede iniciar ningún proceso de cálculo
