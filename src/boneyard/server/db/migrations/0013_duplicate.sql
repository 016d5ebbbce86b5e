-- Sets of deals that somebody has made for a link. Those of a day follow from a key of the house.
create table duplicate_sets (
    id text primary key,
    owner blob not null,
    game text not null,
    options text not null,          -- JSON
    deals integer not null,
    level text not null,            -- the bots in the other seats
    secret blob not null,           -- all luck of its deals comes from it
    at integer not null             -- when; milliseconds since 1970
) without rowid;

create index duplicate_sets_of on duplicate_sets (owner, at);

-- Who has begun which deal, and where: once for ever, for the first attempt counts.
create table duplicate_plays (
    session text not null,          -- a set, or a day
    deal integer not null,
    owner blob not null,
    match text not null,
    primary key (session, deal, owner)
) without rowid;

create index duplicate_plays_of on duplicate_plays (owner, session);

-- What the house did with the same luck: worked out once, when somebody wants to know it.
create table duplicate_house (
    session text not null,
    deal integer not null,
    acts text not null,             -- JSON: its own moves
    margin integer not null,
    primary key (session, deal)
) without rowid;
