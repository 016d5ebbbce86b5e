# Lo que hizo mal un bot que es un programa aparte; va después de su nombre.

programs-silent = no dice nada en su turno
programs-illegal = hace la jugada { $move }, que no es legal
programs-no-answer = responde { $text } y no {"{"}"move": "…"{"}"}
programs-not-started = no se puede arrancar: { $why }
programs-too-early = dice algo antes de que se le pregunte
programs-too-late = no responde en { $seconds } s
programs-ended = ha terminado, con el estado de salida { $status }
programs-last-words = { $fault }; sus últimas palabras: { $words }
