import type { Client } from 'pg'
import { historyTables } from '#src/handlers/modules.ts'

/** Blocks per partition. */
export const partitionBlocks = 1n << 20n

// How a table's key is made of the height.
const tables: { name: string; shift: bigint }[] = [
  { name: 'blocks', shift: 0n },
  { name: 'block_blobs', shift: 0n },
  { name: 'sealed_blobs', shift: 0n },
  { name: 'txs', shift: 16n },
  { name: 'account_txs', shift: 16n },
  { name: 'message_txs', shift: 16n },
  { name: 'transaction_counts', shift: 0n },
  ...historyTables.map(({ name, by }) => ({ name, shift: by === 'height' ? 0n : 16n })),
]

/** Makes the partitions of heights that have none yet. */
export async function writePartitions(client: Client, from: bigint, to: bigint): Promise<void> {
  for (let start = startOf(from); start <= to; start += partitionBlocks) {
    const missing = await findMissing(client, start)
    for (const { name, shift } of missing) {
      const partition = nameOf(name, start)
      // Attached rather than made in place: readers of the table don't have to wait.
      await client.query(`create table ${partition} (like ${name} including all)`)
      await client.query(
        `alter table ${name} attach partition ${partition}
          for values from (${start << shift}) to (${(start + partitionBlocks) << shift})`,
      )
    }
  }
}

/** Drops the partitions that begin with a height, of all tables. */
export async function dropPartitions(client: Client, start: bigint): Promise<void> {
  await client.query(`drop table if exists ${tables.map(({ name }) => nameOf(name, start)).join(', ')}`)
}

/** The first height of a height's partition. */
export function startOf(height: bigint): bigint {
  return height - (height % partitionBlocks)
}

async function findMissing(client: Client, start: bigint) {
  const { rows } = await client.query<{ exists: boolean }>({
    name: 'partitions',
    text: 'select to_regclass(name) is not null as exists from unnest($1::text[]) with ordinality as t (name, at) order by at',
    values: [tables.map(({ name }) => nameOf(name, start))],
  })
  return tables.filter((_, at) => rows[at]?.exists !== true)
}

function nameOf(table: string, start: bigint): string {
  return `${table}_${start / partitionBlocks}`
}
