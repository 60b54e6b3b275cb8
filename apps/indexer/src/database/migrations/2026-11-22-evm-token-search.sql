-- Tokens of the EVM are found by what they say of themselves, as all other things are found by their names.
create or replace view names (kind, id, name) as
  select 'token', denom, regexp_replace(denom, '^factory/[^/]+/', '') from denoms
    where denom !~ '^(peggy0x|ibc/|erc20:)'
  union all select 'token', denom, symbol from denom_metadata
  union all select 'token', denom, name from denom_metadata
  union all select 'token', contract, symbol from cw20_tokens
  union all select 'token', contract, name from cw20_tokens
  union all select 'market', id, ticker from markets
  union all select 'validator', encode(operator, 'hex'), moniker from validators
  union all select 'contract', address, label from contracts
  union all select 'proposal', id::text, title from proposals
  union all select 'evm-token', encode(address, 'hex'), symbol
    from evm_token_names join addresses on account = contract where symbol is not null
  union all select 'evm-token', encode(address, 'hex'), name
    from evm_token_names join addresses on account = contract where name is not null;

create index evm_token_names_symbol on evm_token_names using gin (trigrams(symbol)) where symbol is not null;
create index evm_token_names_name on evm_token_names using gin (trigrams(name)) where name is not null;
