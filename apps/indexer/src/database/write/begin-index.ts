import type { Client } from 'pg'
import { rankAllBySupply } from '#src/handlers/bank/rank-supply.ts'
import { stateModules } from '#src/handlers/modules.ts'
import { createState, type State } from '#src/state/state.ts'
import { askState, type AskedNode, type OnAsked } from '../ask-state.ts'
import { inBatch } from './batch.ts'
import { writeGenesisHistory } from './genesis-history.ts'
import { writeModuleSources, type ModuleSource } from '../known-modules.ts'
import { writePartitions } from '../partitions.ts'
import { inTransaction } from '../transaction.ts'
import { writeNames } from './write-names.ts'

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

/** What stood before the first block: the chain's genesis, or what a node says of the height before. */
export type Beginning = { genesis: Record<string, unknown> } | AskedNode

type NewIndex = { chainId: string; base: bigint; beginning: Beginning; onAsked?: OnAsked }

/**
 * Begins an index that will hold the blocks from `base` on, and says of which modules it knows the state. A node is
 * asked first; then everything is written at once.
 */
export async function beginIndex(
  client: Client,
  { chainId, base, beginning, onAsked }: NewIndex,
): Promise<ModuleSource[]> {
  const height = base - 1n
  const known =
    'genesis' in beginning
      ? [await readGenesis(client, beginning.genesis, height)]
      : (await askState(client, beginning, height, onAsked)).map(({ source, state }) => ({
          sources: [source],
          state,
        }))
  return inTransaction(client, async () => {
    await client.query(
      `insert into chain_state (chain_id, base, counted_from, head) values ($1, $2::int8, $2::int8, $2::int8 - 1)`,
      [chainId, base],
    )
    const flush = (state: State) =>
      inBatch(client, (batch) => Promise.all([writeNames(batch, [], state.takeNotes()), state.flush(batch)]))
    for (const { state } of known) await flush(state)
    if ('genesis' in beginning) {
      await writePartitions(client, height, height)
      await writeGenesisHistory(client, beginning.genesis, height)
    } else {
      const state = createState(client)
      await rankAllBySupply(state, client)
      await flush(state)
    }
    const sources = known.flatMap((one) => one.sources)
    await writeModuleSources(client, sources)
    return sources
  })
}

/** @throws when the genesis can't be read: there is no other truth to begin with */
async function readGenesis(
  client: Client,
  genesis: Record<string, unknown>,
  height: bigint,
): Promise<{ sources: ModuleSource[]; state: State }> {
  const state = createState(client)
  const sources: ModuleSource[] = []
  for (const { name: module, fromGenesis } of stateModules) {
    await fromGenesis?.(state, genesis[module], genesis)
    sources.push({ module, source: 'genesis', height, why: '' })
  }
  return { sources, state }
}
