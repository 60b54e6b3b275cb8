-- Orders that were refused are found by their hashes, too: their heads join those of the orders that came in the block. Of an
-- index that is there already: out of its packs, as handlers/orders/entries.ts wrote them.
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

-- Those that have a hash; what is all zeros stands for none.
create function packed_refused(packed bytea) returns setof int4 immutable language plpgsql as $$
declare
  at int := packed_after(packed, 0) + 8 * packed_whole(packed, 0)::int;
  kind int;
  flags int;
  hash bytea;
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
    elsif kind = 4 then -- refused
      hash := substr(packed, at + 1, 32);
      if hash <> decode(repeat('00', 32), 'hex') then
        return next ('x' || encode(substr(hash, 1, 4), 'hex'))::bit(32)::int4;
      end if;
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
  from order_packs cross join lateral packed_refused(entries) as head group by height
  on conflict (height) do update set heads = (
    select array_agg(distinct head order by head) from unnest(order_hashes.heads || excluded.heads) as head
  );

drop function packed_refused, packed_after_cause, packed_after_sized, packed_after, packed_whole;
