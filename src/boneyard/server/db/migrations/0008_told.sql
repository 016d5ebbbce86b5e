-- The ways in which people want to be told: a browser that takes pushes, a mail address, a
-- program's address, a feed that others read.
create table if not exists ways (
    id integer primary key,
    owner blob not null,            -- whose it is
    kind text not null check (kind in ('push', 'mail', 'hook', 'feed')),
    address text not null,          -- where; a feed's own secret
    keys text not null,             -- JSON: what is needed to send there
    origin text not null,           -- where the house was found when it was asked for
    language text not null,
    wants text not null,            -- what is told there: kinds of notices, with spaces between
    created integer not null,       -- milliseconds since 1970
    confirmed integer not null,     -- whether the owner has shown that it is theirs
    next integer,                   -- when the next digest is due
    failed integer not null default 0,
    device blob                     -- the browser that is told; it ends with that one
);

create unique index if not exists ways_there on ways (kind, address, owner);
create index if not exists ways_of on ways (owner, kind);
create index if not exists ways_next on ways (next) where next is not null;

-- What is still to be told: written together with what caused it, and taken out when it is told.
create table if not exists notices (
    way integer not null references ways (id) on delete cascade,
    match text not null references matches (id),
    kind text not null,             -- turn, time, challenge, over
    at integer not null,            -- when that came to be; milliseconds since 1970
    due integer not null,           -- when it is tried, or tried again
    tries integer not null default 0,
    primary key (way, match, kind)
) without rowid;

create index if not exists notices_due on notices (due);
