-- Orders, trades and order books. Amounts are decimals as the chain told them: of generation 1 (exchange v1beta1) in
-- the chain's units, of generation 2 (v2) in those of people.
-- market = first 8 bytes of the market's id, as int8

create table open_orders (
  hash bytea primary key,
  market int8 not null,
  account int8 not null,
  subaccount text not null,           -- 0x…, 32 bytes in hex
  kind int4 not null,                 -- 0 limit order in a book, 1 limit order that waits for its trigger, 2 market order that does
  type int4 not null,                 -- the chain's OrderType
  is_buy bool not null,
  price numeric not null,
  quantity numeric not null,
  fillable numeric not null,          -- what is left
  margin numeric,                     -- null in spot markets
  margin_hold numeric,                -- of market orders that wait
  trigger_price numeric,
  cid bytea not null,                 -- the sender's own name for it, UTF-8; may hold what a text can't
  fee_recipient text not null,
  expiration_block int8 not null,     -- 0 for none
  generation int4 not null
);
create index open_orders_account on open_orders (account, market, hash);
create index open_orders_market on open_orders (market);

create table book_levels (
  market int8 not null,
  is_buy bool not null,
  price numeric not null,
  quantity numeric not null,
  primary key (market, is_buy, price)
);

create table books (
  market int8 primary key,
  sequence int8 not null,             -- the chain's count of changes
  generation int4 not null,           -- whose units the levels are in
  height int8 not null                -- of the last change; 0 is before the index begins
);

-- Whole books, every 256 blocks in which they changed. Made of the state while following the head: the one table
-- here that is neither the chain's state nor follows from one block.
create table book_frames (
  market int8 not null,
  height int8 not null,               -- the book is as it was after this block; 0 is before the index begins
  sequence int8 not null,
  levels bytea not null,              -- see handlers/orders/levels.ts
  primary key (market, height)
);

create table book_deltas (
  height int8 not null,
  market int8 not null,
  sequence int8 not null,
  levels bytea not null,              -- new quantities of changed levels, 0 for gone; see handlers/orders/levels.ts
  primary key (market, height)
) partition by range (height);
alter table book_deltas alter levels set storage plain;

create table order_packs (
  height int8 not null,
  account int8 not null,
  trades int4 not null,               -- how many of the entries are trades
  ended int8 not null,                -- a bit for each order that was filled, cancelled or triggered; see orderBit
  entries bytea not null,             -- see handlers/orders/entries.ts
  primary key (account, height)
) partition by range (height);
create index order_packs_height on order_packs (height);
create index order_packs_trades on order_packs (account, height) where trades > 0;

create table trade_packs (
  height int8 not null,
  market int8 not null,
  fills bytea not null,               -- see handlers/orders/fills.ts
  primary key (market, height)
) partition by range (height);
create index trade_packs_height on trade_packs (height);
