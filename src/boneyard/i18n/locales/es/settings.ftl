# $name is a variable of the environment, $near the one that was probably meant.
settings-unknown-near = { $name } no es un ajuste. ¿Querías decir { $near }?
settings-unknown = { $name } no es un ajuste. Consulta docs/configure.md.
settings-known = Todas las variables BONEYARD_… definidas son ajustes conocidos.
settings-no-folder = La carpeta { $folder } no existe. Créala o elige otro archivo con --db.
settings-empty-database = { $path } no tiene partidas ni jugadores. Si se copió con cp mientras el servidor estaba en marcha, la copia está vacía: usa boneyard backup.
settings-no-backup = Haz una copia de seguridad de { $path } cada día: boneyard backup ARCHIVO (una copia hecha con cp puede quedar vacía).
settings-expected-switch = debe ser true o false, no { $given }
settings-expected-whole = debe ser un número entero, no { $given }
settings-expected-number = debe ser un número, no { $given }
settings-expected-above = debe ser mayor que 0
settings-expected-least = no puede ser menor que 0
settings-expected-address = deben ser direcciones como https://tables.example.org, no { $given }
settings-expected-host = deben ser nombres de servidor como tables.example.org, no { $given }
settings-expected-words = palabra desconocida { $word }; elige entre { $words }
