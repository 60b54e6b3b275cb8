-- What the modules staking, slashing, distribution and mint of the chain hold. History has no unique keys: a broken
-- event that tells something twice shall not stop the index. Addresses are text as the chain
-- writes them; times are nanoseconds since 1970; decimals have 18 digits after the point.

create table stakes (                 -- of validators; who they are is in `validators`
  validator text primary key,
  consensus bytea not null,
  status int4 not null,               -- 1 unbonded, 2 unbonding, 3 bonded
  jailed bool not null,
  tokens numeric not null,
  shares numeric not null,            -- of all delegators
  min_self_delegation numeric not null,
  unbonding_height int8 not null,     -- of the last time that it left the set
  unbonding_time int8 not null,
  unbonding_ids jsonb not null,
  commission_rate numeric not null,
  commission_max_rate numeric not null,
  commission_max_change_rate numeric not null,
  commission_time int8 not null,      -- of the last change
  power int8                          -- in the set of validators; null outside of it
);

create table consensus_keys (consensus bytea primary key, validator text not null);

create table delegations (
  delegator text not null,
  validator text not null,
  shares numeric not null,
  primary key (delegator, validator)
);
create index delegations_validator on delegations (validator, shares desc, delegator);

create table unbondings (
  delegator text not null,
  validator text not null,
  entries jsonb not null,             -- [{ height, time, initial, balance, id }], in the order in which they began
  primary key (delegator, validator)
);
create index unbondings_validator on unbondings (validator, delegator);

create table redelegations (
  delegator text not null,
  source text not null,
  destination text not null,
  entries jsonb not null,             -- [{ height, time, initial, shares (10^-18ths), id }]
  primary key (delegator, source, destination)
);
create index redelegations_source on redelegations (source);
create index redelegations_destination on redelegations (destination);

create table staking_params (
  id int4 primary key,
  unbonding_time int8 not null,       -- nanoseconds
  max_validators int8 not null,
  max_entries int8 not null,
  historical_entries int8 not null,
  bond_denom text not null,
  min_commission_rate numeric not null
);

create table staking_counters (
  id int4 primary key,
  last_unbonding_id int8,             -- null where the index began in the middle: no query tells it
  unbonding_validators jsonb not null, -- who waits for the end of unbonding
  is_before_first_block bool not null
);

create table staking_moves (
  seq int8 not null,                  -- height << 16 | place of the event
  kind int4 not null,                 -- see moveKinds in handlers/staking/history.ts
  delegator int8 not null,
  validator int8 not null,            -- account of the operator; of a redelegation the source
  destination int8,                   -- of a redelegation
  amount numeric not null
) partition by range (seq);
create index staking_moves_delegator on staking_moves (delegator, seq);
create index staking_moves_validator on staking_moves (validator, seq);
create index staking_moves_destination on staking_moves (destination, seq) where destination is not null;

create table validator_powers (       -- changes of the set: they take effect two blocks later
  height int8 not null,
  consensus bytea not null,
  power int8 not null                 -- 0: it left
) partition by range (height);
create index validator_powers_consensus on validator_powers (consensus, height);

create table signing_infos (
  consensus bytea primary key,
  start_height int8 not null,
  index_offset int8 not null,
  jailed_until numeric not null,      -- nanoseconds since 1970; the end of the year 9999 is more than 64 bits hold
  tombstoned bool not null,
  missed int8,                        -- of the window; null while the index can't know
  known_at int8                       -- the index_offset at which it will; null when it does
);

create table missed_blocks (          -- the places of the window that a validator missed
  consensus bytea not null,
  chunk int8 not null,                -- of 1024 places
  bits bytea not null,
  primary key (consensus, chunk)
);

create table slashing_params (
  id int4 primary key,
  signed_blocks_window int8 not null,
  min_signed_per_window numeric not null,
  downtime_jail_duration int8 not null, -- nanoseconds
  slash_fraction_double_sign numeric not null,
  slash_fraction_downtime numeric not null
);

create table signatures (             -- who voted on the parent of a block
  height int8 not null primary key,
  signed bytea not null,              -- the first 6 bytes of each consensus address
  missed bytea not null               -- likewise, of whoever should have voted and wasn't jailed
) partition by range (height);

create table slashes (
  seq int8 not null,
  consensus bytea not null,
  kind text not null,                 -- missing_signature, double_sign, jailed, bridge
  power int8,
  burned numeric                      -- null where it isn't told
) partition by range (seq);
create index slashes_consensus on slashes (consensus, seq);

create table validator_rewards (
  validator text primary key,
  outstanding jsonb not null,         -- { denom: 10^-18ths }: owed to the validator and its delegators
  current jsonb not null,             -- likewise: earned by delegators in the current period
  period int8 not null,
  slashes jsonb not null              -- [{ height, period, fraction (10^-18ths) }]
);

create table validator_commissions (validator text primary key, coins jsonb not null);

create table historical_rewards (
  validator text not null,
  period int8 not null,
  ratio jsonb not null,               -- { denom: 10^-18ths }: rewards for a token from the beginning to the end of the period
  refs int8 not null,                 -- who still needs it
  primary key (validator, period)
);

create table starting_infos (
  validator text not null,
  delegator text not null,
  period int8 not null,               -- the last one that isn't rewarded any more
  stake numeric not null,             -- tokens of the delegation then
  height int8 not null,
  primary key (validator, delegator)
);
create index starting_infos_delegator on starting_infos (delegator);

create table withdraw_addresses (delegator text primary key, address text not null);
create table community_pool (denom text primary key, amount numeric not null);

create table distribution_params (
  id int4 primary key,
  community_tax numeric not null,
  base_proposer_reward numeric not null,
  bonus_proposer_reward numeric not null,
  withdraw_addr_enabled bool not null
);

create table payouts (                -- rewards and commission withdrawn
  seq int8 not null,
  denom int8 not null,
  is_commission bool not null,
  delegator int8 not null,            -- of commission: the operator
  validator int8 not null,
  amount numeric not null
) partition by range (seq);
create index payouts_delegator on payouts (delegator, seq);
create index payouts_validator on payouts (validator, seq);

create table community_flows (
  seq int8 not null,
  denom int8 not null,
  kind int4 not null,                 -- see flowKinds in handlers/distribution/history.ts
  account int8 not null,              -- who gave or got it
  amount numeric not null
) partition by range (seq);
create index community_flows_seq on community_flows (seq);

create table block_rewards (          -- what a block shared out of fees and new coins
  height int8 not null,
  denom int8 not null,
  collected numeric not null,
  to_pool numeric not null,           -- what of it the community pool got
  primary key (height, denom)
) partition by range (height);

create table minter (id int4 primary key, inflation numeric not null, annual_provisions numeric not null);
create table mint_params (
  id int4 primary key,
  mint_denom text not null,
  inflation_rate_change numeric not null,
  inflation_max numeric not null,
  inflation_min numeric not null,
  goal_bonded numeric not null,
  blocks_per_year int8 not null
);
