-- Where order books begin to be known since frames before it were dropped: one row, or none. Blocks that are filled in
-- again bring back what changed, but not the frames.
create table book_reach (
  id int4 primary key check (id = 1),
  height int8 not null
);
