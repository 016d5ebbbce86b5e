-- What analyses have found that somebody should practise: a row for each of their matches that was
-- analysed, the latest hundred.
create table if not exists habits (
    person blob not null,
    match text not null references matches (id),
    found text not null,            -- JSON: for each habit its name, how often, and how bad it was
    at integer not null,            -- when it was analysed; milliseconds since 1970
    primary key (person, match)
) without rowid;
