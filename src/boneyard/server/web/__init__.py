"""What every page uses: templates, assets, forms, preferences, pictures."""
