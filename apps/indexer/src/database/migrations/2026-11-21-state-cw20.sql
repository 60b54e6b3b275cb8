-- Contracts that are CW20 tokens: begun as one, and everything they have told since fits.
create table cw20_tokens (
  contract text primary key,
  code_id int8 not null,
  name text not null,
  symbol text not null,
  decimals int4 not null,
  total_supply numeric not null,
  minter text,
  cap numeric,                        -- of the supply
  project text,
  description text,
  marketing text,                     -- who may change project, description and logo
  logo text,                          -- its URL; '' for one that the contract holds itself
  untold int4 not null,               -- changes of project, description or logo that only another contract knows
  lost text                           -- why it's no longer followed: its numbers and balances must be asked for
);

create table cw20_balances (
  contract text not null,
  holder text not null,
  amount numeric not null,            -- never zero
  height int8 not null,               -- of the last change
  primary key (contract, holder)
);
create index cw20_balances_top on cw20_balances (contract, amount desc, holder);
create index cw20_balances_holder on cw20_balances (holder, contract);
