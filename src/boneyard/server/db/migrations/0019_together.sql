-- Duplicate together. A pair plays a set at one table; teams of four play it in two rooms. Both are
-- parties: a pair is found by its link, a room by its set and its number (`SET/1`, `SET/2`).
alter table duplicate_sets add column teams integer not null default 0;

-- Who sits where in a party: of a pair 0 and 1, of a room its four seats.
create table duplicate_places (
    party text not null,
    place integer not null,
    session text not null,          -- a set, or a day
    owner blob,                     -- null: a bot, also for somebody who has left the house
    name text not null,
    primary key (party, place)
) without rowid;

-- Nobody plays a set twice, nor in both rooms.
create unique index duplicate_places_once on duplicate_places (session, owner);

-- The deals that a party has begun, and where: once for ever, for the first attempt counts.
create table duplicate_rounds (
    party text not null,
    deal integer not null,
    session text not null,
    match text not null,
    primary key (party, deal)
) without rowid;

create index duplicate_rounds_of on duplicate_rounds (session, deal);
