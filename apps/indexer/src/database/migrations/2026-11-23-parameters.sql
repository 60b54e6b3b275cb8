-- Parameters of the chain's modules, and what messages changed of them.
create table parameters (
  module text not null,
  name text not null,                 -- those inside others by their path: chain_config.london_block
  value jsonb not null,               -- as the chain writes it
  since int8 not null,                -- height of the block that made it so; 0 for before the index began
  primary key (module, name)
);

create table parameter_changes (
  seq int8 not null,                  -- of the transaction, or what comes after all of its block
  module text not null,
  name text not null,
  before jsonb,                       -- null where nothing was known of it
  after jsonb not null,
  proposal int8 not null,             -- that carried it out; 0 for none
  primary key (seq, module, name)
);
-- The history of a module, or of one parameter.
create index parameter_changes_of on parameter_changes (module, name, seq desc);
