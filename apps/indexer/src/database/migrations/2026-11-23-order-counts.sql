-- In which blocks a subaccount placed orders in a market, or had some filled, and how many: so lists of a market or of a
-- subaccount read only packs that have lines for them, and know how many lines there are without reading these.
create table order_counts (
  height int8 not null,
  market int8 not null,
  account int8 not null,
  nonce int4 not null,                -- that of the subaccount, -1 where it is more than 2^31 - 1
  placed int4 not null,               -- orders
  filled int4 not null,               -- fills of some quantity
  primary key (market, height, account, nonce) include (placed, filled)
) partition by range (height);
create index order_counts_account on order_counts (account, height, market, nonce) include (placed, filled);

-- In which blocks orders were filled that had a name of their sender's.
create table trade_cids (
  height int8 not null,
  market int8 not null,
  cid int8 not null,                  -- first 8 bytes of its sha256
  primary key (cid, height, market)
) partition by range (height);

do $$
declare
  place int8;
  counted text;
begin
  for place in select substring(inhrelid::regclass::text from '_(\d+)$')::int8 from pg_inherits
    where inhparent = 'order_packs'::regclass
  loop
    foreach counted in array array['order_counts', 'trade_cids'] loop
      execute format('create table %1$s_%2$s partition of %1$s for values from (%3$s) to (%4$s)',
        counted, place, place << 20, (place + 1) << 20);
    end loop;
  end loop;
end $$;

-- Of an index that is there already: out of its packs, as handlers/orders/entries.ts and fills.ts wrote them.
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

create function packed_nonce(packed bytea, at int) returns int4 immutable language plpgsql as $$
declare
  n int8 := packed_whole(packed, at);
begin
  return case when n < 2147483648 then n else -1 end;
end $$;

create function packed_keys(packed bytea) returns int8[] immutable language sql as $$
  select array_agg(('x' || encode(substr(packed, packed_after(packed, 0) + 8 * k + 1, 8), 'hex'))::bit(64)::int8 order by k)
  from generate_series(0, packed_whole(packed, 0)::int - 1) as k
$$;

create function packed_fills(packed bytea) returns table (account int8, nonce int4, quantity int8, cid bytea)
  immutable language plpgsql as $$
declare
  accounts int8[] := packed_keys(packed);
  at int := packed_after(packed, 0) + 8 * coalesce(cardinality(accounts), 0);
  flags int;
begin
  while at < length(packed) loop
    account := accounts[packed_whole(packed, at)::int + 1];
    at := packed_after_cause(packed, packed_after(packed, at) + 32);
    flags := get_byte(packed, at) | (get_byte(packed, at + 1) << 8);
    nonce := packed_nonce(packed, at + 2);
    at := packed_after(packed, at + 2, 3);
    quantity := packed_whole(packed, packed_after(packed, at));
    at := packed_after(packed, at, case when flags & 64 > 0 then 10 else 4 end);
    if flags & 256 > 0 then at := packed_after_sized(packed, at); end if;
    cid := null;
    if flags & 512 > 0 then
      cid := substr(packed, packed_after(packed, at) + 1, packed_whole(packed, at)::int);
      at := packed_after_sized(packed, at);
    end if;
    return next;
  end loop;
end $$;

create function packed_placings(packed bytea) returns table (market int8, nonce int4)
  immutable language plpgsql as $$
declare
  markets int8[] := packed_keys(packed);
  at int := packed_after(packed, 0) + 8 * coalesce(cardinality(markets), 0);
  head int;
  kind int;
  flags int;
begin
  while at < length(packed) loop
    head := packed_whole(packed, at);
    at := packed_after(packed, at);
    kind := head & 7;
    if kind = 1 then -- filled
      at := packed_after(packed, at) + 4;
      continue;
    elsif kind = 3 then -- triggered
      at := at + 64;
      continue;
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
    nonce := packed_nonce(packed, at + 2);
    at := packed_after(packed, at + 2, 5);
    if flags & 16 > 0 then at := packed_after(packed, at, 2); end if;
    if flags & 32 > 0 then at := packed_after(packed, at, 2); end if;
    if flags & 64 > 0 then at := packed_after_sized(packed, at); end if;
    if flags & 1024 > 0 then at := packed_after(packed, at); end if;
    if flags & 2048 > 0 then at := packed_after_sized(packed, at); end if;
    if kind = 0 then
      market := markets[(head >> 3) + 1];
      return next;
    end if;
  end loop;
end $$;

insert into order_counts (height, market, account, nonce, placed, filled)
  select height, market, account, nonce, sum(placed), sum(filled) from (
    select height, market, account, nonce, 1 as placed, 0 as filled
    from order_packs cross join lateral packed_placings(entries)
    union all select height, market, account, nonce, 0, 1
    from trade_packs cross join lateral packed_fills(fills) where quantity > 0
  ) as line group by height, market, account, nonce;
insert into trade_cids (height, market, cid)
  select distinct height, market, ('x' || encode(substr(sha256(cid), 1, 8), 'hex'))::bit(64)::int8
  from trade_packs cross join lateral packed_fills(fills) where quantity > 0 and cid is not null;

drop function packed_placings, packed_fills, packed_keys, packed_nonce, packed_after_cause, packed_after_sized,
  packed_after, packed_whole;
