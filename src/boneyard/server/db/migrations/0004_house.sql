-- What the house itself must not forget: `guests` is the key of its mark on the secrets it gives
-- to guests.
create table if not exists house (
    name text primary key,
    value blob not null
) without rowid;
