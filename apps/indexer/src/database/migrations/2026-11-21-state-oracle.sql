-- Prices that oracles of every kind have told the chain.
create table oracle_module (
  id int4 primary key,                -- 1
  params jsonb not null,
  band_params jsonb not null,         -- of Band over IBC, as are the next two
  band_last_client int8 not null,
  band_last_request int8 not null
);
create table oracle_prices (
  oracle text not null,               -- as the chain names its kinds: PriceFeed, Band, Pyth, …
  base text not null,                 -- the symbol, where prices are of no pair
  quote text not null,                -- the provider of a provider's price; empty where prices are of no pair
  price numeric,                      -- null for a pair that has relayers and no price yet
  cumulative numeric,                 -- price times seconds, until the time of the price
  time int8,                          -- seconds since 1970, of the block that brought the price
  details jsonb not null,             -- what else this kind of oracle tells, in the chain's words
  primary key (oracle, base, quote)
);
-- Coinbase's prices of the last minutes, from which the chain takes an average.
create table oracle_coinbase_prices (
  symbol text not null,
  timestamp int8 not null,            -- Coinbase's own
  kind text not null,
  value int8 not null,
  price numeric not null,
  cumulative numeric not null,
  time int8 not null,
  primary key (symbol, timestamp)
);
create table oracle_relayers (
  oracle text not null,
  base text not null,                 -- empty for Band
  quote text not null,
  relayer text not null,
  primary key (oracle, base, quote, relayer)
);
create table oracle_providers (provider text primary key, relayers jsonb not null);
create table oracle_publishers (address text primary key);
create table oracle_band_requests (id int8 primary key, request jsonb not null);
create table oracle_band_calls (client int8 primary key, calldata bytea not null);
-- The prices of the last five minutes, in pieces of a minute; and where they begin and end.
create table oracle_records (
  oracle text not null,
  symbol text not null,
  minute int8 not null,               -- minutes since 1970
  records jsonb not null,             -- [[seconds, price]]
  primary key (oracle, symbol, minute)
);
create table oracle_record_spans (
  oracle text not null,
  symbol text not null,
  first int8 not null,                -- minute of the first record
  last int8 not null,                 -- seconds since 1970
  primary key (oracle, symbol)
);

-- Every price that was told.
create table oracle_price_changes (
  height int8 not null,
  place int4 not null,                -- ordinal of the event in its block
  at int4 not null,                   -- place in the event
  feed int8 not null,                 -- first 8 bytes of sha256 of `oracle/base/quote`
  price numeric not null,
  primary key (feed, height, place, at)
) partition by range (height);
