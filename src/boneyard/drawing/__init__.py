"""Pictures: tiles and tables as SVG, charts, film, PNG, notebooks."""
