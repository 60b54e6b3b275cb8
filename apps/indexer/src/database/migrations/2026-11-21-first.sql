-- The index. Keys are functions of chain data (never sequences), so writing a block twice changes nothing
-- and ranges can be written in any order:
--   tx_seq  = height << 16 | index of the transaction in its block
--   account = first 8 bytes of sha256(20-byte address), as int8; contracts and module accounts are accounts too
--   denom   = first 8 bytes of sha256(denom as UTF-8), as int8
--   type    = first 4 bytes of sha256(type as UTF-8), as int4
--   h8      = first 8 bytes of a hash, as int8; the full hash is checked after the look-up
-- Tables that grow with the chain are partitioned by height; the writer makes partitions of 2^20 blocks when it
-- reaches them.

create table chain_state (
  id int2 primary key default 1 check (id = 1),
  chain_id text not null,
  base int8 not null,                 -- first height in the index
  head int8 not null,                 -- last height in the index; base - 1 while it is empty
  head_hash bytea,                    -- null while it is empty
  txs int8 not null default 0,        -- transactions from base to head
  failed int8 not null default 0,     -- of them, with a code other than 0
  addresses int8 not null default 0   -- rows of addresses
);

create table blocks (
  height int8 primary key,
  time timestamptz not null,          -- microseconds; the blob keeps the node's nanoseconds
  hash bytea not null,
  h8 int8 not null,
  parent_hash bytea not null,         -- empty for the first block of a chain
  proposer bytea not null,            -- 20 bytes, the consensus address
  n_txs int4 not null,
  n_failed int4 not null,
  n_signatures int4 not null,         -- commits for the parent that this block carries
  gas_wanted int8 not null,
  gas_used int8 not null,
  txs_by_kind int4[] not null,        -- in the order of `kinds` of packages/chain
  gas_by_kind int8[] not null         -- gas used, same order
) partition by range (height);
create index blocks_h8 on blocks (h8);
create index blocks_time on blocks (time);

-- What the node said, whole: the `result` of /block and of /block_results as JSON text, zstd-compressed.
create table block_blobs (
  height int8 primary key,
  block bytea not null,
  results bytea not null
) partition by range (height);
alter table block_blobs alter block set storage external;
alter table block_blobs alter results set storage external;

create table txs (
  tx_seq int8 primary key,
  hash bytea not null,
  h8 int8 not null,
  signer int8 not null,               -- account of the first signer
  code int8 not null,
  gas_wanted int8 not null,
  gas_used int8 not null,
  n_msgs int4 not null
) partition by range (tx_seq);
create index txs_h8 on txs (h8);
create index txs_failed on txs (tx_seq) where code <> 0;

-- role bits: 1 signer, 2 party (named in a message or an event of one)
create table account_txs (
  account int8 not null,
  tx_seq int8 not null,
  role int2 not null,
  primary key (account, tx_seq)
) partition by range (tx_seq);

-- any message of a transaction, the ones inside an authorisation too
create table message_txs (
  type int4 not null,
  tx_seq int8 not null,
  primary key (type, tx_seq)
) partition by range (tx_seq);

create table message_types (id int4 primary key, type_url text not null unique, n int8 not null);
create table event_types (id int4 primary key, type text not null unique, n int8 not null);
create table addresses (account int8 primary key, address bytea not null);
create table denoms (id int8 primary key, denom text not null unique);

create table balances (
  denom int8 not null,
  account int8 not null,
  amount numeric not null,
  height int8 not null,               -- of the last change
  primary key (denom, account)
);
create index balances_account on balances (account, denom);
create index balances_top on balances (denom, amount desc);
create table supplies (denom int8 primary key, amount numeric not null, height int8 not null);

-- Names of validators from genesis and from their own messages.
create table validators (
  operator bytea primary key,         -- 20 bytes
  consensus bytea not null unique,    -- 20 bytes
  moniker text not null,
  identity text not null,
  website text not null,
  security_contact text not null,
  details text not null,
  commission_rate numeric not null,
  commission_max_rate numeric not null,
  commission_max_change_rate numeric not null,
  height int8 not null                -- of the last change; 0 is genesis
);
-- Counted from headers and commits; a consensus address may be here before its validator is known by name.
create table validator_blocks (
  consensus bytea primary key,
  proposed int8 not null,
  signed int8 not null,
  missed int8 not null
);

create table stats_1m (
  bucket timestamptz primary key,
  blocks int4 not null,
  txs int4 not null,
  failed int4 not null,
  gas_used int8 not null
);
