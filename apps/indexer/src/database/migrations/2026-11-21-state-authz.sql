-- Who may do what in whose name.
create table authz_grants (
  granter text not null,
  grantee text not null,
  msg_type text not null,
  type text,                          -- of the authorization; null, like value, when a contract granted it
  value bytea,                        -- protobuf, with what is left of its limits
  expiration numeric,                 -- nanoseconds since 1970; null is never
  primary key (granter, grantee, msg_type)
);
create index on authz_grants (grantee, granter, msg_type);
create index on authz_grants (expiration) where expiration is not null;
