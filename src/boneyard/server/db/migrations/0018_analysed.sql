-- What an analysis has found of a seat in a rated match: it stands beside a rating, never in it.
-- Points are in thousandths.
create table if not exists analysed (
    match text not null references matches (id),
    seat integer not null,
    decisions integer not null,
    cost integer not null,          -- what its choices gave away
    result integer not null,        -- what its side got more than the others
    luck integer not null,          -- how much of that were deals and draws
    primary key (match, seat)
) without rowid;

-- Why a result is left out: because the host says so, or by a rule that needs an analysis.
alter table left_out add column why text not null default 'host';
