# Processen die voor bots en hints denken, als er geen antwoord komt.

workers-line-full = er wachten er hier al te veel op
workers-line-place = er wachten er hier al te veel op vanaf één plek
workers-failed = een proces mislukte met { $fault }
workers-too-long = een proces dacht te lang na
workers-dying = de processen vallen steeds weer uit
workers-gone = de processen zijn al naar huis
workers-none = er kan geen proces gestart worden
