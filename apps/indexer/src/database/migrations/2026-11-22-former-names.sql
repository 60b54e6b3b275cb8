-- What markets, tokens and validators were called until a block changed it.
create table former_names (
  thing text not null,                -- market, token, validator
  id text not null,                   -- of a market, a denom, an operator's 20 bytes in hex
  until int8 not null,                -- height of the block after which it was called otherwise
  name text not null,
  symbol text not null,               -- the ticker of a market; empty of a validator
  decimals int4,                      -- of a token
  primary key (thing, id, until)
);
create index former_names_until on former_names (until desc);

-- Contracts whose coins stand in the bank under their own name.
create index evm_tokens_denom on evm_tokens (denom) where denom is not null;
