-- Denoms that anyone may create, and what all denoms are called.
create table factory_denoms (
  denom text primary key,
  creator text not null,
  admin text not null,                -- empty when nobody is
  admin_burn_allowed bool not null    -- the admin may burn what others hold
);
create index on factory_denoms (creator, denom);
create index on factory_denoms (admin, denom);

create table tokenfactory_params (
  id int4 primary key,                -- always 0
  denom_creation_fee jsonb not null   -- coins
);

create table factory_flows (
  seq int8 not null,
  ordinal int4 not null,              -- of the event in its block
  denom int8 not null,
  actor int8 not null,                -- who minted or burnt
  account int8 not null,              -- who received, or from whom it was burnt
  amount numeric not null,            -- negative when burnt
  primary key (seq, ordinal)
) partition by range (seq);
create index on factory_flows (denom, seq desc, ordinal desc);

create table denom_metadata (
  denom text primary key,
  name text not null,
  symbol text not null,
  decimals int8 not null,
  display text not null,
  description text not null,
  uri text not null,
  uri_hash text not null,
  units jsonb not null                -- [{"denom","exponent","aliases"}]
);

-- Denoms that are or aren't sent otherwise than default_send_enabled says.
create table send_enabled (
  denom text primary key,
  enabled bool not null
);

create table bank_params (
  id int4 primary key,                -- always 0
  default_send_enabled bool not null
);
