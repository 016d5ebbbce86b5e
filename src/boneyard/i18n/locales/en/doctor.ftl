# boneyard doctor: what was found of a server, a line each, and what to do. $what is one of the lines
# below; $path a file or folder; $why what the system says, in English; $free megabytes; $numbers
# numbers of processes; $names names of the server.

doctor-good = ok     { $what }
doctor-note = note   { $what }
doctor-wrong = ERROR  { $what }
doctor-no-file = { $path } doesn't exist yet; boneyard serve creates it
doctor-folder = { $path } is a folder, but must be a file, such as { $path }/boneyard.db
doctor-no-folder = can't create { $path }: make its folder writable for the server's user
doctor-no-disk = can't check the disk of { $path }: { $why }
doctor-disk = { $free } MB free on disk
doctor-disk-full = only { $free } MB free on disk: free some space, or moves will fail
doctor-not-writable = can't write { $path } or its folder: change their owner to the server's user (chown)
doctor-readable = other users can read { $path }, which contains the secrets of running matches: run chmod 600 { $path }
doctor-private = only the owner can read the database file
doctor-whole = the database file is intact
doctor-broken = { $path } is damaged ({ $why }): stop the server, keep a copy, and restore a backup
doctor-unlocked = the database file can be written
doctor-locked = another program has locked { $path } ({ $why }): stop it, or wait until it has finished
doctor-newer = the database has version { $version }, but this Boneyard supports only { $known } and older: upgrade Boneyard
doctor-older = the database has version { $version }; the next boneyard serve upgrades it to { $known }, so back it up first
doctor-version = the database has version { $version }, the latest
doctor-nobody = no other program has the database file open
doctor-opened = { $programs ->
    [one] another program has the database file open (process { $numbers }), probably a server
   *[other] { $programs } programs have the database file open (processes { $numbers }); make sure that several servers are intended
}
doctor-clock = the clock seems right
doctor-clock-wrong = the clock is behind: set it (timedatectl set-ntp true), because time controls depend on it
doctor-descriptors = { $count ->
    [0] no limit on open files and connections
   *[other] limit of { $count } open files and connections
}
doctor-few-descriptors = limit of { $count } open files and connections, but the server needs { $needed }: raise ulimit -n, or LimitNOFILE in the systemd unit
doctor-no-cache = compiled code can't be cached, so bots are slow: set BONEYARD_CACHE to a writable folder
doctor-cache-exposed = other users can write to { $path }, so compiled code isn't cached there and bots are slow: run chmod go-w { $path }, or set BONEYARD_CACHE to another folder
doctor-kernels = compiled code for bots is cached in { $path }
doctor-no-kernels = compiled code for bots will be cached in { $path } when the server starts
doctor-old-kernels = { $count ->
    [one] compiled code from { $count } other version in { $path }
   *[other] compiled code from { $count } other versions in { $path }
}; it will be deleted automatically after a month
doctor-no-name = no public host name is set: if the server is on the internet, set BONEYARD_HOSTS to its name
doctor-no-tls = passkeys and push notifications need HTTPS, but there is none at { $names }: set up a proxy with TLS and set BONEYARD_NETWORK
doctor-tls = passkeys and push notifications work at { $names }
doctor-no-proxy = no trusted proxy is set in BONEYARD_PROXIES; if the server is behind a proxy and is started without --proxy too, rate limits treat all visitors as one address
doctor-no-mail = email is off: BONEYARD_SMTP isn't set
doctor-mail = the mail server { $host }, port { $port }, responds
doctor-mail-unreached = can't reach the mail server { $host }, port { $port } ({ $why }): check BONEYARD_SMTP and the firewall
doctor-contact = a contact for push services is set
doctor-no-contact = no contact for push services: set BONEYARD_CONTACT, for example mailto:me@example.org
doctor-bad-contact = BONEYARD_CONTACT must begin with mailto: or https://, or push services reject notifications
# Of a PostgreSQL. $version its version; $least the oldest that is taken; $seconds how far two clocks
# are apart; $left and $each numbers of connections; $tables and $names names in the database.
doctor-pg-answers = PostgreSQL { $version } responds
doctor-pg-old = PostgreSQL { $version } is too old: upgrade to { $least } or newer
doctor-pg-pooled = a connection pool (such as PgBouncer) is in front of PostgreSQL, and servers can't notify each other through it: use a direct connection in --db
doctor-pg-encoding = the database isn't UTF-8: create a new one (createdb -E UTF8) and copy the data (boneyard copy)
doctor-pg-unread = PostgreSQL can't be checked: { $why }
doctor-pg-empty = the database is empty; boneyard serve creates its tables
doctor-pg-no-create = the server's user can't create tables, so upgrades will fail: run GRANT CREATE ON SCHEMA public
doctor-pg-standby = this PostgreSQL is a read-only standby: use the primary in --db
doctor-pg-no-rights = the server's user lacks read or write access to { $tables }: make that user the owner, or grant access
doctor-pg-rights = the server's user can read and write all tables
doctor-pg-loses = PostgreSQL runs with { $names } off, so a power cut can lose moves or the whole database: turn on { $names }
doctor-pg-durable = committed data survives a power cut
doctor-pg-clock = the clocks of this computer and of the database agree
doctor-pg-apart = the clocks of this computer and the database are { $seconds } seconds apart: synchronise both (timedatectl set-ntp true), because time controls depend on them
doctor-pg-room = free PostgreSQL connections: { $left }; each server process needs { $each }
doctor-pg-full = free PostgreSQL connections: { $left }, but another server process needs { $each }: raise max_connections
doctor-pg-houses = { $count ->
    [0] no server process uses this database
    [one] 1 server process uses this database
   *[other] { $count } server processes use this database
}
doctor-pg-archive = PostgreSQL has a WAL archive or a replica
doctor-pg-archive-fails = PostgreSQL can't write its WAL archive, so you may be unable to restore data: check its log
doctor-pg-no-backup = PostgreSQL has no WAL archive: run boneyard backup or pg_dump daily
