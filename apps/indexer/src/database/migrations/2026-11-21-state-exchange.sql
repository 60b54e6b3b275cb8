-- The exchange module but its orders. Prices and quantities are as the chain tells them: in its own units where
-- generation is 1 (exchange v1beta1), human-readable where it is 2 (v2). Deposits are in the chain's units in both.
--   subaccount = 32 bytes: the account's address and 12 bytes of a number
--   market     = the market's id, `0x…` in lower case, where it is text; where it is int8, the id's first 8 bytes

create table exchange_settings (
  name text primary key,              -- params, fee_discount_schedule, trading_reward_campaign_info, …
  value jsonb not null
);

create table markets (
  id text primary key,
  key int8 not null unique,
  kind text not null,                 -- spot, perpetual, expiry, binary
  generation int4 not null,
  ticker text not null,
  status text not null,               -- Active, Paused, Demolished, Expired
  base_denom text,                    -- of a spot market
  quote_denom text not null,
  base_decimals int4,                 -- of a spot market
  quote_decimals int4 not null,
  market jsonb not null               -- the whole market, in the chain's own words
);
create index markets_ticker on markets (lower(ticker));

create table perpetuals (
  market text primary key,
  hourly_funding_rate_cap numeric not null,
  hourly_interest_rate numeric not null,
  next_funding_timestamp int8 not null, -- seconds since 1970, as all below
  funding_interval int8 not null,     -- seconds
  cumulative_funding numeric not null,
  cumulative_price numeric not null,  -- of the interval that runs
  last_timestamp int8 not null
);

-- Futures that are still to expire.
create table expiry_futures (
  market text primary key,
  expiration_timestamp int8 not null,
  twap_start_timestamp int8 not null,
  twap_due int8,                      -- the same, while the average that they settle at hasn't begun
  twap_start_price_cumulative numeric not null, -- what the oracle's prices had summed up to then
  twap_start_base_cumulative numeric, -- null on chains that only know the one before
  twap_start_quote_cumulative numeric,
  settlement_price numeric not null
);
create index expiry_futures_due on expiry_futures (twap_due);

create table exchange_deposits (
  subaccount bytea not null,
  denom int8 not null,
  available numeric not null,
  total numeric not null,             -- with what orders hold back
  primary key (subaccount, denom)
);

create table exchange_denoms (
  denom int8 primary key,
  decimals int4,                      -- registered: fees in it go to the auction
  min_notional numeric                -- the least that an order must be worth
);

create table positions (
  market int8 not null,
  subaccount bytea not null,
  is_long bool not null,
  quantity numeric not null,
  entry_price numeric not null,
  margin numeric not null,
  cumulative_funding_entry numeric not null,
  primary key (market, subaccount)
);
create index positions_subaccount on positions (subaccount);

create table trade_nonces (subaccount bytea primary key, nonce int8 not null);

-- What was traded ever since, in the quote denom.
create table market_volumes (market int8 primary key, maker numeric not null, taker numeric not null);
create table subaccount_volumes (
  subaccount bytea not null,
  market int8 not null,
  maker numeric not null,
  taker numeric not null,
  primary key (subaccount, market)
);

create table fee_discount_volumes (
  bucket int8 not null,               -- its start, seconds since 1970
  account int8 not null,
  volume numeric not null,
  primary key (bucket, account)
);

create table reward_pools (
  pending bool not null,              -- ended, waits to be paid
  start int8 not null,                -- seconds since 1970; of a pending one: the campaign's end
  rewards jsonb not null,
  primary key (pending, start)
);
create table reward_points (
  pool int8 not null,                 -- start of the pending pool, 0 for the campaign that runs
  account int8 not null,
  points numeric not null,
  primary key (pool, account)
);
create table reward_opt_outs (account int8 primary key);

create table stake_grants (
  granter int8 not null,
  grantee int8 not null,
  amount numeric not null,
  primary key (granter, grantee)
);
create table active_stake_grants (grantee int8 primary key, granter int8 not null, amount numeric not null);

create table market_fee_multipliers (market text primary key, multiplier numeric not null);

-- What happened. Deposits over time are in deposit_history.

create table position_changes (
  height int8 not null,
  account int8 not null,
  changes bytea not null,             -- new positions of its subaccounts: encodePositions of handlers/exchange/history
  primary key (account, height)
) partition by range (height);
create index position_changes_height on position_changes using brin (height) with (pages_per_range = 8);

create table subaccount_transfers (
  seq int8 not null,                  -- height << 16 | place of the transaction; 65535 outside of one
  ordinal int4 not null,              -- of the event in its block
  sender int8 not null,
  from_subaccount bytea,              -- null: out of the sender's own balance
  recipient int8 not null,
  to_subaccount bytea,                -- null: into the recipient's own balance
  denom int8 not null,
  amount numeric not null,
  primary key (seq, ordinal)
) partition by range (seq);
create index subaccount_transfers_sender on subaccount_transfers (sender, seq);
create index subaccount_transfers_recipient on subaccount_transfers (recipient, seq);

create table funding_rates (
  height int8 not null,
  ordinal int4 not null,
  market int8 not null,
  funding_timestamp int8 not null,    -- end of the interval, seconds since 1970
  cumulative_funding numeric not null,
  payment numeric,                    -- per unit; positive: longs pay
  mark_price numeric,
  primary key (market, height, ordinal)
) partition by range (height);

create table liquidations (
  seq int8 not null,
  ordinal int4 not null,              -- of the event in its block
  place int4 not null,                -- of the trade in the event
  market int8 not null,
  account int8 not null,
  subaccount bytea not null,
  liquidator int8,                    -- null: a contract's message
  was_long bool not null,
  quantity numeric not null,
  price numeric not null,
  payout numeric not null,            -- negative: the position was bankrupt
  pnl numeric,
  lost_from_available numeric not null,
  lost_from_cancels numeric not null,
  insurance_used numeric not null,    -- in the quote denom's smallest unit
  primary key (seq, ordinal, place)
) partition by range (seq);
create index liquidations_market on liquidations (market, seq);
create index liquidations_account on liquidations (account, seq);

create table market_settlements (
  height int8 not null,
  ordinal int4 not null,
  market int8 not null,
  what text not null,                 -- DerivativeMarketPaused, SettledMarketBalance, …
  price numeric,
  missing_funds numeric,
  missing_rate numeric,
  amount numeric,                     -- the market's balance at the end
  primary key (market, height, ordinal)
) partition by range (height);

create table market_changes (
  seq int8 not null,
  ordinal int4 not null,
  market int8 not null,
  status text not null,
  told jsonb not null,
  primary key (market, seq, ordinal)
) partition by range (seq);

create table reward_payments (
  height int8 not null,
  ordinal int4 not null,
  place int4 not null,
  account int8 not null,
  denom int8 not null,
  amount numeric not null,
  primary key (account, height, ordinal, place)
) partition by range (height);
