-- Tournaments: what was wanted, who has entered, and every board. How they stand follows from that.
-- Whoever changes anything of one says which version they saw: of two houses one is first.
create table if not exists tournaments (
    id text primary key,
    host blob,                      -- who made it; null: they have left
    title text not null,
    game text not null,
    options text not null,          -- JSON
    clock text not null,            -- its name, or its sizes
    plan text not null,             -- JSON: format, rounds, deals and the like
    secret blob not null,           -- all luck of its boards follows from it; its hash is shown
    stage text not null,            -- open, playing, over or off
    rounds integer not null,        -- how many there are, once it has begun; 0: as time allows
    made integer not null,          -- milliseconds since 1970, as all times here
    begins integer,                 -- when it begins by itself; null: when its host says so
    began integer,
    ended integer,
    cut integer not null,           -- 1: it ended before its last round, for want of pairings
    version integer not null
) without rowid;
create index if not exists tournaments_of on tournaments (host, made);
create index if not exists tournaments_live on tournaments (id) where stage in ('open', 'playing');

create table if not exists entrants (
    tournament text not null references tournaments (id),
    number integer not null,        -- in the order of entry, from 1
    kind text not null,             -- person or bot
    name text not null,
    owner blob,                     -- null: a bot, or somebody who has left the house
    bot text not null,
    since integer not null,         -- the first round for which they were there
    until integer,                  -- the last one; null: they still are
    primary key (tournament, number)
) without rowid;
create index if not exists entrants_of on entrants (owner) where owner is not null;

create table if not exists boards (
    tournament text not null references tournaments (id),
    round integer not null,
    number integer not null,
    leg integer not null,
    first integer not null,         -- numbers of entrants
    second integer,                 -- null: a bye
    match text not null,            -- '': it isn't played
    started integer,                -- when its match was begun
    points integer,                 -- half points of the first and of the second; null: not over
    against integer,
    margin integer not null,
    ending text not null,
    primary key (tournament, round, number, leg)
) without rowid;
create index if not exists boards_open on boards (tournament) where points is null;
