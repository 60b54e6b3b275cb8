import type { Sender } from './batch.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { startOf } from '../partitions.ts'
import { asRows, encodeRows } from './row-parameters.ts'

/** Adds in how many transactions each account takes part; where blocks are dropped, these counts go with them. */
export async function writeTransactionCounts(to: Sender, all: IndexedBlock[]): Promise<void> {
  const counts = [...Map.groupBy(all, ({ rows }) => startOf(rows.block.height))].flatMap(([height, blocks]) =>
    [...countByAccount(blocks)].map(([account, n]) => ({ account, height, n })),
  )
  if (counts.length === 0) return
  await to.query({
    name: 'write_transaction_counts',
    text: `insert into transaction_counts as c (account, height, n) select account, height, n from ${asRows(columns)}
      on conflict (account, height) do update set n = c.n + excluded.n`,
    values: encodeRows(columns, counts),
  })
}

const columns = { account: 'int8', height: 'int8', n: 'int8' } as const

function countByAccount(blocks: IndexedBlock[]): Map<bigint, bigint> {
  const counts = new Map<bigint, bigint>()
  for (const { roles } of blocks.flatMap(({ rows }) => rows.txs)) {
    for (const account of roles.keys()) counts.set(account, (counts.get(account) ?? 0n) + 1n)
  }
  return counts
}
