import type { Client } from 'pg'

/** Blocks per partition. */
const size = 1n << 20n

// How a table's key is made of the height.
const tables: { name: string; shift: bigint }[] = [
  { name: 'blocks', shift: 0n },
  { name: 'block_blobs', shift: 0n },
  { name: 'txs', shift: 16n },
  { name: 'account_txs', shift: 16n },
  { name: 'message_txs', shift: 16n },
]

/** Makes the partitions of heights that have none yet. */
export async function writePartitions(client: Client, from: bigint, to: bigint): Promise<void> {
  for (let start = from - (from % size); start <= to; start += size) {
    const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
      nameOf('blocks', start),
    ])
    if (rows[0]?.exists === true) continue
    for (const { name, shift } of tables) {
      const partition = nameOf(name, start)
      // Attached rather than made in place: readers of the table don't have to wait.
      await client.query(`create table ${partition} (like ${name} including all)`)
      await client.query(
        `alter table ${name} attach partition ${partition}
          for values from (${start << shift}) to (${(start + size) << shift})`,
      )
    }
  }
}

function nameOf(table: string, start: bigint): string {
  return `${table}_${start / size}`
}
