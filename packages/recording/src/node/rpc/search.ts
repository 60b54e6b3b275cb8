import type { RpcBlockResults } from '@injsight/node-client'
import type { RecordedBlock } from '#src/folder/read-chunk.ts'
import type { TxPlace } from '#src/folder/survey.ts'
import { matches, readEventQuery, type Condition } from './event-query.ts'
import { valuesOfBlock, valuesOfTransaction } from './event-values.ts'
import { readPage } from './heights.ts'
import { joinJson, type Chain, type Method } from './method.ts'
import { readFlag, readText, type Parameters } from './parameters.ts'
import { hashOf } from './prove-transaction.ts'
import { refuseInternally } from './refuse.ts'
import { encodeTransaction, readTransactions } from './transactions.ts'

/** Searches by what events say. Without an index of our own, a search reads the blocks it may concern. */
export function searchMethods(chain: Chain): Record<string, Method> {
  const { recording } = chain
  return {
    tx_search: {
      parameters: ['query', 'prove', 'page', 'per_page', 'order_by'],
      async answer(parameters) {
        const conditions = readEventQuery(readText(parameters, 'query') ?? '')
        const found = ordered(await searchTransactions(chain, conditions), readOrder(parameters, 'asc'))
        const { start, end } = readPage(parameters, found.length)
        const prove = readFlag(parameters, 'prove')
        const txs = await readEach(found.slice(start, end), async (place) =>
          encodeTransaction(await recording.readBlock(place.height), place, prove),
        )
        return joinJson('{"txs":', listJson(txs), `,"total_count":"${found.length}"}`)
      },
    },
    block_search: {
      parameters: ['query', 'page', 'per_page', 'order_by'],
      async answer(parameters) {
        const conditions = readEventQuery(readText(parameters, 'query') ?? '')
        const found = ordered(await searchBlocks(chain, conditions), readOrder(parameters, 'desc'))
        const { start, end } = readPage(parameters, found.length)
        const blocks = await readEach(
          found.slice(start, end),
          async (height) => (await recording.readBlock(height)).block,
        )
        return joinJson('{"blocks":', listJson(blocks), `,"total_count":"${found.length}"}`)
      },
    },
  }
}

async function searchTransactions(chain: Chain, conditions: Condition[]): Promise<TxPlace[]> {
  const found: TxPlace[] = []
  const byHash = conditions.find(({ tag, operator }) => tag === 'tx.hash' && operator === '=')
  const place = byHash && chain.recording.findTransaction(byHash.operand.toUpperCase())
  if (byHash !== undefined && place === undefined) return found
  for await (const recorded of candidates(chain, conditions, 'tx.height', place?.height)) {
    const results = parseResults(recorded)
    for (const [index, tx] of readTransactions(recorded).entries()) {
      const hash = hashOf(tx)
      if (matches(conditions, valuesOfTransaction(results, index, hash)))
        found.push({ height: recorded.height, index })
    }
  }
  return found
}

async function searchBlocks(chain: Chain, conditions: Condition[]): Promise<bigint[]> {
  const found: bigint[] = []
  for await (const recorded of candidates(chain, conditions, 'block.height')) {
    const own = { 'block.height': String(recorded.height) }
    if (matches(conditions, valuesOfBlock(parseResults(recorded), own))) found.push(recorded.height)
  }
  return found
}

/** Blocks that may fulfil the conditions: of the right heights, and with the words they ask for. */
async function* candidates(
  { recording, head }: Chain,
  conditions: Condition[],
  heightTag: string,
  only?: bigint,
): AsyncIterable<RecordedBlock> {
  const byHeight = conditions.filter(({ tag }) => tag === heightTag)
  const words = conditions.flatMap(({ tag, operator, operand }) =>
    tag !== heightTag && !ownTags.has(tag) && (operator === '=' || operator === 'CONTAINS')
      ? wordIn(operand)
      : [],
  )
  const last = only ?? head.height()
  for (let height = only ?? recording.facts.from; height <= last; height++) {
    if (!matches(byHeight, new Map([[heightTag, [String(height)]]]))) continue
    const recorded = await recording.readBlock(height)
    if (words.every((word) => recorded.block_results.includes(word))) yield recorded
  }
}

const ownTags = new Set(['tm.event', 'tx.hash'])

/** The word as it stands in JSON; none where Go and we might escape it differently. */
function wordIn(operand: string): string[] {
  return /^[\w .,:;/@+=-]+$/.test(operand) ? [operand] : []
}

function parseResults({ block_results: results }: RecordedBlock): RpcBlockResults {
  return JSON.parse(results.toString('utf8')) as RpcBlockResults
}

function readOrder(parameters: Parameters, otherwise: 'asc' | 'desc'): 'asc' | 'desc' {
  const order = readText(parameters, 'order_by') ?? ''
  if (order === '') return otherwise
  if (order === 'asc' || order === 'desc') return order
  throw refuseInternally('expected order_by to be either `asc` or `desc` or empty')
}

function ordered<One>(found: One[], order: 'asc' | 'desc'): One[] {
  return order === 'asc' ? found : found.toReversed()
}

async function readEach<One>(places: One[], read: (place: One) => Promise<Buffer>): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  for (const place of places) pieces.push(await read(place))
  return pieces
}

function listJson(pieces: Buffer[]): Buffer {
  return joinJson('[', ...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [',', piece])), ']')
}
