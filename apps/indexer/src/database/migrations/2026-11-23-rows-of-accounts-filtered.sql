-- The newest of an account's transactions within a range, of which at least one message is of these types and which failed
-- or not; null for any. The primary key of account_txs, backwards; each of its lines is looked up by the primary keys of
-- message_txs and txs. "offset 0" keeps the planner from joining the whole tables instead.
create function filtered_transactions_of(whose int8, low int8, high int8, types int4[], failed boolean, most int8)
returns table (tx_seq int8) language sql stable as $$
  select a.tx_seq from account_txs as a where a.account = $1 and a.tx_seq between $2 and $3
    and ($4 is null
      or exists (select from message_txs as m where m.type = any($4) and m.tx_seq = a.tx_seq offset 0))
    and ($5 is null or ((select code from txs where txs.tx_seq = a.tx_seq) <> 0) = $5)
  order by a.tx_seq desc limit $6
$$;
