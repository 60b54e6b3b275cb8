-- What the bridge may take and give of a token within some blocks.
create table peggy_rate_limits (
  token_contract text primary key,
  decimals int8 not null,
  price_id text not null,
  limit_usd numeric not null,
  mint_limit numeric not null,        -- what may come in at most, ever
  blocks int8 not null,               -- for how many blocks a transfer counts
  transfers jsonb not null,           -- those that count: [{ amount, block_number, is_deposit }], the oldest first
  forgets_at int8                     -- height at whose end the oldest of them no longer counts
);
create index peggy_rate_limits_forgets on peggy_rate_limits (forgets_at);
