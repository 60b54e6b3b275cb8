-- What accounts traded and earned, by market and day (UTC): sums of the fills of blocks, added to as these are written. In
-- the units of the line's generation, in the quote asset. An index that was there before counts from now on: to have all
-- days it has to be made anew.
create table account_trading_1d (
  bucket timestamptz not null,
  account int8 not null,
  market int8 not null,
  generation int2 not null,           -- of the exchange: 1 counts in the chain's units, 2 in those of people
  fills int4 not null,                -- of its orders
  notional numeric not null,          -- price times quantity of those
  maker_notional numeric not null,    -- of orders that had rested in the book
  fees numeric not null,              -- what it paid
  rebates numeric not null,           -- what it was paid for its orders
  pnl numeric not null,               -- of positions that were closed, before fees and funding
  primary key (account, market, bucket, generation)
) with (fillfactor = 70);             -- rows of the day change with each block: there is room for that beside them
create index account_trading_1d_bucket on account_trading_1d (bucket, market);
