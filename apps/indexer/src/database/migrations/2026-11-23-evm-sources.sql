-- Sources of contracts of the EVM that somebody gave, and that compile to the code that the contract has.
create table evm_sources (
  contract int8 primary key,
  code_hash bytea not null,           -- keccak256 of the code that it was compared with
  match text not null,                -- 'exact': to the last byte; 'code': all but the metadata
  name text not null,                 -- of the contract in its source
  file text not null,                 -- where that stands
  compiler text not null,             -- its whole version, as it tells it itself
  abi text not null,                  -- JSON
  input bytea not null,               -- what the compiler was given: JSON, compressed by zstd
  verified_at timestamptz not null default now()
);
-- Contracts of the same code have the same source.
create index evm_sources_code_hash on evm_sources (code_hash);
