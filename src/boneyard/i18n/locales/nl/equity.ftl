# boneyard equity: the chance to win the match from any scores.

equity-at-work = rondes spelen
equity-of = { $game }: kans om de partij te winnen
equity-score = stand
equity-chance = kans
equity-by-scores = jij ↓ de anderen →
equity-by-rounds = rondes ↓ voor →
equity-error = Zit er ongeveer { $error } van de 100 naast, als iedereen volgens de vuistregel verder speelt.
equity-made = { $bytes } bytes geschreven naar { $file }
equity-which = zeg welk spel, of met -o waar alles heen moet wat voor alle spellen wordt gemaakt
equity-single = { $game }: één ronde is de partij, dus daarna komt er niets meer
equity-scores = --scores krijgt { $sides } hele getallen, één per partij, met komma's ertussen
