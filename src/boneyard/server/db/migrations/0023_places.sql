-- Whose places are asked for at every look at the duplicate, and when two guests become one person.
create index if not exists duplicate_places_of on duplicate_places (owner) where owner is not null;
