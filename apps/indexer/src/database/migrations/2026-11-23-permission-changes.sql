-- What became of the rules of denoms, and who made it so.
create table permission_changes (
  seq int8 not null,                  -- of the transaction, or what comes after all of its block
  place int4 not null,                -- among those of the block
  denom int8 not null,
  sender int8,                        -- account; null for the chain itself
  what text not null,                 -- see handlers/permissions/history.ts
  told jsonb not null,                -- what the kind of change says
  primary key (seq, place)
) partition by range (seq);
create index permission_changes_denom on permission_changes (denom, seq, place);
