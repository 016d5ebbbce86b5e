docs-no-source = de documentatie wordt uit de broncode gemaakt, en dit is een geïnstalleerd pakket
docs-failed = er zitten fouten in de documentatie, hierboven genoemd
docs-built = de documentatie is gemaakt: { $file }
