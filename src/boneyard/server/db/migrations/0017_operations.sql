-- Addresses and networks that the host keeps out, until they are let in again.
create table if not exists kept_out (
    network text primary key,       -- 203.0.113.0/24
    at integer not null             -- since when; milliseconds since 1970
) without rowid;

-- What authenticators have signed: each challenge is good once, in whichever house it is answered.
-- A row is needed for as long as the challenge would be good.
create table if not exists answered (
    challenge blob primary key,
    until integer not null
) without rowid;

create index if not exists answered_until on answered (until);
