-- Who pays whose fees.
create table fee_allowances (
  granter text not null,
  grantee text not null,
  type text,                          -- of the allowance; null, like value, when a contract gave it
  value bytea,                        -- protobuf, with what is left
  primary key (granter, grantee)
);
create index on fee_allowances (grantee, granter);

-- When which allowance goes. As on the chain, an entry outlives an allowance that was revoked or used up.
create table fee_allowance_queue (
  expiration numeric not null,        -- nanoseconds since 1970
  granter text not null,
  grantee text not null,
  primary key (expiration, granter, grantee)
);
