-- Names of things, so that what is typed finds them: by any part, and with a slip of the hand.

-- Lower case, words with one space between.
create function plain_name(text) returns text language sql immutable strict parallel safe
  return trim(regexp_replace(lower(left($1, 200)), '[[:space:]_/.,:-]+', ' ', 'g'));

-- All that stand side by side in a name, three letters each; two spaces before it mark its beginning.
create function trigrams(text) returns text[] language sql immutable strict parallel safe
  return array(
    select distinct substr('  ' || plain_name($1) || ' ', at, 3)
    from generate_series(1, length(plain_name($1)) + 1) as at
  );

-- What a denom says by itself: factory tokens by the name that their creator gave them, hashes and addresses nothing.
create view names (kind, id, name) as
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

create index denoms_name on denoms using gin (trigrams(regexp_replace(denom, '^factory/[^/]+/', '')))
  where denom !~ '^(peggy0x|ibc/|erc20:)';
create index denom_metadata_symbol on denom_metadata using gin (trigrams(symbol));
create index denom_metadata_name on denom_metadata using gin (trigrams(name));
create index cw20_tokens_symbol on cw20_tokens using gin (trigrams(symbol));
create index cw20_tokens_name on cw20_tokens using gin (trigrams(name));
create index markets_name on markets using gin (trigrams(ticker));
create index validators_name on validators using gin (trigrams(moniker));
create index contracts_name on contracts using gin (trigrams(label));
create index proposals_name on proposals using gin (trigrams(title));
