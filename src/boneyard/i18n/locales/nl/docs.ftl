docs-no-source = de documentatie kan alleen uit de broncode worden gemaakt, niet uit een geïnstalleerd pakket
docs-failed = de documentatie bevat fouten (zie hierboven)
docs-built = documentatie gemaakt: { $file }
