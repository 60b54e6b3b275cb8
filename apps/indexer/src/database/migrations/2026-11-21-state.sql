-- The index begins to keep the chain's state, which it can only follow from where it begins: what an earlier
-- version wrote is emptied, and indexed anew.
truncate chain_state, blocks, block_blobs, txs, account_txs, message_txs, message_types, event_types, addresses,
  denoms, balances, supplies, validators, validator_blocks, stats_1m;

-- Where the state of each module of the chain is known from.
create table module_sources (
  module text primary key,
  source text not null,               -- 'genesis', 'node', or 'none': then its tables hold nothing
  height int8 not null,               -- known from the end of this block on
  why text not null,                  -- it isn't known
  inexact_from int8                   -- first block with something that could not be read; null while all could
);

-- What the indexer could not read. The raw bytes are in block_blobs.
create table unread (
  height int8 not null,
  module text not null,
  tx int4 not null,                   -- place of the transaction; -1 outside of one
  ordinal int4 not null,              -- of the event in its block, or of the message in its transaction; -1 for neither
  what text not null,                 -- type of the event or message
  why text not null,
  primary key (height, module, tx, ordinal, what)
);
