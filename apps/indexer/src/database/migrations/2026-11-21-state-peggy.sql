-- The bridge to Ethereum, as its module keeps it. Ethereum's addresses are texts with their capitals.
create table peggy_module (
  id int4 primary key,                -- 1
  params jsonb not null,
  last_event int8 not null,           -- nonce of the last event of Ethereum that enough validators saw
  last_ethereum_height int8 not null,
  last_batch int8 not null,
  last_transfer int8 not null,
  last_valset jsonb not null,         -- the last set of validators that was seen on Ethereum
  oldest_valset int8                  -- nonce of the oldest one kept; null without any
);
create table peggy_valsets (
  nonce int8 primary key,
  height int8 not null,
  members jsonb not null,             -- [{ power, ethereum_address }]
  reward_amount numeric not null,
  reward_token text not null
);
create table peggy_valset_confirms (
  nonce int8 not null,
  orchestrator text not null,
  eth_address text not null,
  signature text not null,
  primary key (nonce, orchestrator)
);
create table peggy_batches (
  nonce int8 primary key,
  token_contract text not null,
  timeout int8 not null,              -- height of Ethereum
  block int8 not null,                -- our height at which it was made
  transfers jsonb not null            -- ids, in the order of the batch
);
create table peggy_batch_confirms (
  nonce int8 not null,
  orchestrator text not null,
  token_contract text not null,
  eth_signer text not null,
  signature text not null,
  primary key (nonce, orchestrator)
);
-- Withdrawals that Ethereum hasn't seen yet: in the pool, or in a batch.
create table peggy_transfers (
  id int8 primary key,
  sender text not null,
  destination text not null,
  token_contract text not null,
  amount numeric not null,
  fee numeric not null,
  batch int8                          -- nonce; null in the pool
);
create index peggy_transfers_sender on peggy_transfers (sender);
create index peggy_transfers_batch on peggy_transfers (batch);
create table peggy_attestations (
  id text primary key,                -- the chain's key of it, in base64
  nonce int8 not null,
  observed bool not null,
  height int8 not null,               -- of the first vote
  claim jsonb not null,               -- the first voter's message, with "@type"
  votes jsonb not null                -- operators, in the order of their votes
);
create table peggy_orchestrators (
  validator text primary key,         -- its account
  orchestrator text not null,
  eth_address text not null
);
-- Coins of this chain that have a contract on Ethereum.
create table peggy_denoms (erc20 text primary key, denom text not null);
create index peggy_denoms_denom on peggy_denoms (denom);
create table peggy_blacklist (address text primary key);

-- What happened at the bridge, in tables that each block fills by itself.
create table bridge_withdrawals (
  height int8 not null,
  place int4 not null,
  tx_seq int8,
  id int8 not null,
  sender int8 not null,               -- account
  receiver bytea not null,            -- 20 bytes, on Ethereum
  denom int8 not null,
  amount numeric not null,
  fee numeric not null,
  primary key (height, place)
) partition by range (height);
create index bridge_withdrawals_id on bridge_withdrawals (id);
create index bridge_withdrawals_sender on bridge_withdrawals (sender, height, place);
create index bridge_withdrawals_receiver on bridge_withdrawals (receiver, height, place);
-- One row for each withdrawal in a batch.
create table bridge_batches (
  height int8 not null,
  place int4 not null,
  at int4 not null,                   -- place in the batch
  nonce int8 not null,
  withdrawal int8 not null,
  timeout int8 not null,
  orchestrator int8 not null,         -- account that asked for it
  tx_seq int8,
  primary key (height, place, at)
) partition by range (height);
create index bridge_batches_withdrawal on bridge_batches (withdrawal);
create index bridge_batches_nonce on bridge_batches (nonce);
-- What validators claim to have seen on Ethereum; the first of them brings a claim.
create table bridge_claims (
  height int8 not null,
  place int4 not null,
  tx_seq int8,
  kind int4 not null,                 -- 1 deposit, 2 withdrawal, 3 contract deployed, 4 set of validators
  nonce int8 not null,
  attestation bytea not null,         -- the chain's key of it
  ethereum_height int8 not null,
  orchestrator int8 not null,         -- account
  sender bytea,                       -- 20 bytes; the following of deposits
  receiver int8,
  token_contract bytea,               -- of withdrawals too
  amount numeric,
  data text,
  batch int8,                         -- of withdrawals
  primary key (height, place)
) partition by range (height);
create index bridge_claims_nonce on bridge_claims (nonce);
create index bridge_claims_batch on bridge_claims (batch) where batch is not null;
create index bridge_claims_deposits on bridge_claims (height, place) where kind = 1;
create index bridge_claims_sender on bridge_claims (sender, height, place) where kind = 1;
create index bridge_claims_receiver on bridge_claims (receiver, height, place) where kind = 1;
create table bridge_steps (
  height int8 not null,
  place int4 not null,
  tx_seq int8,
  kind int4 not null,                 -- 1 vote, 2 claim observed, 3 withdrawal cancelled, 4 batch cancelled, 5 batch confirmed
  subject int8 not null,              -- nonce of the claim or batch, id of the withdrawal
  attestation bytea,                  -- of votes and claims
  account int8,                       -- who votes or confirms
  primary key (height, place)
) partition by range (height);
create index bridge_steps_subject on bridge_steps (subject, kind);
