-- Chainlink's off-chain reports, which the chain had until they were taken out of it.
create table ocr_feeds (
  feed text primary key,
  config jsonb not null,              -- as the chain told it
  info jsonb not null,                -- digest, number and block of the config
  epoch int8 not null,                -- of the last report
  round int8 not null,
  aggregator_round int8,              -- null before the first report, as are the rest
  answer numeric,
  observed int8,                      -- seconds since 1970, by the observers
  transmitted int8                    -- seconds since 1970, of the block
);
-- Who is paid for a transmitter's work, and to whom this shall go.
create table ocr_payees (
  feed text not null,
  transmitter text not null,
  payee text,
  proposed text,
  primary key (feed, transmitter)
);
create table ocr_transmissions (
  height int8 not null,
  place int4 not null,
  tx_seq int8,
  feed int8 not null,                 -- first 8 bytes of sha256 of `Chainlink/feed/`
  round int8 not null,
  answer numeric not null,
  transmitter int8 not null,          -- account
  observed int8 not null,             -- seconds since 1970
  primary key (feed, height, place)
) partition by range (height);
