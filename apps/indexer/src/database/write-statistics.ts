import type { Client } from 'pg'
import type { IndexedBlock } from './indexed-block.ts'
import { pipelined } from './pipelined.ts'
import { forEach, listBuckets, suffixes, toTime, type Bucket } from './buckets.ts'
import { writeTrading } from './write-trading.ts'

/** Adds what blocks hold to the roll-ups by the minute, the hour and the day. */
export async function writeStatistics(client: Client, all: IndexedBlock[]): Promise<void> {
  const buckets = suffixes.flatMap((suffix) => listBuckets(all, suffix))
  await pipelined(client, () =>
    Promise.all([writeSums(client, buckets), writeTrading(client, buckets), writeSigners(client, buckets)]),
  )
}

async function writeSums(client: Client, buckets: Bucket[]): Promise<void> {
  const sums = buckets.map(({ suffix, start, blocks }) => ({ suffix, start, ...sumBlocks(blocks) }))
  await client.query({
    name: 'write_stats',
    text: `with counted as (
        select suffix, ${toTime} as bucket, b, t, f, u, w, p, n
        from unnest($1::text[], $2::int8[], $3::int4[], $4::int4[], $5::int4[], $6::int8[], $7::int8[], $8::numeric[], $9::int4[])
          as r (suffix, start, b, t, f, u, w, p, n)
      ), ${forEach(
        (suffix) => `insert into stats_${suffix} as s
          (bucket, blocks, txs, failed, gas_used, gas_wanted, fees, new_accounts)
        select bucket, b, t, f, u, w, p, n from counted where suffix = '${suffix}'
        on conflict (bucket) do update set blocks = s.blocks + excluded.blocks, txs = s.txs + excluded.txs,
          failed = s.failed + excluded.failed, gas_used = s.gas_used + excluded.gas_used,
          gas_wanted = s.gas_wanted + excluded.gas_wanted, fees = s.fees + excluded.fees,
          new_accounts = s.new_accounts + excluded.new_accounts`,
      )} select`,
    values: [
      sums.map(({ suffix }) => suffix),
      sums.map(({ start }) => start),
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

/** Who is new to an hour or a day is counted there. Minutes are counted when somebody asks. */
async function writeSigners(client: Client, buckets: Bucket[]): Promise<void> {
  const signers = buckets.flatMap(({ suffix, start, blocks }) => {
    const accounts = new Set(blocks.flatMap(({ rows }) => rows.txs.map(({ signer }) => signer)))
    return suffix === '1m' ? [] : [...accounts].map((account) => ({ suffix, start, account }))
  })
  const known = signers.filter(({ account }) => account !== 0n)
  if (known.length === 0) return
  await client.query({
    name: 'write_signers',
    text: `with signed as (
        select suffix, ${toTime} as bucket, account
        from unnest($1::text[], $2::int8[], $3::int8[]) as r (suffix, start, account)
      ), ${(['1h', '1d'] as const)
        .map(
          (suffix) => `new_${suffix} as (
        insert into signers_${suffix} (bucket, account) select bucket, account from signed where suffix = '${suffix}'
        on conflict do nothing returning bucket
      ), counted_${suffix} as (
        update stats_${suffix} as s set active_accounts = active_accounts + n
        from (select bucket, count(*) as n from new_${suffix} group by bucket) as c where s.bucket = c.bucket
      )`,
        )
        .join(', ')} select`,
    values: [
      known.map(({ suffix }) => suffix),
      known.map(({ start }) => start),
      known.map(({ account }) => account),
    ],
  })
}

function sumBlocks(all: IndexedBlock[]) {
  const sum = (of: (rows: IndexedBlock['rows']) => number) => all.reduce((n, { rows }) => n + of(rows), 0)
  const total = (of: (rows: IndexedBlock['rows']) => bigint) => all.reduce((n, { rows }) => n + of(rows), 0n)
  return {
    blocks: all.length,
    txs: sum(({ txs }) => txs.length),
    failed: sum(({ block }) => block.failed),
    gasUsed: total(({ block }) => block.gasUsed),
    gasWanted: total(({ block }) => block.gasWanted),
    fees: total(({ statistics }) => statistics.fees),
    newAccounts: sum(({ statistics }) => statistics.newAccounts),
  }
}
