-- What is told to those who watch comes a round late, if whoever began the match wishes so.
create table if not exists late (
    match text primary key references matches (id)
) without rowid;

-- Tables with a seat for anybody. A row goes when the last seat is taken, when it is withdrawn, or
-- when whoever began it has gone: so the list is as long as what waits, however much was ever
-- played. Matches by link have none.
create table if not exists open_tables (
    match text primary key references matches (id),
    alike text not null,            -- game, options, pace and level: who asks for the same sits here
    host blob not null,
    place blob not null,            -- a mark of where the host was, to count by; no address
    game text not null,
    pace text not null,             -- JSON: the clock, if there is one
    stays integer not null,         -- over days: it waits while nobody is there
    level text not null,
    language text not null,
    at integer not null,            -- since when; milliseconds since 1970
    lapses integer not null         -- when it goes, unless the host shows up
) without rowid;

create index if not exists open_tables_listed on open_tables (stays, at);
create index if not exists open_tables_of_game on open_tables (game, stays, at);
create index if not exists open_tables_alike on open_tables (alike, at) where alike <> '';
create index if not exists open_tables_of on open_tables (host);
create index if not exists open_tables_from on open_tables (place);
create index if not exists open_tables_lapse on open_tables (lapses);
