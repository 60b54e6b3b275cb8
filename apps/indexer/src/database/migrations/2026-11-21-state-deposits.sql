-- What each subaccount of the exchange held of each denom after every block that changed it.
create table deposit_history (
  height int8 not null,
  denom int8 not null,
  subaccount int8 not null,           -- first 8 bytes of sha256(32-byte id), as int8
  available numeric not null,
  total numeric not null,
  primary key (subaccount, denom, height)
) partition by range (height);
