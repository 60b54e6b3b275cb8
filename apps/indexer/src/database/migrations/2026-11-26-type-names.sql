-- The key of a type is one of the name that is kept: nothing else keeps a name from being there twice, and an index that
-- kept long names under keys of all of their text must be able to go on.
alter table message_types drop constraint message_types_type_url_key;
alter table event_types drop constraint event_types_type_key;
