-- What people have answered to puzzles and in lessons: one row for each position, whatever was
-- tried after the first answer.
create table if not exists answers (
    person blob not null,
    puzzle text not null,           -- the id of the position
    move text not null,             -- the first answer
    solved integer not null,        -- 1: the best move was found, then or later
    at integer not null,            -- when it was last answered; milliseconds since 1970
    primary key (person, puzzle)
) without rowid;

-- How many days in a row somebody has found the move of the puzzle of the day.
create table if not exists streaks (
    person blob primary key,
    day integer not null,           -- the last day that was answered, days since the year 1
    length integer not null,        -- up to that day; 0: it was not found then
    best integer not null           -- the longest there was
) without rowid;
