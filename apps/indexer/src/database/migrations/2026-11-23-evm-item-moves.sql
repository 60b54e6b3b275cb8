-- Moves of tokens by ERC-1155: which of a contract's a log is about stands in its data, where no index finds it.
create table evm_item_moves (
  seq int8 not null,
  place int4 not null,                -- of the log in its block
  part int4 not null,                 -- of what the log moves
  contract int8 not null,             -- account
  token numeric not null,
  sender int8,                        -- account; null when it came into being
  recipient int8,                     -- account; null when it ceased to be
  amount numeric not null,
  primary key (seq, place, part)
) partition by range (seq);
create index evm_item_moves_token on evm_item_moves (contract, token, seq, place, part);
