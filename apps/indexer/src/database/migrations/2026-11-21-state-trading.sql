-- Of trading by market: what it traded at, so that prices need no look at the trades themselves. In the units of the
-- line's generation, as its notional.
alter table trading_1m
  add column quantity numeric not null default 0,       -- of what was bought: of the base asset, or contracts
  add column opened int8,                               -- height of its first block with a trade
  add column closed int8,                               -- height of its last one
  add column open numeric,                              -- price of the first trade
  add column high numeric,
  add column low numeric,
  add column close numeric;                             -- price of the last trade
alter table trading_1h
  add column quantity numeric not null default 0,
  add column opened int8,
  add column closed int8,
  add column open numeric,
  add column high numeric,
  add column low numeric,
  add column close numeric;
alter table trading_1d
  add column quantity numeric not null default 0,
  add column opened int8,
  add column closed int8,
  add column open numeric,
  add column high numeric,
  add column low numeric,
  add column close numeric;
create index trading_1m_market on trading_1m (market, bucket);
create index trading_1h_market on trading_1h (market, bucket);
create index trading_1d_market on trading_1d (market, bucket);
