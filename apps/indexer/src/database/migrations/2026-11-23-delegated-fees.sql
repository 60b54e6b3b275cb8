-- Fees that were signed for others, see delegation/. The chain takes one transaction for each sequence of an account, so
-- of several signed for the same sequence only the dearest counts.
create table delegated_fees (
  account bytea not null,             -- 20 bytes, who it was paid for
  sequence int8 not null,             -- of that account's transaction
  hash bytea not null,                -- of what the account signed: 32 bytes
  day date not null,                  -- when it was signed, UTC
  fee numeric not null,               -- wei of inj (10^-18)
  primary key (account, sequence, hash)
);
-- What a day has cost, in all and for one account.
create index delegated_fees_day on delegated_fees (day, account);
