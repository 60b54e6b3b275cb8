-- What a unit of gas costs at least in the last block, in 10^-18 inj: told at the beginning of each block since 1.16.
create table base_fees (
  id int4 primary key,                -- 1
  base_fee numeric not null
);
