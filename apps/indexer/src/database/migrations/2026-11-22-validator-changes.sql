-- What validators said of themselves and when: null where a change left it as it was.
create table validator_changes (
  seq int8 not null,                  -- of the transaction
  operator int8 not null,             -- its account
  kind int4 not null,                 -- see changeKinds in handlers/validator-changes.ts
  moniker text,
  identity text,
  website text,
  security_contact text,
  details text,
  commission_rate numeric,
  min_self_delegation numeric
) partition by range (seq);
create index validator_changes_operator on validator_changes (operator, seq);
