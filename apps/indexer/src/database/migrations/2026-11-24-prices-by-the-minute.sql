-- The last word of oracles on each feed in a minute (UTC), whichever of its blocks are written first: what a candle is marked
-- with is found by its time, without the block that was the last one in it.
create table oracle_prices_1m (
  feed int8 not null,                 -- as in oracle_price_changes
  bucket timestamptz not null,
  price numeric not null,
  told int8 not null,                 -- height
  primary key (feed, bucket)
) with (fillfactor = 70);             -- rows of the minute change with each block: there is room for that beside them

-- Of an index that is there already.
insert into oracle_prices_1m (feed, bucket, price, told)
select distinct on (c.feed, date_bin('1 minute', b.time, '2001-01-01 00:00:00Z'))
  c.feed, date_bin('1 minute', b.time, '2001-01-01 00:00:00Z'), c.price, c.height
from oracle_price_changes as c join blocks as b using (height)
order by c.feed, 2, c.height desc, c.place desc, c.at desc;
