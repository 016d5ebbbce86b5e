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
