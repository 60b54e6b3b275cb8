-- Contracts that the chain runs by itself at the beginning of each block.
create table registered_contracts (
  contract text primary key,
  gas_limit int8,                     -- null when only the chain knows
  gas_price numeric not null,
  is_executable bool not null,        -- false once it could not pay, or took too much gas
  code_id int8 not null,              -- the code that it's bound to; 0 for any
  admin text not null,
  granter text not null,              -- whose fee grant pays
  fund_mode text not null             -- SelfFunded, GrantOnly, Dual
);

create table wasmx_params (
  id int4 primary key,                -- 1
  is_execution_enabled bool not null,
  max_total_gas int8 not null,        -- of all contracts in a block
  max_contract_gas int8 not null,
  min_gas_price numeric not null,
  registration_permission text not null,
  registration_permitted jsonb not null,
  moved jsonb not null                -- to which codes contracts left the one that they're bound to: no param of the chain
);

-- How their runs ended, counted over all blocks of the index: a row for each kind of outcome, as the same comes every
-- block.
create table contract_runs (
  contract text not null,
  outcome text not null,              -- '' for success, otherwise the error with # for its numbers
  runs int8 not null,
  first_height int8 not null,
  last_height int8 not null,
  last_error text not null,
  primary key (contract, outcome)
);
