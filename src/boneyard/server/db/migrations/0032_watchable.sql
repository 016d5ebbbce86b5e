-- Matches that anyone may find on the page for spectators, because the player who started them said
-- so. Only the latest are ever looked at.
create table if not exists watchable (
    match text primary key references matches (id),
    since integer not null          -- when the match was started; milliseconds since 1970
) without rowid;
create index if not exists watchable_lately on watchable (since);
