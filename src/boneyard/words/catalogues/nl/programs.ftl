# Wat een bot die een eigen programma is verkeerd deed; staat na zijn naam.

programs-silent = zegt niets in zijn eigen beurt
programs-illegal = doet de zet { $move }, die niet mag
programs-no-answer = antwoordt { $text } en niet {"{"}"move": "…"{"}"}
programs-not-started = kan niet gestart worden: { $why }
programs-too-early = zegt iets voordat het gevraagd wordt
programs-too-late = geeft geen antwoord binnen { $seconds } s
programs-ended = is gestopt, met exitstatus { $status }
programs-last-words = { $fault }; de laatste woorden: { $words }
