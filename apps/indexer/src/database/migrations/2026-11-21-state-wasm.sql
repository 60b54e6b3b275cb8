create table wasm_codes (
  code_id int8 primary key,
  creator text not null,
  checksum bytea not null,
  permission text not null,           -- who may instantiate it: Everybody, Nobody, AnyOfAddresses
  permitted jsonb not null,           -- addresses, for AnyOfAddresses
  is_pinned bool not null,
  has_ibc bool                        -- its contracts get an IBC port; null when nobody told what the code is
);
create index wasm_codes_creator on wasm_codes (creator);
create index wasm_codes_checksum on wasm_codes (checksum);

create table contracts (
  address text primary key,
  code_id int8 not null,
  creator text not null,
  admin text not null,                -- '' for none
  label text not null,
  created_height int8 not null,
  created_gas numeric not null,       -- the chain's tx_index: gas that the block had used before
  ibc_port text,                      -- '' for none, null when nobody told
  entries int4 not null               -- of its history
);
create index contracts_code on contracts (code_id, created_height);
create index contracts_creator on contracts (creator, created_height);
create index contracts_age on contracts (created_height, created_gas, address);

create table contract_history (
  contract text not null,
  place int4 not null,
  operation text not null,            -- init, migrate, genesis
  code_id int8 not null,
  height int8 not null,
  gas numeric not null,               -- the chain's tx_index: gas that the block had used before
  msg bytea,                          -- what the contract was told; null when only another contract knows
  primary key (contract, place)
);

create table wasm_params (
  id int4 primary key,                -- 1
  upload_permission text not null,
  upload_permitted jsonb not null,
  default_permission text not null
);

-- Calls that succeeded.
create table contract_calls (
  seq int8 not null,
  place int4 not null,                -- of the call's event in its block
  contract int8 not null,
  sender int8,                        -- null: another contract called, or the chain
  action text,                        -- first name in the JSON of the call; null as above
  funds text,                         -- coins that came with it
  primary key (seq, place)
) partition by range (seq);
create index contract_calls_contract on contract_calls (contract, seq, place);

-- What happened to codes and contracts.
create table wasm_deeds (
  seq int8 not null,
  place int4 not null,                -- of the event in its block
  contract int8,
  code_id int8,
  deed text not null,                 -- instantiate, migrate, admin, label; of a code: store, pin, unpin, permission
  value text not null,                -- code id, new admin, new label, checksum, permission
  primary key (seq, place)
) partition by range (seq);
create index wasm_deeds_contract on wasm_deeds (contract, seq) where contract is not null;
create index wasm_deeds_code on wasm_deeds (code_id, seq) where code_id is not null;
