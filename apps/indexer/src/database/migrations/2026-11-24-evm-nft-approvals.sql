-- Who may move one token by ERC-721 beside its owner: until it is passed on, which ends it.
create table evm_nft_approvals (
  contract int8 not null,
  token numeric not null,
  owner int8 not null,
  spender int8 not null,
  height int8 not null,               -- of the block that allowed it
  primary key (contract, token)
);
create index evm_nft_approvals_contract on evm_nft_approvals (contract, owner, spender, token);
create index evm_nft_approvals_owner on evm_nft_approvals (owner, contract, spender, token);
create index evm_nft_approvals_spender on evm_nft_approvals (spender, contract, owner, token);

-- Of an index that is there already: what its logs say of each token last, as handlers/evm/read-deed.ts reads them.
create function word_number(word bytea) returns numeric immutable language plpgsql as $$
declare
  value numeric := 0;
begin
  for at in 0..7 loop
    value := value * 4294967296 + ('x' || encode(substr(word, at * 4 + 1, 4), 'hex'))::bit(32)::int8;
  end loop;
  return value;
end $$;

create function account_key(address bytea) returns int8 immutable language sql as
  $$ select ('x' || encode(substr(sha256(address), 1, 8), 'hex'))::bit(64)::int8 $$;

create temporary table said_last as
  select distinct on (contract, token) contract, word_number(token) as token, owner, spender, seq >> 16 as height
  from (
    select contract, seq, place, substr(topics, 97, 32) as token, substr(topics, 45, 20) as owner,
      case when topic0 = -943474395 then substr(topics, 77, 20) end as spender
    from evm_logs
    where topic0 in (-943474395, -182209553) and length(topics) = 128 and data = ''
      and substr(topics, 1, 32) in (
        '\x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925', -- Approval(address,address,uint256)
        '\xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'  -- Transfer(address,address,uint256)
      )
      and substr(topics, 33, 12) = '\x000000000000000000000000'
      and substr(topics, 65, 12) = '\x000000000000000000000000'
  ) as said
  order by contract, token, seq desc, place desc;
delete from said_last where spender is null or spender = '\x0000000000000000000000000000000000000000';

insert into addresses (account, address)
  select account_key(address), address from (
    select owner as address from said_last union select spender from said_last
  ) as parties
  on conflict do nothing;
insert into evm_nft_approvals (contract, token, owner, spender, height)
  select contract, token, account_key(owner), account_key(spender), height from said_last;

drop table said_last;
drop function word_number, account_key;
