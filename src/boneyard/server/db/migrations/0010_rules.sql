-- Rules that somebody has kept under a name: whole, so that they mean the same for ever. Whoever
-- has the link reads them; matches by them hold their own.
create table if not exists own_rules (
    id text primary key,
    owner blob not null,
    title text not null,
    base text not null,             -- the game that they are told as being like
    rules text not null,            -- JSON: every word with all its arguments
    at integer not null             -- when; milliseconds since 1970
) without rowid;

create unique index if not exists own_rules_of on own_rules (owner, title);
