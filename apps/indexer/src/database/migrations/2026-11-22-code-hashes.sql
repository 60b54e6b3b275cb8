-- Accounts of the EVM: nothing tells of contracts that contracts make, nor of the numbers that they take.
alter table auth_accounts
  alter column number drop not null,
  alter column sequence drop not null,
  add column code_hash bytea;
alter table auth_counter alter column next drop not null;
