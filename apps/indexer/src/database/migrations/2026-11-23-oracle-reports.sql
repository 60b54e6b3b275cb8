-- Who told a price, or else who signed for it; null where neither is told, and of blocks that were indexed before.
alter table oracle_price_changes add column reporter int8;

-- What each reporter told of a feed, by the hour (UTC): added to as blocks are written, in any order.
create table oracle_reports_1h (
  feed int8 not null,                 -- as in oracle_price_changes
  bucket timestamptz not null,
  reporter int8 not null,             -- account; 0 where nobody is told
  reports int4 not null,
  low numeric not null,
  high numeric not null,
  last numeric not null,
  told int8 not null,                 -- height of the last
  primary key (feed, bucket, reporter)
) with (fillfactor = 70);             -- rows of the hour change with each block: there is room for that beside them

-- Of an index that is there already: without reporters.
insert into oracle_reports_1h (feed, bucket, reporter, reports, low, high, last, told)
select c.feed, date_bin('1 hour', b.time, '2001-01-01 00:00:00Z'), 0, count(*), min(c.price), max(c.price),
  (array_agg(c.price order by c.height desc, c.place desc, c.at desc))[1], max(c.height)
from oracle_price_changes as c join blocks as b using (height)
group by 1, 2;
