create function log_stays() returns trigger language plpgsql as $$
begin
    raise exception 'the log is only ever added to' using errcode = 'integrity_constraint_violation';
end $$;

create trigger events_stay before update or delete on events
for each row execute function log_stays();

create trigger events_are_kept before truncate on events
for each statement execute function log_stays();

-- What each house has committed last: written with every group of statements, so that a house
-- whose connection broke while it committed can see whether it did.
create table writers (
    writer text primary key,
    last bigint not null,
    at bigint not null              -- milliseconds since 1970
);
