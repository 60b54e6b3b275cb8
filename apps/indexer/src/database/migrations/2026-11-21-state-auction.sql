-- The weekly auction of what the exchange earned.
create table auction_module (
  id int4 primary key,                -- 1
  round int8 not null,
  ending int8 not null,               -- seconds since 1970; 0 before the chain has said
  bidder text not null,               -- of the highest bid; empty without one
  bid_denom text not null,
  bid numeric not null,
  last_round int8,                    -- of the last auction that was won
  last_winner text,
  last_denom text,
  last_bid numeric,
  period int8 not null,               -- seconds
  min_increment numeric not null,     -- fraction that a bid must add to the last
  inj_cap numeric not null,           -- of INJ in a basket
  whitelist jsonb not null            -- who may bid; empty for everybody
);
create table auction_vouchers (
  address text not null,
  denom text not null,
  amount numeric not null,
  primary key (address, denom)
);

create table auction_bids (
  height int8 not null,
  place int4 not null,
  tx_seq int8,
  round int8 not null,
  bidder int8 not null,
  denom int8 not null,
  amount numeric not null,
  primary key (height, place)
) partition by range (height);
create index auction_bids_round on auction_bids (round, height, place);
create index auction_bids_bidder on auction_bids (bidder, height, place);
-- A round begins in the block in which the one before ended; it ends with a result, or without.
create table auction_rounds (
  height int8 not null,
  place int4 not null,
  round int8 not null,
  ending int8 not null,               -- seconds since 1970
  basket jsonb not null,              -- [{ denom, amount }]
  primary key (height, place)
) partition by range (height);
create index auction_rounds_round on auction_rounds (round);
create table auction_results (
  height int8 not null,
  place int4 not null,
  round int8 not null,
  winner int8 not null,
  denom int8 not null,
  amount numeric not null,
  primary key (height, place)
) partition by range (height);
create index auction_results_round on auction_results (round);
