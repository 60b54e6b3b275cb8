-- In which generation of the exchange a position was told: what it received of funding can't be added up over both.
-- Those that are there were told in that of their market.
alter table positions add column generation int4 not null default 0;
update positions as p set generation = m.generation from markets as m where m.key = p.market;
