import type { Sender } from './batch.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { forEach, listBuckets, suffixes, toTime, type Bucket } from './buckets.ts'
import { asRows, encodeRows } from './row-parameters.ts'
import { writeAccountTrading } from './write-account-trading.ts'
import { writeOraclePrices } from './write-oracle-prices.ts'
import { writeOracleReports } from './write-oracle-reports.ts'
import { writeTrading } from './write-trading.ts'

/** Adds what blocks hold to the roll-ups by the minute, the hour and the day. */
export async function writeStatistics(to: Sender, all: IndexedBlock[]): Promise<void> {
  const buckets = suffixes.flatMap((suffix) => listBuckets(all, suffix))
  await Promise.all([
    writeSums(to, buckets),
    writeTrading(to, buckets),
    writeAccountTrading(to, buckets),
    writeOracleReports(to, buckets),
    writeOraclePrices(to, buckets),
    writeSigners(to, buckets),
  ])
}

async function writeSums(to: Sender, buckets: Bucket[]): Promise<void> {
  const sums = buckets.map(({ suffix, start, blocks }) => ({ suffix, start, ...sumBlocks(blocks) }))
  await to.query({
    name: 'write_stats',
    text: `with counted as (select *, ${toTime} as bucket from ${asRows(sumColumns)}), ${forEach(
      (suffix) => `insert into stats_${suffix} as s
          (bucket, blocks, txs, failed, gas_used, gas_wanted, fees, new_accounts)
        select bucket, blocks, txs, failed, gas_used, gas_wanted, fees, new_accounts
        from counted where suffix = '${suffix}'
        on conflict (bucket) do update set blocks = s.blocks + excluded.blocks, txs = s.txs + excluded.txs,
          failed = s.failed + excluded.failed, gas_used = s.gas_used + excluded.gas_used,
          gas_wanted = s.gas_wanted + excluded.gas_wanted, fees = s.fees + excluded.fees,
          new_accounts = s.new_accounts + excluded.new_accounts`,
    )} select`,
    values: encodeRows(sumColumns, sums),
  })
}

const sumColumns = {
  suffix: 'text',
  start: 'int8',
  blocks: 'int4',
  txs: 'int4',
  failed: 'int4',
  gas_used: 'int8',
  gas_wanted: 'int8',
  fees: 'amount',
  new_accounts: 'int4',
} as const

/** Who is new to an hour or a day is counted there. Minutes are counted when somebody asks. */
async function writeSigners(to: Sender, buckets: Bucket[]): Promise<void> {
  const signers = buckets.flatMap(({ suffix, start, blocks }) => {
    const accounts = new Set(blocks.flatMap(({ rows }) => rows.txs.map(({ signer }) => signer)))
    return suffix === '1m' ? [] : [...accounts].map((account) => ({ suffix, start, account }))
  })
  const known = signers.filter(({ account }) => account !== 0n)
  if (known.length === 0) return
  await to.query({
    name: 'write_signers',
    text: `with signed as (select *, ${toTime} as bucket from ${asRows(signerColumns)}), ${(
      ['1h', '1d'] as const
    )
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
    values: encodeRows(signerColumns, known),
  })
}

const signerColumns = { suffix: 'text', start: 'int8', account: 'int8' } as const

function sumBlocks(all: IndexedBlock[]) {
  const sum = (of: (rows: IndexedBlock['rows']) => number) => all.reduce((n, { rows }) => n + of(rows), 0)
  const total = (of: (rows: IndexedBlock['rows']) => bigint) => all.reduce((n, { rows }) => n + of(rows), 0n)
  return {
    blocks: all.length,
    txs: sum(({ txs }) => txs.length),
    failed: sum(({ block }) => block.failed),
    gas_used: total(({ block }) => block.gasUsed),
    gas_wanted: total(({ block }) => block.gasWanted),
    fees: total(({ statistics }) => statistics.fees),
    new_accounts: sum(({ statistics }) => statistics.newAccounts),
  }
}
