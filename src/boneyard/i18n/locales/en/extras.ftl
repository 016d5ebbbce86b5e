# $module is a package of Python that is missing, $extra what pip is to install.
extras-missing = { $module } is not installed: pip install { $extra }
