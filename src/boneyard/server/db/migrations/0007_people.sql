-- People who want to be known again. A person is the `owner` of seats and matches; of guests who
-- never ask to be kept there is no row in any of these.
create table if not exists people (
    person blob primary key,
    since integer not null,         -- milliseconds since 1970, as all times here
    name text not null,
    hue integer,                    -- a colour of one's own; null: as it comes
    language text not null,
    mail text unique                -- an address that was proved to be theirs
) without rowid;

-- Where somebody is signed in. A device that was ended stays: its secret must not become a new
-- guest's, nor go on being the one who first had it.
create table if not exists devices (
    token blob primary key,         -- the hash of its secret
    person blob not null,
    label text not null,            -- what the browser calls itself
    since integer not null,
    seen integer not null,          -- a day, counted from 1970: no more is kept of when
    ended integer
) without rowid;
create index if not exists devices_of on devices (person);

-- Key links: whoever has one becomes that person, until it is revoked.
create table if not exists keys (
    secret blob primary key,        -- its hash
    person blob not null,
    since integer not null
) without rowid;
create index if not exists keys_of on keys (person);

create table if not exists passkeys (
    id blob primary key,
    person blob not null,
    public blob not null,
    count integer not null,         -- of signatures, if the authenticator counts
    label text not null,
    since integer not null
) without rowid;
create index if not exists passkeys_of on passkeys (person);

-- Codes that were sent by mail.
create table if not exists codes (
    ticket blob primary key,        -- the hash of what the asker holds
    mail text not null,
    code blob not null,             -- the hash of ticket and digits
    tries integer not null,         -- that are left
    until integer not null
) without rowid;
create index if not exists codes_until on codes (until);

-- Whom somebody doesn't want to meet: they neither challenge nor sit down at one's table.
create table if not exists blocks (
    person blob not null,
    other blob not null,
    name text not null,             -- what they were called
    since integer not null,
    primary key (person, other)
) without rowid;
create index if not exists blocks_of on blocks (other);

-- A match that somebody was challenged to.
create table if not exists offers (
    match text not null,
    person blob not null,           -- who is challenged
    by blob not null,
    since integer not null,
    refused integer,
    primary key (match, person)
) without rowid;
create index if not exists offers_to on offers (person, since);
create index if not exists offers_by on offers (by, since);
