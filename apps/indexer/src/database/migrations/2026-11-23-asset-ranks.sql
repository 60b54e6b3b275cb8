-- Assets by their holders and by how much there is of them: a page of either begins at any line by one comparison.
alter table denom_holders add column whole numeric not null default 0; -- how much there is, in whole tokens
alter table denom_holders alter column whole drop default;

update denom_holders as h set whole = trunc(s.amount * ('1e-' || r.decimals)::numeric, 18)
  from denoms as d join supplies as s on s.denom = d.id
    left join exchange_denoms as x on x.denom = d.id
    left join denom_metadata as m on m.denom = d.denom
      and not (m.denom like 'ibc/%' and m.display ~ '(^|/)channel-[0-9]+/')
    cross join lateral (
      select coalesce((
        select (u.unit ->> 'exponent')::int8 from jsonb_array_elements(m.units) with ordinality as u (unit, at)
        order by u.unit ->> 'denom' = m.display desc, case when u.unit ->> 'denom' = m.display then -at else at end desc
        limit 1
      ), x.decimals, case when d.denom = 'inj' then 18 else 0 end) as decimals
    ) as r
  where d.id = h.denom and r.decimals between 0 and 77;

create index denom_holders_rank on denom_holders (holders, denom);
create index denom_holders_rank_family on denom_holders (family, holders, denom);
create index denom_holders_supply on denom_holders (whole, denom);
create index denom_holders_supply_family on denom_holders (family, whole, denom);
drop index denom_holders_most;
drop index denom_holders_family;
