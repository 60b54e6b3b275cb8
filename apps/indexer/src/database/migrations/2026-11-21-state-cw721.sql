-- Contracts that are collections by CW721.
create table nft_contracts (
  contract text primary key,
  code_id int8 not null,
  name text not null,
  symbol text not null,
  tokens int8 not null,               -- how many there are
  lost text                           -- why it's no longer followed
);

create table nft_owners (
  contract text not null,
  token text not null,
  owner text not null,
  height int8 not null,               -- of the last change
  primary key (contract, token)
);
create index nft_owners_owner on nft_owners (owner, contract, token);
