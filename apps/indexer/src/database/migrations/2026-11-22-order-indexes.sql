-- Orders come and go by the dozen in every block. The pages of an account sort its own, and all of a market are asked
-- for once in the life of a chain, when its exchange takes on the next version.
drop index open_orders_market;
drop index open_orders_account;
create index open_orders_account on open_orders (account);
