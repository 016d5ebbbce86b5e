# boneyard doctor: what was found of a house, a line each, and what to do. $what is one of the lines
# below; $path a file or folder; $why what the system says, in English; $free megabytes; $numbers
# numbers of processes; $names names of the house.

doctor-good = ok     { $what }
doctor-note = note   { $what }
doctor-wrong = WRONG  { $what }
doctor-elsewhere = the matches are kept by a database server: look at that with its own tools
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
doctor-newer = the file is of version { $version }, and this Boneyard knows { $known }: install the newer one
doctor-older = the file is of version { $version }: the next boneyard serve brings it to { $known }; keep a copy before that
doctor-version = the file is of version { $version }, the newest
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
