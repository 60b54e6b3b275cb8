import type { Client } from 'pg'
import { assert } from '@injsight/errors'
import type { Changes } from '#src/handlers/changes.ts'
import { copyBlocks } from './copy-blocks.ts'
import { writeCopyRows } from './copy-rows.ts'
import { encodeHeadNotice } from './head-notice.ts'
import type { IndexedBlock } from './indexed-block.ts'
import { writePartitions } from './partitions.ts'
import { addChanges, createSums } from './sum-changes.ts'
import { inTransaction } from './transaction.ts'
import { writeCounts } from './write-counts.ts'
import { writeSums } from './write-sums.ts'

/**
 * Writes blocks that follow one another, and the position with them, in one transaction: all of it or nothing.
 * Blocks that the index has already change nothing.
 */
export async function writeBlocks(client: Client, given: IndexedBlock[]): Promise<void> {
  await inTransaction(client, async () => {
    const { head, hasGenesis } = await lockPosition(client)
    const all = given.filter(({ rows }) => rows.block.height > head)
    const [first, last] = [all[0], all.at(-1)]
    if (first === undefined || last === undefined) return
    const from = first.rows.block.height
    assert(from === head + 1n, `block ${from} would leave a gap after ${head}`)

    await writePartitions(client, from, last.rows.block.height)
    for (const rows of copyBlocks(all)) await writeCopyRows(client, rows)
    const sums = createSums()
    for (const { rows } of all) {
      for (const changes of rows.changes) {
        addChanges(sums, rows.block.height, hasGenesis ? changes : withoutDifferences(changes))
      }
    }
    await writeSums(client, sums)
    const addresses = await writeCounts(client, all)
    await writePosition(client, all, last, addresses)
  })
}

async function lockPosition(client: Client): Promise<{ head: bigint; hasGenesis: boolean }> {
  const { rows } = await client.query<{ head: string; has_genesis: boolean }>(
    'select head, exists (select from supplies) as has_genesis from chain_state for update',
  )
  const [row] = rows
  assert(row !== undefined, 'an index is begun before blocks are written')
  return { head: BigInt(row.head), hasGenesis: row.has_genesis }
}

/** Differences mean something only where it is known what stood before the first block. */
function withoutDifferences({ balances, validators }: Changes): Changes {
  return { ...(balances && { balances }), ...(validators && { validators }) }
}

async function writePosition(
  client: Client,
  all: IndexedBlock[],
  last: IndexedBlock,
  addresses: number,
): Promise<void> {
  const { height, hash } = last.rows.block
  const count = (of: (rows: IndexedBlock['rows']) => number) =>
    all.reduce((sum, { rows }) => sum + of(rows), 0)
  await client.query({
    name: 'write_position',
    text: `with moved as (
        update chain_state set head = $1, head_hash = $2, txs = txs + $3, failed = failed + $4, addresses = addresses + $5
      ) select pg_notify('head', $6)`,
    values: [
      height,
      hash,
      count(({ txs }) => txs.length),
      count(({ block }) => block.failed),
      addresses,
      encodeHeadNotice(last.rows),
    ],
  })
}
