-- Proposals are found by their titles.
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
  union all select 'proposal', id::text, title from proposals;

create index proposals_name on proposals using gin (trigrams(title));
