-- What happened by the minute, the hour and the day (UTC). Every block adds to them, in any order.
alter table stats_1m
  add column gas_wanted int8 not null default 0,
  add column fees numeric not null default 0,           -- in the smallest unit of inj
  add column new_accounts int4 not null default 0,      -- that signed their first transaction
  add column active_accounts int4 not null default 0;   -- counted by hours and days only
create table stats_1h (like stats_1m including all);
create table stats_1d (like stats_1m including all);

-- Who signed a transaction, so that an account counts once.
create table signers_1h (bucket timestamptz not null, account int8 not null, primary key (bucket, account));
create table signers_1d (bucket timestamptz not null, account int8 not null, primary key (bucket, account));

-- Trading by market.
create table trading_1m (
  bucket timestamptz not null,
  market int8 not null,
  generation int2 not null,           -- of the exchange: 1 counts in the chain's units, 2 in those of people
  fills int4 not null,                -- of orders, each side of a trade one
  notional numeric not null,          -- price times quantity of what was bought, in the quote asset
  primary key (bucket, market, generation)
);
create table trading_1h (like trading_1m including all);
create table trading_1d (like trading_1m including all);

-- How many events and messages of each module could not be read.
create table unread_counts (module text primary key, n int8 not null);
