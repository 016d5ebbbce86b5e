-- Houses that have this database together: each says again and again that it is there. What
-- happens by itself at a table is done by one of those whose time isn't over.
create table if not exists leases (
    holder text primary key,
    until integer not null          -- milliseconds since 1970, by the database's own clock
) without rowid;
