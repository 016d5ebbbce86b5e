# The words of the command line itself.

click-usage = Uso:
click-options = Opciones
click-commands = Comandos
click-usage-options = {""}[OPCIONES]
click-usage-commands = {""}[COMANDO] [ARGUMENTOS]...
click-help = Muestra esta ayuda y termina.
click-default = predeterminado: { $default }
click-required = obligatoria

click-error = Error: { $message }
click-aborted = ¡Interrumpido!
click-try = Prueba '{ $command } { $option }' para ver la ayuda.
click-invalid = Valor no válido: { $message }
click-invalid-for = Valor no válido para { $param_hint }: { $message }
click-missing-argument = Falta el argumento
click-missing-option = Falta la opción
click-missing-parameter = Falta el parámetro
click-missing-command = Falta el comando.
click-no-option = No existe la opción { $name }.
click-no-command = No existe el comando { $name }.
click-near = ¿Querías decir { $possibility }?
click-near-several = (¿Querías decir algo de esto: { $possibilities }?)
click-extra = Sobra un argumento ({ $args })
click-extra-several = Sobran argumentos ({ $args })
click-needs-value = La opción { $name } necesita un valor.
click-no-value = La opción { $name } no lleva valor.
click-no-number = { $number_type ->
    [integer] { $value } no es un número entero.
    [float] { $value } no es un número.
   *[other] { $value } no es un valor válido ({ $number_type }).
}
click-range = { $value } no está en el intervalo { $range }.
click-choice = { $value } no es ninguno de estos: { $choices }.
click-directory = { $filename } es una carpeta, no un archivo.
