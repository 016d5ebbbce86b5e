# Lo que está en todas las páginas de la casa, y en varias de ellas.

pages-description = Todos los juegos de dominó de cinco reglamentos, en el navegador.
pages-skip = Ir al contenido
pages-home = Boneyard: todos los juegos
pages-house = La casa
pages-fair = Reparto limpio
pages-language = Idioma

pages-look = Aspecto
pages-theme = Colores
pages-theme-system = como el sistema
pages-theme-light = claro
pages-theme-dark = oscuro
pages-theme-contrast = alto contraste
pages-faces = Caras de las fichas
pages-faces-own = las de la caja
pages-faces-pips = puntos
pages-faces-numerals = cifras
pages-faces-fruit = fruta
pages-speed = Movimiento
pages-speed-calm = tranquilo
pages-speed-usual = normal
pages-speed-quick = rápido
pages-speed-still = ninguno
pages-apply = Aplicar

pages-nothing-here = Aquí no hay nada
pages-not-yours = No es tuyo
pages-a-moment = Un momento, por favor
pages-did-not-work = Eso no ha funcionado
pages-all-games = Todos los juegos

pages-your-name = Tu nombre
pages-copy = Copiar
pages-copied = Copiado
pages-close = Cerrar
pages-step-back = un paso atrás
pages-step-on = un paso adelante
pages-to-end = al final
pages-of = { $at } de { $last }
