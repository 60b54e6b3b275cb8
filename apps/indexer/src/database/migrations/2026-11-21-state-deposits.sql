-- What each subaccount of the exchange held after every block that changed it.
create table deposit_history (
  height int8 not null,
  subaccount int8 not null,           -- first 8 bytes of sha256(32-byte id), as int8
  deposits bytea not null,            -- of the denoms that the block changed: packDeposits of handlers/deposit-history
  primary key (subaccount, height)
) partition by range (height);
