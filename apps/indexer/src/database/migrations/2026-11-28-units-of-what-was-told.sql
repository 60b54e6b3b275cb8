-- In which generation of the exchange these were told, 1 or 2: a chain that was upgraded has both. 0 for those that are
-- there already, which are read as their market is.
alter table liquidations add column generation int4 not null default 0;
alter table market_settlements add column generation int4 not null default 0;
alter table market_changes add column generation int4 not null default 0;
