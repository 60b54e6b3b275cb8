-- Funds that stand in for what bankrupt positions owe, and who takes a share back out of them.
create table insurance_module (
  id int4 primary key,                -- 1
  redemption_notice text not null,    -- of new funds, as the chain writes durations: '20s'
  next_share_denom int8 not null,
  next_redemption int8 not null,
  next_failed int8 not null,          -- id of the next redemption that fails
  first_claimable int8                -- nanoseconds since 1970: when the next redemption is due; null without one
);
create table insurance_funds (
  market text primary key,            -- 0x and 64 lower-case digits
  ticker text not null,
  deposit_denom text not null,
  share_denom text not null,
  redemption_notice text not null,
  balance numeric not null,
  total_share numeric not null,
  oracle_base text not null,
  oracle_quote text not null,
  oracle_type text not null,
  expiry int8 not null                -- seconds since 1970; -1 of perpetual markets, -2 of binary options
);
create index insurance_funds_share on insurance_funds (share_denom);
create table insurance_redemptions (
  id int8 primary key,
  market text not null,
  redeemer text not null,
  claimable int8 not null,            -- nanoseconds since 1970
  share_denom text not null,
  amount numeric not null
);
create index insurance_redemptions_redeemer on insurance_redemptions (redeemer);
-- Redemptions that the chain could not pay out.
create table insurance_failures (
  id int8 primary key,
  redemption int8 not null,
  market text not null,
  redeemer text not null,
  claimable int8 not null,
  share_denom text not null,
  amount numeric not null,
  reason text not null
);
-- Coins that the chain could not send, to be claimed.
create table insurance_vouchers (
  address text not null,
  denom text not null,
  amount numeric not null,
  primary key (address, denom)
);

-- What accounts did with their shares.
create table insurance_changes (
  height int8 not null,
  place int4 not null,                -- ordinal of the event in its block
  tx_seq int8,                        -- null at the end of a block
  account int8 not null,
  market bytea not null,              -- 32 bytes
  kind int4 not null,                 -- 1 underwritten, 2 redemption asked for, 3 redeemed
  redemption int8,
  share_denom int8 not null,
  shares numeric not null,
  denom int8,                         -- of what was paid in or out; null while it is only asked for
  amount numeric,
  primary key (height, place)
) partition by range (height);
create index insurance_changes_account on insurance_changes (account, height, place);
create index insurance_changes_market on insurance_changes (market, height, place);
-- Balances of funds after every change, liquidations and settlements among them.
create table insurance_balances (
  height int8 not null,
  place int4 not null,
  market bytea not null,
  balance numeric not null,
  total_share numeric not null,
  primary key (market, height, place)
) partition by range (height);
