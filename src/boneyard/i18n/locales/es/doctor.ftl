# boneyard doctor: lo que se ha visto de una casa, una línea por cosa.

doctor-good = bien   { $what }
doctor-note = aviso  { $what }
doctor-wrong = ERROR  { $what }
doctor-no-file = { $path } todavía no existe; boneyard serve lo crea
doctor-folder = { $path } es una carpeta, pero debe ser un archivo, por ejemplo { $path }/boneyard.db
doctor-no-folder = no se puede crear { $path }: da permiso de escritura en su carpeta al usuario del servidor
doctor-no-disk = no se puede comprobar el disco de { $path }: { $why }
doctor-disk = { $free } MB libres en el disco
doctor-disk-full = solo quedan { $free } MB libres en el disco: libera espacio o fallarán las jugadas
doctor-not-writable = no se puede escribir en { $path } ni en su carpeta: haz propietario de ambos al usuario del servidor (chown)
doctor-readable = otros usuarios pueden leer { $path }, que contiene los secretos de las partidas en curso: ejecuta chmod 600 { $path }
doctor-private = solo el propietario puede leer el archivo de la base de datos
doctor-whole = el archivo de la base de datos está intacto
doctor-broken = { $path } está dañado ({ $why }): detén el servidor, guarda una copia y restaura una copia de seguridad
doctor-unlocked = se puede escribir en el archivo de la base de datos
doctor-locked = otro programa tiene bloqueado { $path } ({ $why }): detenlo o espera a que termine
doctor-newer = la base de datos tiene la versión { $version }, pero este Boneyard solo admite la { $known } y las anteriores: actualiza Boneyard
doctor-older = la base de datos tiene la versión { $version }; el próximo boneyard serve la actualiza a la { $known }, así que haz antes una copia de seguridad
doctor-version = la base de datos tiene la versión { $version }, la más reciente
doctor-nobody = ningún otro programa tiene abierto el archivo de la base de datos
doctor-opened = { $programs ->
    [one] otro programa tiene abierto el archivo de la base de datos (proceso { $numbers }), probablemente un servidor
   *[other] { $programs } programas tienen abierto el archivo de la base de datos (procesos { $numbers }); asegúrate de que quieres varios servidores
}
doctor-clock = el reloj parece correcto
doctor-clock-wrong = el reloj va atrasado: ponlo en hora (timedatectl set-ntp true), porque de él depende el control de tiempo
doctor-descriptors = { $count ->
    [0] sin límite de archivos y conexiones abiertos
   *[other] límite de { $count } archivos y conexiones abiertos
}
doctor-few-descriptors = límite de { $count } archivos y conexiones abiertos, pero el servidor necesita { $needed }: aumenta ulimit -n, o LimitNOFILE en la unidad de systemd
doctor-no-cache = no se puede guardar el código compilado, así que los bots van lentos: indica en BONEYARD_CACHE una carpeta en la que se pueda escribir
doctor-cache-exposed = otros usuarios pueden escribir en { $path }, así que no se guarda ahí el código compilado y los bots van lentos: ejecuta chmod go-w { $path }, o indica otra carpeta en BONEYARD_CACHE
doctor-kernels = el código compilado de los bots se guarda en { $path }
doctor-no-kernels = el código compilado de los bots se guardará en { $path } cuando arranque el servidor
doctor-old-kernels = { $count ->
    [one] código compilado de { $count } versión distinta en { $path }
   *[other] código compilado de { $count } versiones distintas en { $path }
}; se borra automáticamente al cabo de un mes
doctor-no-name = no hay configurado ningún nombre de host público: si el servidor está en internet, pon su nombre en BONEYARD_HOSTS
doctor-no-tls = las llaves de acceso y las notificaciones push necesitan HTTPS, pero no lo hay en { $names }: pon un proxy con TLS y configura BONEYARD_NETWORK
doctor-tls = las llaves de acceso y las notificaciones push funcionan en { $names }
doctor-no-proxy = no hay ningún proxy de confianza en BONEYARD_PROXIES; si el servidor está detrás de un proxy y tampoco se inicia con --proxy, los límites de peticiones tratan a todos los visitantes como una sola dirección
doctor-no-mail = el correo está desactivado: falta BONEYARD_SMTP
doctor-mail = el servidor de correo { $host }, puerto { $port }, responde
doctor-mail-unreached = no se puede conectar con el servidor de correo { $host }, puerto { $port } ({ $why }): revisa BONEYARD_SMTP y el cortafuegos
doctor-contact = hay un contacto para los servicios push
doctor-no-contact = falta un contacto para los servicios push: configura BONEYARD_CONTACT (por ejemplo, mailto:me@example.org)
doctor-bad-contact = BONEYARD_CONTACT debe empezar por mailto: o https://; si no, los servicios push rechazarán las notificaciones
doctor-pg-answers = PostgreSQL { $version } responde
doctor-pg-old = PostgreSQL { $version } es demasiado antiguo: actualiza a { $least } o posterior
doctor-pg-pooled = hay un pool de conexiones (como PgBouncer) delante de PostgreSQL, y así los servidores no pueden avisarse entre sí: usa en --db una conexión directa
doctor-pg-encoding = la base de datos no está en UTF-8: crea una nueva (createdb -E UTF8) y copia los datos (boneyard copy)
doctor-pg-unread = no se puede comprobar PostgreSQL: { $why }
doctor-pg-empty = la base de datos está vacía; boneyard serve crea sus tablas
doctor-pg-no-create = el usuario del servidor no puede crear tablas, así que fallarán las actualizaciones: ejecuta GRANT CREATE ON SCHEMA public
doctor-pg-standby = este PostgreSQL es una réplica de solo lectura: usa el principal en --db
doctor-pg-no-rights = el usuario del servidor no puede leer y escribir { $tables }: hazlo propietario o dale acceso
doctor-pg-rights = el usuario del servidor puede leer y escribir todas las tablas
doctor-pg-loses = PostgreSQL funciona sin { $names }, así que con un corte de luz se pueden perder jugadas o toda la base de datos: activa { $names }
doctor-pg-durable = los datos confirmados sobreviven a un corte de luz
doctor-pg-clock = los relojes de esta computadora y de la base de datos coinciden
doctor-pg-apart = los relojes de esta computadora y de la base de datos difieren en { $seconds } s: ponlos en hora (timedatectl set-ntp true), porque de ellos depende el control de tiempo
doctor-pg-room = conexiones libres de PostgreSQL: { $left }; cada proceso del servidor necesita { $each }
doctor-pg-full = PostgreSQL tiene muy pocas conexiones libres ({ $left }), y otro proceso del servidor necesita { $each }: aumenta max_connections
doctor-pg-houses = { $count ->
    [0] ningún proceso del servidor usa esta base de datos
    [one] 1 proceso del servidor usa esta base de datos
   *[other] { $count } procesos del servidor usan esta base de datos
}
doctor-pg-archive = PostgreSQL archiva el WAL o tiene una réplica
doctor-pg-archive-fails = el archivado de WAL de PostgreSQL falla, así que quizá no se puedan restaurar los datos: mira el registro de PostgreSQL
doctor-pg-no-backup = PostgreSQL no tiene archivado de WAL: ejecuta boneyard backup o pg_dump cada día
