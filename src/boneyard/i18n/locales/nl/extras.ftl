extras-missing = { $module } is niet geïnstalleerd: pip install { $extra }
