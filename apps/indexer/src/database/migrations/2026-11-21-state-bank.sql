-- What each account held of each denom after every block that changed it.
create table balance_history (
  height int8 not null,
  denom int8 not null,
  account int8 not null,
  amount numeric,                     -- after the block; null where the block doesn't tell it
  change numeric,                     -- by all coins received and spent in the block; null where no event tells of any
  primary key (account, denom, height)
) partition by range (height);

-- What came into being and ceased to be in each block. The account, a module's, says why.
create table coin_flows (
  height int8 not null,
  denom int8 not null,
  account int8 not null,
  minted numeric not null,
  burned numeric not null,
  primary key (denom, height, account)
) partition by range (height);

-- Blocks whose balances changed by something else than what was minted less what was burned.
create table residuals (
  height int8 not null,
  denom text not null,
  changed numeric not null,           -- sum of all changes of balances
  minted numeric not null,
  burned numeric not null,
  events jsonb not null,              -- balances before and after, and flows, as the block told them; accounts in hex
  primary key (height, denom)
);
