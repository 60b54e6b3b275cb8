-- Contracts of the EVM, as far as somebody tells of them: see docs/truth.md. Of contracts the account's key is kept.
create table evm_contracts (
  contract int8 primary key,
  creator int8,                       -- null when another contract created it, or before the index began
  code_hash bytea,                    -- keccak256; null when it isn't told
  since int8 not null                 -- height of which on it is known; 0 from the beginning of the index on
);
create index evm_contracts_since on evm_contracts (since desc, contract);
create index evm_contracts_creator on evm_contracts (creator, since desc, contract);

-- The code of contracts that stand in the genesis; others have theirs in the answer to their creation.
create table evm_codes (
  code_hash bytea primary key,
  code bytea not null
);

-- Which denom of the bank a contract moves: as long as they are a pair.
create table evm_faces (
  contract int8 primary key,
  denom text not null
);
create index evm_faces_denom on evm_faces (denom);

-- Contracts whose logs are those of a standard of tokens.
create table evm_tokens (
  contract int8 primary key,
  standard text not null,             -- 'erc20', 'erc721', 'erc1155'
  supply numeric,                     -- of erc20; how many there are of erc721; null for others, and in the bank
  denom text,                         -- 'erc20:0x…', when its coins stand in the bank under its own name
  since int8 not null,                -- height of its first log as a token
  lost text                           -- why its logs aren't believed: what they say of balances must not be shown
);
create index evm_tokens_since on evm_tokens (since desc, contract);

create table evm_balances (
  contract int8 not null,
  holder int8 not null,
  amount numeric not null,            -- never zero
  height int8 not null,               -- of the last change
  primary key (contract, holder)
);
create index evm_balances_top on evm_balances (contract, amount desc, holder);
create index evm_balances_holder on evm_balances (holder, contract);

-- What owners allowed others to move, as they said it last: what was moved since is told by no log.
create table evm_allowances (
  contract int8 not null,
  owner int8 not null,
  spender int8 not null,
  amount numeric not null,            -- never zero
  height int8 not null,
  primary key (contract, owner, spender)
);
create index evm_allowances_owner on evm_allowances (owner, contract, spender);
create index evm_allowances_spender on evm_allowances (spender, contract, owner);

-- Who may move all tokens that an owner has of a contract by ERC-721 or ERC-1155.
create table evm_operators (
  contract int8 not null,
  owner int8 not null,
  operator int8 not null,
  height int8 not null,
  primary key (contract, owner, operator)
);
create index evm_operators_owner on evm_operators (owner, contract, operator);
create index evm_operators_operator on evm_operators (operator, contract, owner);

-- ERC-721
create table evm_nfts (
  contract int8 not null,
  token numeric not null,
  owner int8 not null,
  height int8 not null,
  primary key (contract, token)
);
create index evm_nfts_owner on evm_nfts (owner, contract, token);

-- ERC-1155
create table evm_items (
  contract int8 not null,
  token numeric not null,
  holder int8 not null,
  amount numeric not null,            -- never zero
  height int8 not null,
  primary key (contract, token, holder)
);
create index evm_items_holder on evm_items (holder, contract, token);

-- Which contract was the pair of which denom, over time.
create table erc20_pair_changes (
  seq int8 not null,
  place int4 not null,                -- of the event in its block
  denom text not null,
  contract int8,                      -- account; null when the pair ended
  primary key (seq, place)
) partition by range (seq);
create index erc20_pair_changes_denom on erc20_pair_changes (denom, seq);
create index erc20_pair_changes_contract on erc20_pair_changes (contract, seq) where contract is not null;

-- Coins that messages moved, of every denom.
create table coin_moves (
  seq int8 not null,
  place int4 not null,                -- of the event in its block
  part int4 not null,                 -- of the coins in the event
  denom int8 not null,
  sender int8 not null,
  recipient int8 not null,
  amount numeric not null,
  primary key (seq, place, part)
) partition by range (seq);
create index coin_moves_denom on coin_moves (denom, seq);
