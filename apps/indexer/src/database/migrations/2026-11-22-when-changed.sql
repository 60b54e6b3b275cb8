-- When orders that are open were placed, and they and positions last changed: heights, 0 for before the index began
-- or this was kept.
alter table open_orders
  add column placed int8 not null default 0,
  add column changed int8 not null default 0;
alter table positions add column changed int8 not null default 0;
-- The open orders of a market, the newest first: Orders of the exchange services. One more entry for each order that
-- comes to rest (about a microsecond and 40 bytes); what fills it changes no index.
create index open_orders_placed on open_orders (market, placed);
