-- Accounts as the chain counts them (cosmos auth).
create table auth_accounts (
  address text primary key,           -- inj1…
  number int8 not null,
  sequence int8 not null,             -- of the next transaction
  module text,                        -- its name, for a module's account
  public_key jsonb,                   -- null until the account has signed
  vesting jsonb                       -- how it was vested; null for all others
);
create table auth_counter (
  id int4 primary key,                -- always 1
  next int8 not null                  -- number of the next account
);
