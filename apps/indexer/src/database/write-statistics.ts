import type { Client } from 'pg'
import { statisticsOf } from '#src/handlers/statistics/index.ts'
import type { IndexedBlock } from './indexed-block.ts'

const second = 1_000_000n
const resolutions = [
  { suffix: '1m', length: 60n * second },
  { suffix: '1h', length: 3600n * second },
  { suffix: '1d', length: 86_400n * second },
]

/** Adds what blocks hold to the roll-ups by the minute, the hour and the day. */
export async function writeStatistics(client: Client, all: IndexedBlock[]): Promise<void> {
  for (const { suffix, length } of resolutions) {
    const buckets = Map.groupBy(all, ({ rows }) => (rows.block.time - (rows.block.time % length)) / second)
    await writeSums(client, suffix, buckets)
    await writeTrading(client, suffix, buckets)
    if (suffix !== '1m') await writeSigners(client, suffix, buckets)
  }
}

/** Blocks by the second in which their minute, hour or day begins. */
type Buckets = Map<bigint, IndexedBlock[]>

const toTime = `timestamptz 'epoch' + start * interval '1 second'`

async function writeSums(client: Client, suffix: string, buckets: Buckets): Promise<void> {
  const sums = [...buckets.values()].map((blocks) => ({
    blocks: blocks.length,
    txs: sum(blocks, ({ rows }) => rows.txs.length),
    failed: sum(blocks, ({ rows }) => rows.block.failed),
    gasUsed: total(blocks, ({ rows }) => rows.block.gasUsed),
    gasWanted: total(blocks, ({ rows }) => rows.block.gasWanted),
    fees: total(blocks, ({ rows }) => statisticsOf(rows.context).fees),
    newAccounts: sum(blocks, ({ rows }) => statisticsOf(rows.context).newAccounts),
  }))
  await client.query({
    name: `write_stats_${suffix}`,
    text: `insert into stats_${suffix} as s (bucket, blocks, txs, failed, gas_used, gas_wanted, fees, new_accounts)
      select ${toTime}, b, t, f, u, w, p, n
      from unnest($1::int8[], $2::int4[], $3::int4[], $4::int4[], $5::int8[], $6::int8[], $7::numeric[], $8::int4[])
        as counted (start, b, t, f, u, w, p, n)
      on conflict (bucket) do update set blocks = s.blocks + excluded.blocks, txs = s.txs + excluded.txs,
        failed = s.failed + excluded.failed, gas_used = s.gas_used + excluded.gas_used,
        gas_wanted = s.gas_wanted + excluded.gas_wanted, fees = s.fees + excluded.fees,
        new_accounts = s.new_accounts + excluded.new_accounts`,
    values: [
      [...buckets.keys()],
      sums.map(({ blocks }) => blocks),
      sums.map(({ txs }) => txs),
      sums.map(({ failed }) => failed),
      sums.map(({ gasUsed }) => gasUsed),
      sums.map(({ gasWanted }) => gasWanted),
      sums.map(({ fees }) => fees),
      sums.map(({ newAccounts }) => newAccounts),
    ],
  })
}

/** Who is new to an hour or a day is counted there. */
async function writeSigners(client: Client, suffix: string, buckets: Buckets): Promise<void> {
  const signers = [...buckets].flatMap(([start, blocks]) => {
    const accounts = new Set(blocks.flatMap(({ rows }) => rows.txs.map(({ signer }) => signer)))
    return [...accounts].filter((account) => account !== 0n).map((account) => ({ start, account }))
  })
  if (signers.length === 0) return
  await client.query({
    name: `write_signers_${suffix}`,
    text: `with added as (
        insert into signers_${suffix} (bucket, account)
        select ${toTime}, account from unnest($1::int8[], $2::int8[]) as signed (start, account)
        on conflict do nothing returning bucket
      ), counted as (select bucket, count(*) as n from added group by bucket)
      update stats_${suffix} as s set active_accounts = active_accounts + n from counted where s.bucket = counted.bucket`,
    values: [signers.map(({ start }) => start), signers.map(({ account }) => account)],
  })
}

async function writeTrading(client: Client, suffix: string, buckets: Buckets): Promise<void> {
  const lines = [...buckets].flatMap(([start, blocks]) =>
    sumTrading(blocks).map((line) => ({ start, ...line })),
  )
  if (lines.length === 0) return
  await client.query({
    name: `write_trading_${suffix}`,
    text: `insert into trading_${suffix} as s (bucket, market, generation, fills, notional)
      select ${toTime}, m, g, f, n * 1e-36
      from unnest($1::int8[], $2::int8[], $3::int2[], $4::int4[], $5::numeric[]) as counted (start, m, g, f, n)
      on conflict (bucket, market, generation) do update set fills = s.fills + excluded.fills,
        notional = s.notional + excluded.notional`,
    values: [
      lines.map(({ start }) => start),
      lines.map(({ market }) => market),
      lines.map(({ generation }) => generation),
      lines.map(({ fills }) => fills),
      lines.map(({ notional }) => notional),
    ],
  })
}

function sumTrading(blocks: IndexedBlock[]) {
  const sums = new Map<string, { market: bigint; generation: number; fills: number; notional: bigint }>()
  for (const { rows } of blocks) {
    for (const [market, { generation, fills, notional }] of statisticsOf(rows.context).trading) {
      const name = `${market} ${generation}`
      const before = sums.get(name) ?? { market, generation, fills: 0, notional: 0n }
      sums.set(name, { ...before, fills: before.fills + fills, notional: before.notional + notional })
    }
  }
  return [...sums.values()]
}

function sum(blocks: IndexedBlock[], of: (block: IndexedBlock) => number): number {
  return blocks.reduce((all, block) => all + of(block), 0)
}

function total(blocks: IndexedBlock[], of: (block: IndexedBlock) => bigint): bigint {
  return blocks.reduce((all, block) => all + of(block), 0n)
}
