# boneyard equity: the chance to win the match from any scores.

equity-at-work = rondes simuleren
equity-of = { $game }: winstkans
equity-score = stand
equity-chance = winstkans
equity-by-scores = jij ↓ de anderen →
equity-by-rounds = rondes ↓ voorsprong →
equity-error = De standaardfout is ongeveer { $error } procentpunt, als iedereen volgens een eenvoudige strategie speelt.
equity-made = { $bytes } bytes geschreven naar { $file }
equity-which = noem een spel, of gebruik -o BESTAND om alle spellen opnieuw te berekenen
equity-single = { $game }: de partij duurt maar één ronde, dus er zijn geen standen te vergelijken
equity-scores = --scores verwacht { $sides } gehele getallen, één per kant, gescheiden door komma's
