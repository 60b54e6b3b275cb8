import type { Client } from 'pg'
import type { Changes } from '#src/handlers/changes.ts'
import { addChanges, createSums } from './sum-changes.ts'
import { inTransaction } from './transaction.ts'
import { writeAddresses } from './write-counts.ts'
import { writeSums } from './write-sums.ts'

/** Where an index is. */
export type Position = { chainId: string; base: bigint; head: bigint; hash: Buffer | undefined }

export async function findPosition(client: Client): Promise<Position | undefined> {
  const { rows } = await client.query<{
    chain_id: string
    base: string
    head: string
    head_hash: Buffer | null
  }>('select chain_id, base, head, head_hash from chain_state')
  const [row] = rows
  if (row === undefined) return undefined
  return {
    chainId: row.chain_id,
    base: BigInt(row.base),
    head: BigInt(row.head),
    hash: row.head_hash ?? undefined,
  }
}

/**
 * Begins an index that will hold the blocks from `base` on.
 *
 * @param state what is known to stand before its first block
 */
export async function beginIndex(
  client: Client,
  { chainId, base, state }: { chainId: string; base: bigint; state: Changes },
): Promise<void> {
  await inTransaction(client, async () => {
    const sums = createSums()
    addChanges(sums, 0n, state)
    const accounts = [...(state.balances ?? []), ...(state.coins ?? [])].map(({ account }) => account)
    const addresses = await writeAddresses(client, new Map(accounts.map(({ key, bytes }) => [key, bytes])))
    await client.query(
      'insert into chain_state (chain_id, base, head, addresses) values ($1, $2::int8, $2::int8 - 1, $3)',
      [chainId, base, addresses],
    )
    await writeSums(client, sums)
  })
}
