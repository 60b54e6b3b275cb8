-- Transactions of the EVM, those that failed too, and what contracts wrote while they ran. An index of a chain with
-- an EVM is made anew: what it has of it so far leaves out what failed.
do $$
declare
  name text;
begin
  if exists (select from message_types where type_url = '/injective.evm.v1.MsgEthereumTx') then
    for name in select tablename from pg_tables
      where schemaname = current_schema() and tablename <> 'migrations' loop
      execute format('truncate table %I cascade', name);
    end loop;
  end if;
end $$;

drop table evm_transactions;
create table evm_transactions (
  seq int8 not null,
  place int4 not null,                -- of its message in the transaction
  rank int4 not null,                 -- among the transactions of the EVM in its block: what Ethereum calls its index
  h8 int8 not null,                   -- first 8 bytes of the hash
  hash bytea not null,                -- keccak256 of what was signed
  primary key (seq, place)
) partition by range (seq);
create index evm_transactions_h8 on evm_transactions (h8);

-- Topics are found by their last 4 bytes, as int4: the whole ones are checked after the look-up.
create table evm_logs (
  seq int8 not null,
  place int4 not null,                -- among the logs of its block
  contract int8 not null,             -- account
  topic0 int4,
  topic1 int4,
  topic2 int4,
  topic3 int4,
  topics bytea not null,              -- the whole ones, 32 bytes each, one after the other
  data bytea not null,
  primary key (seq, place)
) partition by range (seq);
create index evm_logs_contract on evm_logs (contract, seq);
create index evm_logs_contract_topic0 on evm_logs (contract, topic0, seq);
create index evm_logs_topic0 on evm_logs (topic0, seq);
create index evm_logs_topic1 on evm_logs (topic1, seq) where topic1 is not null;
create index evm_logs_topic2 on evm_logs (topic2, seq) where topic2 is not null;
create index evm_logs_topic3 on evm_logs (topic3, seq) where topic3 is not null;

-- Contracts that a transaction of the EVM created itself; those that contracts create are told by nobody.
create table evm_creations (
  seq int8 not null,
  place int4 not null,                -- of its message in the transaction
  contract int8 not null,             -- account
  creator int8 not null,              -- account
  code_hash bytea not null,           -- keccak256 of the code that it had then
  primary key (seq, place)
) partition by range (seq);
create index evm_creations_contract on evm_creations (contract);
create index evm_creations_creator on evm_creations (creator, seq);
