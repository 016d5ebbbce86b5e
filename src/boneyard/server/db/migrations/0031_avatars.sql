-- The picture that a player has chosen of those that the site draws; nothing: initials.
alter table people add column avatar text not null default '';
