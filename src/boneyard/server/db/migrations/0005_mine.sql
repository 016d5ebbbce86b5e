-- What a guest is shown of their matches: a row for everybody who has a seat, or started it. It
-- changes when a match waits for somebody else, a round is dealt, or all is over; so pages of it
-- are read by an index, however much was ever played here.
create table if not exists mine (
    match text not null references matches (id),
    owner blob not null,
    game text not null,
    stage text not null,            -- yours, others (who keep it waiting), over
    at integer not null,            -- when that came to be; milliseconds since 1970
    names text not null,            -- the others' names, for searching
    won integer,                    -- null: not over, or not known
    score integer,                  -- one's own points; alone, what is left
    against integer,                -- the best of the others; alone, par once it is known
    primary key (match, owner)
) without rowid;

create index if not exists mine_by_stage on mine (owner, stage, at);
create index if not exists mine_by_game on mine (owner, game, stage, at);
create index if not exists mine_lately on mine (owner, at, game);

-- (SQLite only)
-- Older matches: whoever has taken a step back after the end plays on. `sides_of` is our own.
insert or ignore into mine (match, owner, game, stage, at, names, won)
select
    m.id, o.owner, m.game,
    case when e.match is not null then 'over'
        when exists (select 1 from seats where match = m.id and kind = 'open') then 'others'
        else 'yours' end,
    coalesce((select at from events where match = m.id order by number desc limit 1), m.created),
    lower(coalesce((
        select group_concat(name, char(10)) from seats
        where match = m.id and owner is not o.owner
    ), '')),
    case when e.match is not null then exists (
        select 1 from json_each(e.events) as told, json_each(told.value, '$.winners') as side
        join seats as s on s.match = m.id and s.owner = o.owner
        where told.value ->> '$.event' = 'match-ended'
        and s.seat % sides_of(m.game, m.options) = side.value
    ) end
from matches as m
join (
    select match, owner from seats where owner is not null
    union select id, host from matches where host is not null
) as o on o.match = m.id
left join events as e on e.match = m.id and e.events like '%"match-ended"%' and e.number > coalesce(
    (select max(number) from events where match = m.id and act = 'undo'), 0
);
