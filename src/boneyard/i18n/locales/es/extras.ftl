extras-missing = { $module } no está instalado: pip install { $extra }
