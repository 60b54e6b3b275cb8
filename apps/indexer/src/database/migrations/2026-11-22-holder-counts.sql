-- How many hold something of each denom and each token: of a large one they can't be counted while somebody waits.
create table denom_holders (
  denom int8 primary key,
  family text not null,               -- where it comes from, by the denom alone: see packages/chain/src/denoms.ts
  holders int8 not null               -- never zero
);
create index denom_holders_most on denom_holders (holders desc, denom);
create index denom_holders_family on denom_holders (family, holders desc, denom);
create table cw20_holders (contract text primary key, holders int8 not null);
create index cw20_holders_most on cw20_holders (holders desc, contract);
create table evm_holders (contract int8 primary key, holders int8 not null);
create index evm_holders_most on evm_holders (holders desc, contract);

insert into denom_holders
  select id, case when denom = 'inj' then 'native' when denom ~* '^peggy0x[0-9a-f]{40}$' then 'peggy'
      when denom ~* '^ibc/[0-9a-f]{64}$' then 'ibc' when denom ~ '^factory/inj1[a-z0-9]+/' then 'factory'
      when denom ~* '^erc20:0x[0-9a-f]{40}$' then 'erc20' when denom ~ '^share[0-9]+$' then 'share'
      else 'unknown' end, n
  from denoms join (
    select b.denom as id, count(*) as n from balances as b where amount > 0 group by b.denom
  ) as counted using (id);
insert into cw20_holders select contract, count(*) from cw20_balances group by contract;
insert into evm_holders select contract, count(*) from evm_balances group by contract;

-- Of an asset that was given to a million accounts alike, each page is found without sorting them.
create index balances_rank on balances (denom, amount desc, account desc);
drop index balances_top;
