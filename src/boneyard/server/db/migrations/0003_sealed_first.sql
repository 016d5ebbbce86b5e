-- Since version 2 of the fair dealing the house seals its secret first, and the seats add their
-- seeds afterwards. Older matches go on by version 1, as they were begun.
alter table matches add column fair integer not null default 1;
alter table matches add column sealed integer;  -- when the seal was made; milliseconds since 1970
alter table seats add column seeded integer;    -- when the seat's seed came; null: it added none
