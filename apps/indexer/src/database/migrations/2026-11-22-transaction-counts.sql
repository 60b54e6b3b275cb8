-- How many transactions name an account, by the partitions that have them: where these are dropped their counts go too.
create table transaction_counts (
  account int8 not null,
  height int8 not null,               -- the first of the partition
  n int8 not null,
  primary key (account, height)
) partition by range (height);

do $$
declare
  place int8;
begin
  for place in select substring(inhrelid::regclass::text from '_(\d+)$')::int8 from pg_inherits
    where inhparent = 'account_txs'::regclass
  loop
    execute format('create table transaction_counts_%s partition of transaction_counts for values from (%s) to (%s)',
      place, place << 20, (place + 1) << 20);
  end loop;
end $$;

insert into transaction_counts
  select account, tx_seq >> 36 << 20 as height, count(*) from account_txs group by account, height;
