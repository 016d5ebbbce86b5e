# What an open end of the line is called; it stands after "aan" or a comma: aan het linkereind.
endnames-name = { $end ->
    [left] het linkereind
    [right] het rechtereind
    [upper] het bovenste eind
    [lower] het onderste eind
    [only] het open eind
    [train] trein { $number }
    [mexican] de Mexicaanse trein
   *[numbered] eind { $number }
}
endnames-train = { $who_is ->
    [you] jouw trein
   *[one] de trein van { $who }
}
