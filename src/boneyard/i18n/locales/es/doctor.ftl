# boneyard doctor: lo que se ha visto de una casa, una línea por cosa.

doctor-good = bien   { $what }
doctor-note = aviso  { $what }
doctor-wrong = MAL    { $what }
doctor-no-file = todavía no existe el archivo { $path }: boneyard serve lo crea
doctor-no-folder = no se puede crear { $path } porque no se puede escribir en su carpeta: da permiso a quien lleva la casa
doctor-no-disk = no se puede examinar el disco de { $path }: { $why }
doctor-disk = al disco le quedan { $free } MB
doctor-disk-full = al disco solo le quedan { $free } MB: haz sitio o se rechazarán jugadas
doctor-not-writable = no se puede escribir en { $path } o en su carpeta: da ambos a quien lleva la casa (chown)
doctor-readable = otros pueden leer { $path }, con los secretos de las partidas en curso: chmod 600
doctor-private = el archivo es solo de su dueño
doctor-whole = el archivo está íntegro
doctor-broken = { $path } no es una base de datos íntegra ({ $why }): cierra la casa, guarda una copia y pon en su lugar una copia de seguridad
doctor-unlocked = se puede escribir en el archivo
doctor-locked = otro programa retiene { $path } y no deja escribir a nadie ({ $why }): ciérralo o espera a que acabe
doctor-newer = la base de datos es de la versión { $version } y este Boneyard conoce la { $known }: instala el más nuevo
doctor-older = la base de datos es de la versión { $version }: el próximo boneyard serve la pasará a la { $known }; guarda antes una copia
doctor-version = la base de datos es de la versión { $version }, la más nueva
doctor-nobody = ningún otro programa tiene abierto el archivo
doctor-opened = { $programs ->
    [one] un programa tiene abierto el archivo (proceso { $numbers }): seguramente una casa
   *[other] { $programs } programas tienen abierto el archivo (procesos { $numbers }): varias casas con un archivo está bien, si es a propósito
}
doctor-clock = el reloj va bien, por lo que se ve
doctor-clock-wrong = el reloj va mal, por detrás del archivo de la casa: ponlo en hora (timedatectl set-ntp true), que de él depende el tiempo de las jugadas
doctor-descriptors = { $count ->
    [0] el sistema no limita las conexiones
   *[other] el sistema permite { $count } archivos y conexiones abiertos
}
doctor-few-descriptors = el sistema permite { $count } archivos y conexiones abiertos y la casa usaría { $needed }: ulimit -n, o LimitNOFILE en la unidad
doctor-no-cache = no se puede guardar el código compilado y los bots piensan despacio: pon en BONEYARD_CACHE una carpeta en la que se pueda escribir
doctor-cache-exposed = otros pueden escribir en { $path }, así que allí no se guarda ni se carga código compilado, y los bots piensan despacio: chmod go-w, o indica otra carpeta en BONEYARD_CACHE
doctor-kernels = el código compilado de los bots se guarda en { $path }
doctor-no-kernels = el código compilado de los bots se guardará en { $path }: la casa lo hace al abrir
doctor-old-kernels = { $count ->
    [one] hay código compilado de { $count } versión distinta en { $path }
   *[other] hay código compilado de { $count } versiones distintas en { $path }
}: desaparece solo al cabo de un mes
doctor-no-name = la casa no tiene nombre público (BONEYARD_HOSTS), así que es para este equipo y esta red
doctor-no-tls = las llaves de acceso y los avisos necesitan TLS y no hay dirección https para { $names }: pon delante un proxy con TLS y ajusta BONEYARD_NETWORK
doctor-tls = las llaves de acceso y los avisos funcionan con { $names }
doctor-no-proxy = no se cree a ningún proxy (BONEYARD_PROXIES): si hay uno delante, todos sus visitantes son una sola dirección para los límites
doctor-no-mail = no se envía correo: BONEYARD_SMTP no nombra ningún servidor
doctor-mail = el servidor de correo { $host }, puerto { $port }, responde
doctor-mail-unreached = no se llega al servidor de correo { $host }, puerto { $port } ({ $why }): revisa BONEYARD_SMTP y el cortafuegos
doctor-contact = los servicios de avisos saben a quién escribir
doctor-no-contact = los servicios de avisos no saben a quién escribir: ajusta BONEYARD_CONTACT, por ejemplo mailto:me@example.org
doctor-bad-contact = BONEYARD_CONTACT debe empezar por mailto: o https://, o los servicios de avisos rechazarán lo que envía la casa
doctor-pg-answers = PostgreSQL { $version } responde
doctor-pg-old = este es PostgreSQL { $version } y Boneyard necesita { $least } o más nuevo: actualiza el servidor
doctor-pg-pooled = entre la casa y PostgreSQL hay un agrupador de conexiones (como PgBouncer), por el que las casas no se oyen unas a otras: nombra el servidor mismo en --db
doctor-pg-encoding = la base de datos no está en UTF-8: crea otra (createdb -E UTF8) y copia allí la casa (boneyard copy)
doctor-pg-unread = PostgreSQL no se deja examinar: { $why }
doctor-pg-empty = ninguna casa ha abierto aún esta base de datos: boneyard serve crea sus tablas
doctor-pg-no-create = el usuario de la casa no puede crear tablas, así que la base de datos no se puede poner al día: grant create on schema public
doctor-pg-standby = este servidor es una copia que solo se puede leer: nombra el principal en --db
doctor-pg-no-rights = el usuario de la casa no puede leer y escribir { $tables }: que las tablas sean suyas, o dale permiso (grant)
doctor-pg-rights = el usuario de la casa puede leer y escribir todo
doctor-pg-loses = { $names } está desactivado en PostgreSQL, así que un corte de luz puede perder jugadas o toda la base de datos: actívalo
doctor-pg-durable = lo que PostgreSQL confirma sobrevive a un corte de luz
doctor-pg-clock = los relojes de esta máquina y de la base de datos coinciden
doctor-pg-apart = los relojes de esta máquina y de la base de datos difieren en { $seconds } segundos: ponlos en hora (timedatectl set-ntp true), porque de ello depende el tiempo por jugada
doctor-pg-room = PostgreSQL tiene sitio para { $left } conexiones más; una casa necesita { $each }
doctor-pg-full = PostgreSQL solo tiene sitio para { $left } conexiones más y otra casa necesita { $each }: sube max_connections
doctor-pg-houses = { $count ->
    [0] ninguna casa está abierta con esta base de datos
    [one] una casa está abierta con esta base de datos
   *[other] { $count } casas están abiertas con esta base de datos
}
doctor-pg-archive = PostgreSQL guarda un archivo de lo escrito o tiene una réplica
doctor-pg-archive-fails = PostgreSQL no puede escribir su archivo: mira su registro, o no habrá nada que restaurar tras un fallo
doctor-pg-no-backup = PostgreSQL no guarda ningún archivo: haz que boneyard backup o pg_dump se ejecute cada día
