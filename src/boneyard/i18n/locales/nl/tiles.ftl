tiles-no-half = { $text } is geen helft van een steen
tiles-no-tile = { $text } is geen steen; schrijf een steen als 6-4
tiles-set-unread = de set { $set } kan niet gelezen worden: { $why }
tiles-set-twice = de set { $set } heeft { $tile } twee keer
tiles-set-empty = de set { $set } heeft geen stenen
tiles-set-count = { $listed ->
    [one] de set { $set } noemt { $listed } steen, maar volgens count zijn het er { $count }
   *[other] de set { $set } noemt { $listed } stenen, maar volgens count zijn het er { $count }
}
tiles-set-tile = de set { $set }: { $why }
tiles-set-double = de set { $set }: de dubbele { $tile } buigt naar beide kanten (either), niet { $turn }
tiles-set-turn = de set { $set }: { $tile } buigt naar rechts (right) of naar links (left), niet { $turn }
tiles-key-twice = { $key } komt twee keer voor
