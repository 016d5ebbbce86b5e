extras-missing = aquí no está instalado { $module }: pip install { $extra }
