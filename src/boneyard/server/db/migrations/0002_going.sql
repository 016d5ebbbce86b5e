-- The matches that go on by themselves: a bot is to move, or a round is to be dealt. After a
-- restart these are taken up again, and no others need be looked at.
create table going (
    match text primary key references matches (id)
) without rowid;

-- (SQLite only)
-- Of older matches it is not known: whatever has a bot and no end is looked at once.
insert into going
select id from matches
where exists (select 1 from seats where match = id and kind = 'bot')
and not exists (select 1 from seats where match = id and kind = 'open')
and not exists (select 1 from events where match = id and events like '%"match-ended"%');

-- The latest deals, for the statistics of luck.
create index deals on events (at) where act = 'deal';
