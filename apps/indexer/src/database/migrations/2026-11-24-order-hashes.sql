-- In which block an order came, by the first 4 bytes of its hash: the packs of that block have the rest. One row for a
-- block, since a row for each order would be half as much again.
create table order_hashes (
  height int8 primary key,
  heads int4[] not null
) partition by range (height);
-- Each block brings some dozens, which go where they belong at once: a list of those to come would be read by who looks.
create index order_hashes_heads on order_hashes using gin (heads) with (fastupdate = off);

do $$
declare
  place int8;
begin
  for place in select substring(inhrelid::regclass::text from '_(\d+)$')::int8 from pg_inherits
    where inhparent = 'order_packs'::regclass
  loop
    execute format('create table order_hashes_%1$s partition of order_hashes for values from (%2$s) to (%3$s)',
      place, place << 20, (place + 1) << 20);
  end loop;
end $$;

-- Of an index that is there already: out of its packs, as handlers/orders/entries.ts wrote them.
-- A whole number; of one that takes more than seven bytes only that it is large.
create function packed_whole(packed bytea, at int) returns int8 immutable language plpgsql as $$
declare
  value int8 := 0;
  shift int := 0;
  digit int := get_byte(packed, at);
begin
  while digit > 127 loop
    if shift > 48 then return 1::int8 << 60; end if;
    value := value | ((digit & 127)::int8 << shift);
    shift := shift + 7;
    at := at + 1;
    digit := get_byte(packed, at);
  end loop;
  return value | (digit::int8 << shift);
end $$;

-- The place behind so many whole numbers; a decimal is two.
create function packed_after(packed bytea, at int, count int default 1) returns int immutable language plpgsql as $$
begin
  for i in 1..count loop
    while get_byte(packed, at) > 127 loop at := at + 1; end loop;
    at := at + 1;
  end loop;
  return at;
end $$;

create function packed_after_sized(packed bytea, at int) returns int immutable language plpgsql as
  'begin return packed_after(packed, at) + packed_whole(packed, at); end';

create function packed_after_cause(packed bytea, at int) returns int immutable language plpgsql as
  'begin return packed_after(packed, at, case get_byte(packed, at) when 0 then 1 else 2 end); end';

create function packed_heads(packed bytea) returns setof int4 immutable language plpgsql as $$
declare
  at int := packed_after(packed, 0) + 8 * packed_whole(packed, 0)::int;
  kind int;
  flags int;
begin
  while at < length(packed) loop
    kind := packed_whole(packed, at) & 7;
    at := packed_after(packed, at);
    if kind = 1 then -- filled
      at := packed_after(packed, at) + 4;
      continue;
    elsif kind = 3 then -- triggered
      at := at + 64;
      continue;
    elsif kind = 0 then -- placed
      return next ('x' || encode(substr(packed, at + 1, 4), 'hex'))::bit(32)::int4;
    end if;
    at := packed_after_cause(packed, at + case kind when 2 then 8 else 32 end);
    if kind = 2 then -- cancelled
      at := packed_after(packed, at + 2, 5);
      continue;
    elsif kind = 5 then -- a cancel was refused
      at := packed_after_sized(packed, packed_after_sized(packed, packed_after(packed, at)));
      continue;
    elsif kind = 4 then -- refused
      at := packed_after(packed, at);
    end if;
    at := at + 1;
    if kind = 4 and get_byte(packed, at - 1) = 0 then
      at := packed_after_sized(packed, at);
      continue;
    end if;
    flags := get_byte(packed, at) | (get_byte(packed, at + 1) << 8);
    at := packed_after(packed, at + 2, 5);
    if flags & 16 > 0 then at := packed_after(packed, at, 2); end if;
    if flags & 32 > 0 then at := packed_after(packed, at, 2); end if;
    if flags & 64 > 0 then at := packed_after_sized(packed, at); end if;
    if flags & 1024 > 0 then at := packed_after(packed, at); end if;
    if flags & 2048 > 0 then at := packed_after_sized(packed, at); end if;
  end loop;
end $$;

insert into order_hashes (height, heads)
  select height, array_agg(distinct head order by head)
  from order_packs cross join lateral packed_heads(entries) as head group by height;

drop function packed_heads, packed_after_cause, packed_after_sized, packed_after, packed_whole;
