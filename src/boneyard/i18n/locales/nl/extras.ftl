extras-missing = { $module } is hier niet geïnstalleerd: pip install { $extra }
