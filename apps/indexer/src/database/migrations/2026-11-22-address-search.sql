-- Addresses by how they begin, for whoever types one or has only a shortened one.
create index addresses_address on addresses (address);
