-- Of fills that only reduce a position the chain tells a profit that the fee has been taken from: with this it is before fees.
alter table account_trading_1d add column fees_in_pnl numeric not null default 0;
