import type { Client, QueryConfig } from 'pg'
import { Fault } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { stateModules } from '#src/handlers/modules.ts'
import { createState, type State } from '#src/state/state.ts'
import type { ModuleSource } from './known-modules.ts'
import { createTurns } from './turns.ts'

/** A node as of the block before the first, and as of now. */
export type AskedNode = { node: RpcTransport; latest: RpcTransport }

/** Told of each module that has been asked about, and how many are left. */
export type OnAsked = (source: ModuleSource, open: number, ms: number) => void

/**
 * Asks a node for the state of every module, of all at the same time, and writes nothing.
 *
 * @param height that the state is of
 * @throws Fault `unavailable` when the node has gone away: it is asked anew once it is back
 */
export async function askState(
  client: Client,
  asked: AskedNode,
  height: bigint,
  onAsked: OnAsked = () => {},
): Promise<{ source: ModuleSource; state: State }[]> {
  let open = stateModules.length
  const shared = oneByOne(client)
  return Promise.all(
    stateModules.map(async (module) => {
      const startedAt = performance.now()
      const state = createState(shared)
      const why = await askModule(module, state, { ...asked, height })
      // What a module knows in part it doesn't know.
      if (why !== '') state.forget()
      const source: ModuleSource = { module: module.name, source: why === '' ? 'node' : 'none', height, why }
      onAsked(source, --open, Math.round(performance.now() - startedAt))
      return { source, state }
    }),
  )
}

/** A connection that many may ask at the same time. */
function oneByOne(client: Client): Client {
  const inTurn = createTurns(1)
  const query = (question: QueryConfig) => inTurn(() => client.query(question))
  return Object.assign(Object.create(client) as Client, { query })
}

/** @returns why its state isn't known; empty when it is */
async function askModule(
  { fromNode }: (typeof stateModules)[number],
  state: State,
  { node, latest, height }: AskedNode & { height: bigint },
): Promise<string> {
  if (fromNode === undefined) return 'its state can only be followed from the beginning of the chain'
  try {
    await fromNode(state, node, latest, height)
    return ''
  } catch (error) {
    if (!(error instanceof Fault))
      return `its state can't be read: ${error instanceof Error ? error.message : String(error)}`
    if (error.kind === 'bug' || (error.kind === 'unavailable' && error.code !== 'node.slow')) throw error
    return error.message
  }
}
