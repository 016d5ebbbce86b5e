-- Numbers that the server keeps for itself: how steady time runs on each boot of each machine, how
-- far it is from the database's clock, and the last probe of whether anything can be written.
create table if not exists server_state (
    name text primary key,
    value integer not null,
    noted integer not null          -- when; steady time, in milliseconds
) without rowid;
