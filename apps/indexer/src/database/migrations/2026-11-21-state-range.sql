-- The range of an index grows downwards by filling back, and shrinks from below by retention; counters and roll-ups
-- stay what they were, and say what they count.
alter table chain_state
  add column counted_from int8,                   -- first height that counters and roll-ups tell of; base, or below it
  add column dropped_txs int8 not null default 0, -- of txs, those in blocks below base
  add column dropped_failed int8 not null default 0;
update chain_state set counted_from = base;
alter table chain_state alter column counted_from set not null;
