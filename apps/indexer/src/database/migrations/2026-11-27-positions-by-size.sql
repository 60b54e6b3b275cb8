-- The positions of a market, the largest first: a page of them begins at any by one comparison. One more entry (about 60 bytes)
-- for each position that changes.
create index positions_size on positions (market, quantity, subaccount);
