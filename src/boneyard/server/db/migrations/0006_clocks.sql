-- Time for a move: a match has a clock, or none, for good.
alter table matches add column clock text;      -- JSON: [bank, turn, most] in milliseconds

-- How the banks stand, for matches with a clock that are not over. `due` is the next moment at which
-- something happens by itself, and `stage` what: remind, late or close. One index finds them all;
-- nothing of a match is loaded before its moment has come.
create table clocks (
    match text primary key references matches (id),
    banks text not null,            -- JSON: what each seat has left, in milliseconds
    seat integer,                   -- whose time runs; null: nobody's
    since integer not null,         -- milliseconds since 1970
    due integer,
    stage text not null
) without rowid;

create index clocks_due on clocks (due) where due is not null;

-- Plays that somebody has left for their next turn: the first that is legal then is made. They are
-- for nobody else to know, and count no more once the seat has acted or tiles are dealt anew.
create table later (
    match text not null references matches (id),
    seat integer not null,
    after integer not null,         -- the number of the last entry when they were left
    plays text not null,            -- JSON: moves as text, the best first
    primary key (match, seat)
) without rowid;
