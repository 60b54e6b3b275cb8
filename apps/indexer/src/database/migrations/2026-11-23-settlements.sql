-- Settlements of all markets, the newest first: a few in the life of a market.
create index market_settlements_height on market_settlements (height, ordinal);
