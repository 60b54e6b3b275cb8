import type { Client } from 'pg'
import type { ValidatorChange } from '#src/handlers/changes.ts'
import type { BalanceSum, Sums } from './sum-changes.ts'

/** Writes balances, supplies and validators as blocks have changed them. */
export async function writeSums(client: Client, sums: Sums): Promise<void> {
  if (sums.denoms.size > 0) {
    await client.query({
      name: 'write_denoms',
      text: `insert into denoms (id, denom) select * from unnest($1::int8[], $2::text[]) on conflict do nothing`,
      values: [[...sums.denoms.keys()], [...sums.denoms.values()]],
    })
  }
  await writeBalances(client, [...sums.balances.values()])
  await writeSupplies(client, [...sums.supplies.values()])
  for (const { change, height } of sums.validators) await writeValidator(client, change, height)
}

async function writeBalances(client: Client, all: BalanceSum[]): Promise<void> {
  if (all.length === 0) return
  const values = [
    all.map(({ denom }) => denom),
    all.map(({ account }) => account),
    all.map(({ amount }) => amount),
    all.map(({ height }) => height),
    all.map(({ isNew }) => isNew),
  ]
  const changed = `unnest($1::int8[], $2::int8[], $3::numeric[], $4::int8[], $5::bool[])
    as changed (denom, account, amount, height, is_new)`
  // Accounts that hold nothing have no row. Both statements see the rows as they were before.
  await client.query({
    name: 'write_balances',
    text: `with results as (
        select denom, account, changed.height, changed.amount +
          case when is_new then 0 else coalesce(b.amount, 0) end as amount
        from ${changed} left join balances as b using (denom, account)
      ), spent as (
        delete from balances as b using results as r
        where b.denom = r.denom and b.account = r.account and r.amount = 0
      )
      insert into balances (denom, account, amount, height)
      select denom, account, amount, height from results where amount <> 0
      on conflict (denom, account) do update set amount = excluded.amount, height = excluded.height`,
    values,
  })
}

async function writeSupplies(
  client: Client,
  all: { denom: bigint; add: bigint; height: bigint }[],
): Promise<void> {
  if (all.length === 0) return
  await client.query({
    name: 'write_supplies',
    text: `insert into supplies as s (denom, amount, height)
      select * from unnest($1::int8[], $2::numeric[], $3::int8[])
      on conflict (denom) do update set amount = s.amount + excluded.amount, height = excluded.height`,
    values: [all.map(({ denom }) => denom), all.map(({ add }) => add), all.map(({ height }) => height)],
  })
}

async function writeValidator(client: Client, change: ValidatorChange, height: bigint): Promise<void> {
  const words = [
    Buffer.from(change.operator),
    change.moniker,
    change.identity,
    change.website,
    change.securityContact,
    change.details,
    change.commissionRate,
    change.commissionMaxRate,
    change.commissionMaxChangeRate,
    height,
  ]
  if (change.kind === 'new') {
    // One that left and came back may have another key, or its key another operator.
    await client.query({
      name: 'forget_validator',
      text: 'delete from validators where operator = $1 or consensus = $2',
      values: [Buffer.from(change.operator), Buffer.from(change.consensus)],
    })
    await client.query({
      name: 'write_validator',
      text: `insert into validators (operator, moniker, identity, website, security_contact, details,
          commission_rate, commission_max_rate, commission_max_change_rate, height, consensus)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      values: [...words, Buffer.from(change.consensus)],
    })
    return
  }
  await client.query({
    name: 'change_validator',
    text: `update validators set moniker = coalesce($2, moniker), identity = coalesce($3, identity),
        website = coalesce($4, website), security_contact = coalesce($5, security_contact),
        details = coalesce($6, details), commission_rate = coalesce($7, commission_rate),
        commission_max_rate = coalesce($8, commission_max_rate),
        commission_max_change_rate = coalesce($9, commission_max_change_rate), height = $10
      where operator = $1`,
    values: words.map((word) => word ?? null),
  })
}
