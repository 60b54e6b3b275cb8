-- The packets of a channel, from either end of it.
create index ibc_packets_sent on ibc_packets (source_port, source_channel, seq, place) where deed = 'send';
create index ibc_packets_received on ibc_packets (target_port, target_channel, seq, place) where deed = 'receive';
