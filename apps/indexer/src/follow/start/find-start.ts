import type { Client } from 'pg'
import { badChainData, unavailable } from '@injsight/errors'
import type { NodeClient, NodeStatus, RpcBlockResults } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { OnAsked } from '#src/database/ask-state.ts'
import { listTexts } from '#src/database/block-texts/list-texts.ts'
import { beginIndex, findPosition, type Position } from '#src/database/write/begin-index.ts'
import { createTurns } from '#src/database/turns.ts'
import { stateModules } from '#src/handlers/modules.ts'
import { createNodeTransport } from '#src/handlers/node-transport.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { chooseBase } from './choose-base.ts'
import type { Parent } from '../continue-chain.ts'
import { hashOfResults } from '../find-flaw.ts'
import { foreseeQuestions } from './foresee-questions.ts'
import { genesisState } from './genesis-state.ts'

type Sources = {
  client: Client
  node: Pick<NodeClient, 'fetchStatus' | 'fetchBlock' | 'fetchGenesis' | 'queryAbci'>
  /** The first height that the index is to hold, where it is begun now. */
  from: bigint | undefined
  /** Whether older blocks are filled in later: then it begins with the newest. */
  fillsBack?: boolean
  log: Logger
  /** Told with each question about the state, where it has to be asked for. */
  onAsking?: (asking: Asking) => void
}

/** Questions about the chain's state: those that were asked, and about how many it takes; 0 for not known. */
export type Asking = { questions: number; foreseen: number }

/** Where to go on: the next height, and what its block has to continue. */
export type Start = { chainId: string; next: bigint; parent: Parent | undefined }

/**
 * Finds where the index ends, or begins it.
 *
 * @throws Fault `bad-chain-data` when the node's chain is not the one of the index
 */
export async function findStart(sources: Sources): Promise<Start> {
  const status = await sources.node.fetchStatus()
  const position = await findPosition(sources.client)
  if (position === undefined) return begin(sources, status)
  if (position.chainId !== status.chainId) throw anotherChain(position, status)
  if (position.hash === undefined) {
    return { chainId: position.chainId, next: position.base, parent: undefined }
  }
  const validatorsHash = await checkSameChain(sources, position, status)
  return {
    chainId: position.chainId,
    next: position.head + 1n,
    parent: {
      height: position.head,
      hash: position.hash,
      validatorsHash,
      resultsHash: await readResultsHash(sources.client, position.head),
    },
  }
}

async function begin(sources: Sources, status: NodeStatus): Promise<Start> {
  const { client, node, log, onAsking = () => {} } = sources
  const base = await chooseBase(sources, status)
  const { header } = (await node.fetchBlock(base)).value.block
  const isFirst = header.last_block_id.hash === ''
  const counted: Asking = { questions: 0, foreseen: 0 }
  const startedAt = performance.now()
  if (!isFirst) {
    counted.foreseen = (await foreseeQuestions(createNodeTransport(node, base - 1n))) ?? 0
    log.info('the state is asked of the node, by pages of 500', {
      modules: stateModules.length,
      foreseen: counted.foreseen,
    })
    onAsking({ ...counted })
  }
  const onQuestion = () => {
    counted.questions += 1
    onAsking({ ...counted })
  }
  const beginning = isFirst
    ? { genesis: await fetchGenesis(sources, status) }
    : askedNode(node, base - 1n, onQuestion)
  const onAsked: OnAsked = ({ module, source, why }, open, ms) => {
    if (source === 'none') log.warn('state not known', { module, open, ms, reason: why, ...counted })
    else log.info('state asked', { module, open, ms, ...counted })
  }
  await beginIndex(client, { chainId: status.chainId, base, beginning, onAsked })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  log.info('index begun', { chain: status.chainId, base, genesis: isFirst, seconds, ...counted })
  return { chainId: status.chainId, next: base, parent: undefined }
}

async function fetchGenesis({ node }: Sources, status: NodeStatus): Promise<Record<string, unknown>> {
  const genesis = (await node.fetchGenesis()).value
  if (genesis.chain_id === status.chainId) return genesisState(genesis)
  throw badChainData(
    'genesis.chain',
    `The node's genesis is of the chain "${genesis.chain_id}", its status says "${status.chainId}"`,
    { expected: status.chainId, came: genesis.chain_id },
  )
}

/** Modules ask all at once: more questions than this wait for one another. */
const questionsUnderWay = 8

function askedNode(node: Pick<NodeClient, 'queryAbci'>, height: bigint, onQuestion: () => void) {
  const inTurn = createTurns(questionsUnderWay)
  const patient = {
    queryAbci: (path: string, request: Uint8Array, of?: bigint) =>
      inTurn(() => {
        onQuestion()
        return node.queryAbci(path, request, of)
      }),
  }
  return { node: createNodeTransport(patient, height), latest: createNodeTransport(patient, undefined) }
}

/** Both have the block at the last height that both have. Returns what the node says of its validators. */
async function checkSameChain(
  { client, node }: Sources,
  { base, head }: Position,
  status: NodeStatus,
): Promise<string | undefined> {
  const height = status.head < head ? status.head : head
  if (height < base) throw behind(base, status)
  if (status.earliest > head + 1n) throw beyond(head, status)
  // The node has dropped it; the next block will name it.
  if (height < status.earliest) return undefined
  const { rows } = await client.query<{ hash: Buffer }>('select hash from blocks where height = $1', [height])
  const { block_id, block } = (await node.fetchBlock(height)).value
  const expected = toNodeHex(rows[0]?.hash ?? Buffer.alloc(0))
  const came = block_id.hash.toUpperCase()
  if (came === expected) return height === head ? block.header.validators_hash : undefined
  throw badChainData(
    'block.hash',
    `The node is not of the chain of the index: block ${height} should be ${expected}, the node says ${came}`,
    { height, expected, came },
  )
}

/** What the stored results of a block hash to. */
async function readResultsHash(client: Client, height: bigint): Promise<string | undefined> {
  const [texts] = await listTexts(client, [height])
  return texts && hashOfResults(JSON.parse(texts.results.toString('utf8')) as RpcBlockResults)
}

function anotherChain(position: Position, status: NodeStatus) {
  return badChainData(
    'chain.id',
    `The index holds the chain "${position.chainId}" up to block ${position.head}, the node is of "${status.chainId}"`,
    { height: position.head, expected: position.chainId, came: status.chainId },
  )
}

/** Whether it is the same chain shows when it gets there. */
function behind(base: bigint, { head }: NodeStatus) {
  return unavailable(
    'node.behind',
    `The node has blocks up to ${head}, the index begins at ${base}: it is behind, or of another chain`,
    { base, head },
  )
}

/** Another node behind the same address may have it. */
function beyond(head: bigint, { earliest }: NodeStatus) {
  return unavailable(
    'node.pruned',
    `The node's first block is ${earliest}, the index ends at ${head}: the blocks between are missing`,
    { head, earliest },
  )
}
