import type { Sender } from './batch.ts'
import { toTime, type Bucket } from './buckets.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { asRows, encodeRows } from './row-parameters.ts'

/** Keeps the last word of oracles in each minute, whichever of its blocks are written first. */
export async function writeOraclePrices(to: Sender, buckets: Bucket[]): Promise<void> {
  const lines = buckets
    .filter(({ suffix }) => suffix === '1m')
    .flatMap(({ start, blocks }) => listLast(blocks).map((line) => ({ start, ...line })))
  if (lines.length === 0) return
  await to.query({
    name: 'write_oracle_prices',
    // The primary key.
    text: `insert into oracle_prices_1m as s (bucket, feed, price, told)
      select ${toTime}, feed, price, told from ${asRows(columns)}
      on conflict (feed, bucket) do update set price = excluded.price, told = excluded.told where excluded.told >= s.told`,
    values: encodeRows(columns, lines),
  })
}

/** Blocks come in their order. */
function listLast(blocks: IndexedBlock[]): { feed: bigint; price: bigint; told: bigint }[] {
  const last = new Map<bigint, { feed: bigint; price: bigint; told: bigint }>()
  for (const { rows } of blocks)
    for (const [feed, price] of rows.statistics.prices)
      last.set(feed, { feed, price, told: rows.block.height })
  return [...last.values()]
}

const columns = { start: 'int8', feed: 'int8', price: 'decimal', told: 'int8' } as const
