-- People who stay off leaderboards and profiles.
create table if not exists unlisted (
    person blob primary key,
    at integer not null             -- since when; milliseconds since 1970
) without rowid;

-- Results that the host leaves out of ratings.
create table if not exists left_out (
    match text primary key references matches (id),
    at integer not null             -- since when; milliseconds since 1970
) without rowid;

-- Whom results count for whose person has left: a word that says nothing, the same for all of
-- theirs, so that the ratings of those who played with them stay as they are.
create table if not exists gone (
    match text not null references matches (id),
    seat integer not null,
    who text not null,
    primary key (match, seat)
) without rowid;

-- Goes up whenever results are somebody else's than before, or others count: then ratings are
-- computed anew, from the first result on, in every house.
create table if not exists rating_turns (
    name text primary key,
    turn integer not null
) without rowid;
