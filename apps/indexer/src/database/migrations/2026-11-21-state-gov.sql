-- Governance: what the chain holds of it (gov_params, proposals, their messages, deposits and votes), and everything
-- that was ever proposed, deposited, voted and decided.

create table gov_params (
  id int4 primary key,                -- always 0
  min_deposit jsonb not null,         -- coins, like every deposit here: [{"denom","amount"}] sorted by denom
  expedited_min_deposit jsonb not null,
  max_deposit_period int8 not null,   -- nanoseconds, as all periods
  voting_period int8 not null,
  expedited_voting_period int8 not null,
  quorum numeric not null,
  threshold numeric not null,
  expedited_threshold numeric not null,
  veto_threshold numeric not null,
  min_initial_deposit_ratio numeric not null,
  min_deposit_ratio numeric not null,
  proposal_cancel_ratio numeric not null,
  proposal_cancel_dest text not null,
  burn_vote_quorum bool not null,
  burn_proposal_deposit_prevote bool not null,
  burn_vote_veto bool not null
);

create table proposals (
  id int8 primary key,
  status int4 not null,               -- cosmos.gov.v1.ProposalStatus
  proposer text not null,
  title text,                         -- null, like summary and metadata, where events alone tell of it (a contract's)
  summary text,
  metadata text,
  expedited bool not null,
  failed_reason text,                 -- null when the chain has a reason that it doesn't tell
  submit_time int8 not null,          -- nanoseconds since 1970, as all times
  deposit_end_time int8 not null,
  voting_start_time int8,
  voting_end_time int8,
  total_deposit jsonb not null,
  yes numeric,                        -- the final tally; null when it isn't known
  abstain numeric,
  no numeric,
  no_with_veto numeric
);

create table proposal_messages (
  proposal int8 not null,
  place int4 not null,
  type text not null,
  value bytea not null,               -- protobuf
  primary key (proposal, place)
);

create table proposal_deposits (
  proposal int8 not null,
  depositor text not null,
  amount jsonb not null,
  primary key (proposal, depositor)
);

create table proposal_votes (
  proposal int8 not null,
  voter text not null,
  options jsonb not null,             -- [{"option","weight"}], weights as the voter wrote them
  metadata text not null,
  primary key (proposal, voter)
);

create table proposal_submissions (
  seq int8 not null,
  ordinal int4 not null,              -- of the event in its block, as below
  proposal int8 not null,
  proposer int8 not null,
  title text,
  summary text,
  metadata text,
  expedited bool not null,
  types text not null,                -- of its messages, parted by commas
  primary key (seq, ordinal)
) partition by range (seq);
create index on proposal_submissions (proposal);

create table deposits_made (
  seq int8 not null,
  ordinal int4 not null,
  proposal int8 not null,
  depositor int8 not null,
  amount text not null,               -- 5inj,7peggy0x…
  primary key (seq, ordinal)
) partition by range (seq);
create index on deposits_made (proposal, seq desc, ordinal desc);

create table votes_cast (
  seq int8 not null,
  ordinal int4 not null,
  proposal int8 not null,
  voter int8 not null,
  options text not null,              -- option:weight, parted by commas
  primary key (seq, ordinal)
) partition by range (seq);
create index on votes_cast (proposal, seq desc, ordinal desc);
create index on votes_cast (voter, seq desc);

create table proposal_ends (
  height int8 not null,
  ordinal int4 not null,
  proposal int8 not null,
  result text not null,               -- proposal_passed, _failed, _rejected, _dropped, _cancelled, expedited_proposal_rejected
  log text not null,
  burnt text not null,                -- of its deposits
  primary key (height, ordinal)
) partition by range (height);
create index on proposal_ends (proposal);
