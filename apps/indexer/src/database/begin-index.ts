import type { Client } from 'pg'
import { Fault } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { stateModules } from '#src/handlers/modules.ts'
import { createState, type State } from '#src/state/state.ts'
import { writeModuleSources, type ModuleSource } from './known-modules.ts'
import { inTransaction } from './transaction.ts'
import { writeAddresses, writeDenoms } from './write-names.ts'

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
export type Beginning = { genesis: Record<string, unknown> } | { node: RpcTransport; latest: RpcTransport }

type NewIndex = { chainId: string; base: bigint; beginning: Beginning }

/** Begins an index that will hold the blocks from `base` on, and says of which modules it knows the state. */
export async function beginIndex(
  client: Client,
  { chainId, base, beginning }: NewIndex,
): Promise<ModuleSource[]> {
  return inTransaction(client, async () => {
    const state = createState(client)
    const height = base - 1n
    const sources =
      'genesis' in beginning
        ? await readGenesis(state, beginning.genesis, height)
        : await askNode(state, beginning, height)
    await state.flush()
    const { denoms, accounts } = state.takeNotes()
    await writeDenoms(client, denoms)
    const addresses = await writeAddresses(client, accounts)
    await client.query(
      `insert into chain_state (chain_id, base, counted_from, head, addresses)
        values ($1, $2::int8, $2::int8, $2::int8 - 1, $3)`,
      [chainId, base, addresses],
    )
    await writeModuleSources(client, sources)
    return sources
  })
}

/** @throws when the genesis can't be read: there is no other truth to begin with */
async function readGenesis(
  state: State,
  genesis: Record<string, unknown>,
  height: bigint,
): Promise<ModuleSource[]> {
  const sources: ModuleSource[] = []
  for (const { name: module, fromGenesis } of stateModules) {
    await fromGenesis?.(state, genesis[module], genesis)
    sources.push({ module, source: 'genesis', height, why: '' })
  }
  return sources
}

async function askNode(
  state: State,
  { node, latest }: { node: RpcTransport; latest: RpcTransport },
  height: bigint,
): Promise<ModuleSource[]> {
  const sources: ModuleSource[] = []
  for (const { name: module, fromNode } of stateModules) {
    if (fromNode === undefined) {
      const why = 'its state can only be followed from the beginning of the chain'
      sources.push({ module, source: 'none', height, why })
      continue
    }
    try {
      await state.attempt(() => fromNode(state, node, latest))
      sources.push({ module, source: 'node', height, why: '' })
    } catch (error) {
      if (!(error instanceof Fault) || error.kind === 'unavailable') throw error
      sources.push({ module, source: 'none', height, why: error.message })
    }
  }
  return sources
}
