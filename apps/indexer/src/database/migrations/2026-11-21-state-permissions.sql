-- Factory denoms with rules of their own.
create table namespaces (
  denom text primary key,
  wasm_hook text not null,            -- contracts that are asked about every transfer; empty for none
  evm_hook text not null,
  evm_post_hook text not null
);

create table namespace_roles (
  denom text not null,
  role int8 not null,
  name text not null,
  permissions int8 not null,          -- sum of injective.permissions.v1beta1.Action
  primary key (denom, role)
);

create table namespace_actors (
  denom text not null,
  actor text not null,
  roles jsonb not null,               -- numbers of roles; who has none has the role of everybody
  primary key (denom, actor)
);

create table namespace_managers (
  denom text not null,
  manager text not null,
  role int8 not null,
  primary key (denom, manager, role)
);

create table namespace_policies (
  denom text not null,
  action int8 not null,
  is_disabled bool not null,
  is_sealed bool not null,
  primary key (denom, action)
);

create table namespace_capabilities (
  denom text not null,
  manager text not null,
  action int8 not null,
  can_disable bool not null,
  can_seal bool not null,
  primary key (denom, manager, action)
);

-- Coins that could not be received, until they are claimed.
create table permission_vouchers (
  denom text not null,
  account text not null,
  amount numeric not null,
  primary key (denom, account)
);
create index on permission_vouchers (account);

create table permission_params (
  id int4 primary key,                -- always 0
  contract_hook_max_gas numeric not null,
  enforced_restrictions jsonb not null -- contracts of the EVM whose pauses and blacklists are followed
);
