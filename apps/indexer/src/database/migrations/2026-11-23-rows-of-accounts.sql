-- What is asked of several accounts at once, for one of them: where rows of accounts are distributed, each is asked on its
-- own (see distribute.ts); elsewhere these are written into the question, as if it stood there.

-- The newest of an account's transactions within a range. The primary key of account_txs, backwards.
create function transactions_of(whose int8, low int8, high int8, most int8) returns table (tx_seq int8) language sql stable as $$
  select tx_seq from account_txs where account = $1 and tx_seq between $2 and $3 order by tx_seq desc limit $4
$$;

-- The newest blocks within a range with trades of an account. Index order_packs_trades, backwards.
create function trading_of(whose int8, low int8, high int8, most int8) returns table (height int8, entries bytea)
language sql stable as $$
  select height, entries from order_packs where account = $1 and height between $2 and $3 and trades > 0
  order by height desc limit $4
$$;

-- The oldest blocks from a height on that may tell how an order ended. The primary key of order_packs.
create function endings_of(whose int8, low int8, flag int8, most int8) returns table (height int8, account int8, entries bytea)
language sql stable as $$
  select height, account, entries from order_packs where account = $1 and height >= $2 and ended & $3 <> 0
  order by height limit $4
$$;

-- The last change of a balance before a height, and the first one from a height on. The primary key of balance_history.
create function balance_before(whose int8, denom int8, height int8) returns table (told int8, amount numeric, change numeric)
language sql stable as $$
  select h.height, h.amount, h.change from balance_history as h where h.account = $1 and h.denom = $2 and h.height < $3
  order by h.height desc limit 1
$$;
create function balance_from(whose int8, denom int8, height int8) returns table (told int8, amount numeric, change numeric)
language sql stable as $$
  select h.height, h.amount, h.change from balance_history as h where h.account = $1 and h.denom = $2 and h.height >= $3
  order by h.height limit 1
$$;

-- The newest changes of a subaccount's deposits, and of an account's positions, up to a height. Their primary keys, backwards.
create function deposits_of(whose int8, high int8, most int8) returns table (height int8, deposits bytea)
language sql stable as $$
  select height, deposits from deposit_history where subaccount = $1 and height <= $2 order by height desc limit $3
$$;
create function positions_of(whose int8, high int8, most int8) returns table (height int8, changes bytea)
language sql stable as $$
  select height, changes from position_changes where account = $1 and height <= $2 order by height desc limit $3
$$;
