-- Moves of tokens by CW20 and CW721, as contracts tell them.
create table wasm_moves (
  seq int8 not null,
  place int4 not null,                -- of the event in its block
  contract int8 not null,             -- account
  token text,                         -- by CW721; null for coins
  token_key int8,                     -- of the same: ids may be longer than an index takes
  sender int8,                        -- account; null when it came into being
  recipient int8,                     -- account; null when it ceased to be
  amount numeric not null,            -- 1 by CW721
  primary key (seq, place)
) partition by range (seq);
create index wasm_moves_contract on wasm_moves (contract, seq, place);
create index wasm_moves_token on wasm_moves (contract, token_key, seq, place) where token_key is not null;
