# Cómo se llama un extremo abierto de la línea, en frases como "Ana juega 6-4 en el extremo
# izquierdo". Lleva artículo: delante va "en", nunca "de" ni "a".
endnames-name = { $end ->
    [left] el extremo izquierdo
    [right] el extremo derecho
    [upper] el extremo de arriba
    [lower] el extremo de abajo
    [only] el extremo abierto
    [train] el tren { $number }
    [mexican] el tren mexicano
   *[numbered] el extremo { $number }
}
endnames-train = { $who_is ->
    [you] tu tren
   *[one] el tren de { $who }
}
