-- What contracts of tokens say of themselves: asked from a node, since no log tells it.
create table evm_token_names (
  contract int8 primary key,
  name text,                          -- null when the contract doesn't say
  symbol text,
  decimals int4,
  height int8 not null                -- after which block it was asked
);
