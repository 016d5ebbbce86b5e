-- Sides of two enter a tournament together: one enters, and hands a link to the other.
alter table entrants add column partner text not null default '';       -- '': none; open, person or bot
alter table entrants add column partner_name text not null default '';
alter table entrants add column partner_owner blob;
alter table entrants add column link text not null default '';          -- what a partner enters by
-- 1: they were taken out, and can't come back.
alter table entrants add column barred integer not null default 0;
create index entrants_partners on entrants (partner_owner) where partner_owner is not null;

-- From when on results were others than before, for each of the latest turns: what was folded of
-- those before stays as it is.
create table rating_changes (
    turn integer primary key,
    since integer not null          -- milliseconds since 1970
);
