create table ibc_clients (
  client text primary key,
  type text not null,
  chain text,                         -- id of the chain that it follows
  revision int8,                      -- its newest height; both null for the chain itself, whose height it is
  height int8,
  is_frozen bool,
  state bytea                         -- protobuf of its state; null for kinds whose changes only the chain can compute
);

create table ibc_connections (
  connection text primary key,
  client text not null,
  state text not null,                -- INIT, TRYOPEN, OPEN
  versions jsonb not null,
  counterparty_client text not null,
  counterparty_connection text not null,
  counterparty_prefix bytea not null,
  delay numeric not null              -- nanoseconds
);

create table ibc_channels (
  port text not null,
  channel text not null,
  state text,                         -- INIT, TRYOPEN, OPEN, CLOSED, FLUSHING, FLUSHCOMPLETE; null when no event told
  ordering text,                      -- ORDERED, UNORDERED; null when no message told
  counterparty_port text not null,
  counterparty_channel text not null,
  connection text not null,
  version text not null,
  upgrades int8 not null,             -- the chain's upgrade_sequence
  primary key (port, channel)
);

-- Where a denom ibc/… comes from.
create table ibc_denoms (
  hash text primary key,              -- upper-case hex
  path text not null,
  base text not null
);

-- What happened to packets. A packet is joined by its key.
create table ibc_packets (
  seq int8 not null,
  place int4 not null,                -- of the event in its block
  packet int8 not null,               -- first 8 bytes of SHA-256 of 'out' or 'in', our port and channel, and its sequence
  deed text not null,                 -- send, acknowledge, timeout; receive, answer
  source_port text not null,
  source_channel text not null,
  target_port text not null,
  target_channel text not null,
  sequence numeric not null,
  timeout_height text not null,
  timeout_time numeric not null,      -- nanoseconds since 1970; 0 for none
  is_success bool,                    -- of an acknowledgement
  why text,                           -- it failed
  content bytea,                      -- where it was sent or received
  primary key (seq, place)
) partition by range (seq);
create index ibc_packets_packet on ibc_packets (packet, seq);

-- Packets that carry coins, where they were sent or received.
create table ibc_transfers (
  seq int8 not null,
  place int4 not null,
  packet int8 not null,
  sender text not null,
  receiver text not null,
  sender_account int8,                -- null when it's no address of ours
  receiver_account int8,
  denom text not null,                -- as the packet says: of the sending chain
  amount numeric not null,
  memo text not null,
  primary key (seq, place)
) partition by range (seq);
create index ibc_transfers_sender on ibc_transfers (sender_account, seq, place) where sender_account is not null;
create index ibc_transfers_receiver on ibc_transfers (receiver_account, seq, place) where receiver_account is not null;
