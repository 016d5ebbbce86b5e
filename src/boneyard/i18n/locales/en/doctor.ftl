# boneyard doctor: what was found of a house, a line each, and what to do. $what is one of the lines
# below; $path a file or folder; $why what the system says, in English; $free megabytes; $numbers
# numbers of processes; $names names of the house.

doctor-good = ok     { $what }
doctor-note = note   { $what }
doctor-wrong = WRONG  { $what }
doctor-no-file = there is no file { $path } yet: boneyard serve makes it
doctor-no-folder = { $path } can’t be made, because its folder can’t be written to: give whoever runs the house the right to
doctor-no-disk = the disk of { $path } can’t be looked at: { $why }
doctor-disk = the disk has { $free } MB left
doctor-disk-full = the disk has only { $free } MB left: make room, or moves will be refused
doctor-not-writable = { $path } can’t be written, or its folder can’t: give both to whoever runs the house (chown)
doctor-readable = others may read { $path }, with the secrets of running matches: chmod 600
doctor-private = the file is for its owner alone
doctor-whole = the file is whole
doctor-broken = { $path } is no sound database ({ $why }): close the house, keep a copy, and put a backup in its place
doctor-unlocked = the file can be written
doctor-locked = another program holds { $path } and lets nobody write ({ $why }): end it, or wait until it is done
doctor-newer = the database is of version { $version }, and this Boneyard knows { $known }: install the newer one
doctor-older = the database is of version { $version }: the next boneyard serve brings it to { $known }; keep a copy before that
doctor-version = the database is of version { $version }, the newest
doctor-nobody = no other program has the file open
doctor-opened = { $programs ->
    [one] a program has the file open (process { $numbers }): a house, probably
   *[other] { $programs } programs have the file open (processes { $numbers }): several houses on one file are all right if that is meant
}
doctor-clock = the clock goes right, as far as can be seen
doctor-clock-wrong = the clock is wrong, behind the house’s own file: set it (timedatectl set-ntp true), for time for a move depends on it
doctor-descriptors = { $count ->
    [0] the system sets no limit to connections
   *[other] the system allows { $count } open files and connections
}
doctor-few-descriptors = the system allows { $count } open files and connections, the house would take { $needed }: ulimit -n, or LimitNOFILE in the unit
doctor-no-cache = compiled code can’t be kept, so bots think slowly: name a folder that can be written in BONEYARD_CACHE
doctor-cache-exposed = others may write to { $path }, so compiled code isn’t kept or loaded there, and bots think slowly: chmod go-w, or name another folder in BONEYARD_CACHE
doctor-kernels = compiled code for bots is kept in { $path }
doctor-no-kernels = compiled code for bots will be kept in { $path }: the house makes it when it opens
doctor-old-kernels = { $count ->
    [one] compiled code of { $count } other version lies in { $path }
   *[other] compiled code of { $count } other versions lies in { $path }
}: it goes by itself after a month
doctor-no-name = the house has no public name (BONEYARD_HOSTS), so it is for this machine and network
doctor-no-tls = passkeys and push need TLS, and no https address is named for { $names }: put a proxy with TLS in front, and set BONEYARD_NETWORK
doctor-tls = passkeys and push work under { $names }
doctor-no-proxy = no proxy is believed (BONEYARD_PROXIES): if there is one in front, all its visitors are one address to the limits
doctor-no-mail = no mail is sent: BONEYARD_SMTP names no server
doctor-mail = the mail server { $host }, port { $port }, answers
doctor-mail-unreached = the mail server { $host }, port { $port }, can’t be reached ({ $why }): look at BONEYARD_SMTP and at the firewall
doctor-contact = push services know whom to write to
doctor-no-contact = push services don’t know whom to write to: set BONEYARD_CONTACT, such as mailto:me@example.org
doctor-bad-contact = BONEYARD_CONTACT must begin with mailto: or https://, or push services refuse what the house sends
# Of a PostgreSQL. $version its version; $least the oldest that is taken; $seconds how far two clocks
# are apart; $left and $each numbers of connections; $tables and $names names in the database.
doctor-pg-answers = PostgreSQL { $version } answers
doctor-pg-old = this is PostgreSQL { $version }, and Boneyard needs { $least } or newer: update the server
doctor-pg-pooled = between the house and PostgreSQL stands a pool (such as PgBouncer), through which houses can’t hear of each other: name the server itself in --db
doctor-pg-encoding = the database isn’t in UTF-8: make a new one (createdb -E UTF8), and copy the house there (boneyard copy)
doctor-pg-unread = PostgreSQL refuses to be looked at: { $why }
doctor-pg-empty = no house has opened this database yet: boneyard serve makes its tables
doctor-pg-no-create = the house’s user may not make tables, so the database can’t be brought up to date: grant create on schema public
doctor-pg-standby = this server is a copy that can only be read: name the first one in --db
doctor-pg-no-rights = the house’s user may not read and write { $tables }: let the tables belong to that user, or grant it
doctor-pg-rights = the house’s user may read and write everything
doctor-pg-loses = { $names } is off in PostgreSQL, so a power cut can lose moves or the whole database: switch it on
doctor-pg-durable = what PostgreSQL acknowledges survives a power cut
doctor-pg-clock = the clocks of this machine and of the database agree
doctor-pg-apart = the clocks of this machine and of the database are { $seconds } seconds apart: set them (timedatectl set-ntp true), for time for a move depends on it
doctor-pg-room = PostgreSQL has room for { $left } more connections; a house needs { $each }
doctor-pg-full = PostgreSQL has room for only { $left } more connections, and another house needs { $each }: raise max_connections
doctor-pg-houses = { $count ->
    [0] no house is open on this database
    [one] a house is open on this database
   *[other] { $count } houses are open on this database
}
doctor-pg-archive = PostgreSQL keeps an archive or has a follower
doctor-pg-archive-fails = PostgreSQL can’t write its archive: see its log, or there is nothing to put back after a fault
doctor-pg-no-backup = PostgreSQL keeps no archive: let boneyard backup or pg_dump run every day
