create table erc20_pairs (
  denom text primary key,
  contract text not null              -- as the chain writes it, 0x…
);
create index erc20_pairs_contract on erc20_pairs (lower(contract));

create table erc20_params (
  id int4 primary key,                -- 1
  creation_fee numeric not null,
  creation_fee_denom text not null
);

-- Transactions of the EVM by their own hash.
create table evm_transactions (
  seq int8 not null,
  place int4 not null,                -- of the event in its block
  h8 int8 not null,                   -- first 8 bytes of the hash
  hash bytea not null,
  primary key (seq, place)
) partition by range (seq);
create index evm_transactions_h8 on evm_transactions (h8);
