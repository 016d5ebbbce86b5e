# Lo que muestran las fichas. Todo son nombres dentro de otras frases, o etiquetas.

# Una mitad de una ficha.
tilenames-blank = blanca
tilenames-star = estrella
tilenames-fruit = { $fruit ->
    [banana] { $count ->
        [one] { $count } plátano
       *[other] { $count } plátanos
    }
    [pear] { $count ->
        [one] { $count } pera
       *[other] { $count } peras
    }
    [apple] { $count ->
        [one] { $count } manzana
       *[other] { $count } manzanas
    }
    [orange] { $count ->
        [one] { $count } naranja
       *[other] { $count } naranjas
    }
    [strawberry] { $count ->
        [one] { $count } fresa
       *[other] { $count } fresas
    }
    [plum] { $count ->
        [one] { $count } ciruela
       *[other] { $count } ciruelas
    }
    [lemon] { $count ->
        [one] { $count } limón
       *[other] { $count } limones
    }
    [grape] { $count ->
        [one] { $count } uva
       *[other] { $count } uvas
    }
    [kiwi] { $count ->
        [one] { $count } kiwi
       *[other] { $count } kiwis
    }
    [peach] { $count ->
        [one] { $count } melocotón
       *[other] { $count } melocotones
    }
    [blueberry] { $count ->
        [one] { $count } arándano
       *[other] { $count } arándanos
    }
    [melon] { $count ->
        [one] { $count } melón
       *[other] { $count } melones
    }
    [pineapple] { $count ->
        [one] { $count } piña
       *[other] { $count } piñas
    }
    [raspberry] { $count ->
        [one] { $count } frambuesa
       *[other] { $count } frambuesas
    }
   *[cherry] { $count ->
        [one] { $count } cereza
       *[other] { $count } cerezas
    }
}
# Un color de las fichas de Fundomino, también para todas las mitades de ese color.
tilenames-colour = { $colour ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
   *[purple] morado
}
# Una mitad de color con su número: 1 rojo, flecha morada 6, más amarillo 3.
tilenames-coloured = { $sign ->
    [arrow] { $colour ->
        [red] flecha roja { $number }
        [orange] flecha naranja { $number }
        [yellow] flecha amarilla { $number }
        [green] flecha verde { $number }
        [blue] flecha azul { $number }
       *[purple] flecha morada { $number }
    }
    [plus] signo + { tilenames-colour } { $number }
   *[none] { $number } { tilenames-colour }
}

# Todas las mitades de una clase, como las llama quien juega: treses, blancas, cerezas.
tilenames-kind-number = { $number ->
    [1] unos
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [8] ochos
    [9] nueves
    [10] dieces
    [11] onces
    [12] doces
    [13] treces
    [14] catorces
    [15] quinces
   *[other] fichas con { $number }
}
tilenames-kind-blank = blancas
tilenames-kind-star = estrellas
tilenames-kind-fruit = { $fruit ->
    [banana] plátanos
    [pear] peras
    [apple] manzanas
    [orange] naranjas
    [strawberry] fresas
    [plum] ciruelas
    [lemon] limones
    [grape] uvas
    [kiwi] kiwis
    [peach] melocotones
    [blueberry] arándanos
    [melon] melones
    [pineapple] piñas
    [raspberry] frambuesas
   *[cherry] cerezas
}

# Un extremo abierto por lo que muestra su mitad: 4, blanca, 6 cerezas, 1 rojo, estrella.
tilenames-end = un extremo con { $shows }
# Un doble: $shows es un número o "blanca".
tilenames-double = el doble { $shows }
tilenames-double-of = el doble de { $kind }
tilenames-double-fruit = el doble de { tilenames-kind-fruit }

# Una ficha dentro de una frase, y lo que muestran sus mitades: 5-2 (5 fresas y 2 peras).
tilenames-tile = { $tile } ({ $shows })
# Una ficha sola, como etiqueta: 5-2, 5 fresas y 2 peras.
tilenames-label = { $tile }, { $shows }
