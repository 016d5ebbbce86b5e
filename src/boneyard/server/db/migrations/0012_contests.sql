-- What a match is part of: nothing, or a word that says which contest, and where in it.
alter table matches add column contest text not null default '';

-- How matches that are part of something ended: written with the last entry of their log, so that
-- none is ever missing. Standings and ratings are computed from these rows and nothing else.
create table results (
    match text primary key references matches (id),
    contest text not null,
    game text not null,
    at integer not null,            -- when; milliseconds since 1970
    outcome text not null           -- JSON: points and places of the sides, how it ended; who
                                    -- sat there is told by the seats, as long as it may be known
) without rowid;

create index results_of on results (contest, at, match);
create index results_at on results (at, match);
