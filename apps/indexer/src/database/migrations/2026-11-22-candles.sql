-- Candles of a market in chunks that are over, a line each: seconds since 1970, the exchange's generation, the first, the
-- highest, the lowest and the last price, the quantity and the notional. Made of the roll-ups, by write-candles.ts.
create table candles (
  market int8 not null,
  resolution int4 not null,           -- seconds of a candle
  start timestamptz not null,         -- of the chunk
  lines text not null,
  primary key (market, resolution, start)
);

-- Of an index that is there already.
insert into candles (market, resolution, start, lines)
with candle as (
  select level.chunk, l.market, level.resolution, l.generation, min(l.opened) as opened, max(l.high) as high,
    date_bin(level.resolution * interval '1 second', l.bucket, '2001-01-01 00:00:00Z') as bucket,
    (array_agg(l.open order by l.bucket, l.opened))[1] as open, min(l.low) as low,
    (array_agg(l.close order by l.bucket desc, l.opened desc))[1] as close,
    sum(l.quantity) as quantity, sum(l.notional) as notional
  from (values
    (60, 3600, '1m'), (180, 3600, '1m'), (300, 3600, '1m'), (900, 3600, '1m'), (1800, 3600, '1m'),
    (3600, 86400, '1h'), (7200, 86400, '1h'), (14400, 86400, '1h'), (21600, 86400, '1h'), (43200, 86400, '1h'),
    (86400, 2419200, '1d'), (604800, 2419200, '1d')
  ) as level (resolution, chunk, suffix) join (
    select '1m' as suffix, * from trading_1m
    union all select '1h', * from trading_1h
    union all select '1d', * from trading_1d
  ) as l using (suffix)
  where l.open is not null and l.bucket < date_bin(level.chunk * interval '1 second',
    (select time from blocks where height = (select head from chain_state)), '2001-01-01 00:00:00Z')
  group by level.chunk, l.market, level.resolution, l.generation,
    date_bin(level.resolution * interval '1 second', l.bucket, '2001-01-01 00:00:00Z')
)
select market, resolution, date_bin(chunk * interval '1 second', bucket, '2001-01-01 00:00:00Z'),
  string_agg(concat_ws(' ', extract(epoch from bucket)::int8, generation, trim_scale(open), trim_scale(high),
    trim_scale(low), trim_scale(close), trim_scale(quantity), trim_scale(notional)), e'\n' order by bucket, opened)
from candle group by 1, 2, 3;
