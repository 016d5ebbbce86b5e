-- A match and how its luck is fixed.
create table matches (
    id text primary key,
    game text not null,
    options text not null,          -- JSON
    mode text not null,
    secret blob not null,
    name text not null,             -- the name of the match in the fair dealing, usually its id
    host blob,                      -- the hash of the token of whoever started it
    created integer not null,       -- milliseconds since 1970
    daily text,                     -- the date, for a deal of the day
    follows text unique             -- the match that this one is the rematch of
) without rowid;

create index matches_of on matches (host) where host is not null;

-- Who sits where. A seat is open, a person's or a bot's.
create table seats (
    match text not null references matches (id),
    seat integer not null,
    kind text not null check (kind in ('open', 'person', 'bot')),
    name text not null,
    owner blob,                     -- the hash of the person's token
    seed text not null,             -- what the seat adds to the fair dealing
    bot text not null,
    by_hand integer not null,       -- forced steps wait for the person
    primary key (match, seat)
) without rowid;

create index seats_of on seats (owner) where owner is not null;

-- The log. Nothing is ever changed or taken out, and no place can be taken twice.
create table events (
    match text not null references matches (id),
    number integer not null,
    seat integer,                   -- null: chance
    act text not null,              -- the move as text, or deal, undo, redo
    events text not null,           -- what came of it: a JSON list
    at integer not null,            -- milliseconds since 1970
    primary key (match, number)
) without rowid;

-- (SQLite only)
create trigger events_stay before update on events begin
    select raise(abort, 'the log is only ever added to');
end;

-- (SQLite only)
create trigger events_are_kept before delete on events begin
    select raise(abort, 'the log is only ever added to');
end;
