-- What keys that are hashes are mixed with, so that nobody can make two accounts or denoms of one key; never told.
-- Where a migration makes keys, they are sha256(salt || what is hashed). An index that was begun without has an empty one.
create table key_salt (
  id int2 primary key default 1 check (id = 1),
  salt text not null
);
