-- Raw answers of blocks that nobody writes any more: those of eight neighbours in one frame, which has the height of the
-- first of them, a multiple of 8. database/block-texts/frame.ts says how it is packed. A block is here or in block_blobs.
create table sealed_blobs (
  height int8 primary key,
  block bytea not null,
  results bytea not null
) partition by range (height);
alter table sealed_blobs alter block set storage external;
alter table sealed_blobs alter results set storage external;

do $$
declare
  place int8;
begin
  for place in select substring(inhrelid::regclass::text from '_(\d+)$')::int8 from pg_inherits
    where inhparent = 'block_blobs'::regclass
  loop
    execute format('create table sealed_blobs_%1$s (like sealed_blobs including all)', place);
    execute format('alter table sealed_blobs attach partition sealed_blobs_%1$s for values from (%2$s) to (%3$s)',
      place, place << 20, (place + 1) << 20);
  end loop;
end $$;
