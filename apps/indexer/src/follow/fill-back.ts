import type { Client } from 'pg'
import { badChainData, Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import { readRange, type FirstBlock, type Range } from '#src/database/read-range.ts'
import { readGenesisNames } from '#src/database/write/genesis-names.ts'
import { writeOlder, type OlderBlocks } from '#src/database/write/write-older.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { createContinuation } from './continue-chain.ts'
import type { FetchedBlock } from './fetch-block.ts'
import { findResultsFlaw } from './find-flaw.ts'
import { createVoteReader } from './read-votes.ts'
import type { ReadBlock } from './reader/start-reader.ts'

type Node = Pick<NodeClient, 'fetchValidators' | 'fetchGenesis'>

type Filling = {
  client: Client
  node: Node
  read: ReadBlock
  /** The lowest height that is wanted. */
  lowest: bigint
  /** Older blocks aren't wanted, microseconds since 1970. */
  since?: (range: Range) => bigint | undefined
  /** Awaited before each block: the head comes first. */
  turn?: () => Promise<void>
  batchBlocks?: number
}

/** What a step did: it wrote these heights, there is nothing to do yet, or nothing any more and why. */
export type Filled = { from: bigint; to: bigint } | 'waiting' | { done: string }

/**
 * Makes a step that writes a batch of blocks below the index: each must be named by the one above it, so that all of
 * it is the chain that the head belongs to.
 *
 * @throws Fault of the node client; `bad-chain-data` for a block of another chain
 */
export function createFiller(filling: Filling): () => Promise<Filled> {
  const { client, node, since } = filling
  const readVotes = createVoteReader(node)
  let { lowest } = filling
  let known: FirstBlock | undefined

  async function fill(range: Range, first: FirstBlock): Promise<Filled> {
    const heights = nextHeights(range, lowest, filling.batchBlocks ?? 50)
    const wantedSince = since?.(range)
    const fetched = (await fetchRange(filling, heights)).filter(
      ({ rows }) => wantedSince === undefined || rows.block.time >= wantedSince,
    )
    const [oldest, newest] = [fetched[0]?.rows, fetched.at(-1)?.rows]
    if (oldest === undefined || newest === undefined) return { done: 'older blocks are not kept' }
    await writeOlder(client, await joinBlocks(fetched, first))
    known = {
      height: oldest.block.height,
      chainId: oldest.block.chainId,
      parentHash: oldest.block.parentHash,
      lastResultsHash: fetched[0]?.results.ofParent ?? '',
      votes: oldest.votes,
    }
    return { from: oldest.block.height, to: newest.block.height }
  }

  async function joinBlocks(fetched: FetchedBlock[], first: FirstBlock): Promise<OlderBlocks> {
    const continueWith = createContinuation(node, first.chainId, undefined)
    const blocks: OlderBlocks['blocks'] = []
    for (const one of fetched) blocks.push(await continueWith(one))
    const last = blocks.at(-1)?.rows.block
    if (last === undefined || !last.hash.equals(first.parentHash)) throw anotherBlock(first, last?.hash)
    const flaw = findResultsFlaw(last.height, fetched.at(-1)?.results.own ?? '', first.lastResultsHash)
    if (flaw !== undefined) throw flaw
    const votes = await readVotes(last, first.votes)
    const isFirstOfChain = blocks[0]?.rows.block.parentHash.length === 0
    if (!isFirstOfChain) return { blocks, votes }
    const { app_state } = (await node.fetchGenesis()).value
    return { blocks, votes, genesis: { state: app_state, names: await readGenesisNames(client, app_state) } }
  }

  return async () => {
    const range = await readRange(client)
    if (range === undefined) return 'waiting'
    if (range.base <= lowest) return { done: `the index begins at block ${range.base}, as it is wanted` }
    const first = known?.height === range.base ? known : range.first
    if (first === undefined) return 'waiting'
    if (first.parentHash.length === 0) return { done: 'the index begins with the chain' }
    try {
      return await fill(range, first)
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== 'block.pruned') throw error
      const nodeFirst = BigInt(error.values['lowest'] ?? range.base)
      if (nodeFirst >= range.base) return { done: `the node has nothing older than block ${range.base}` }
      lowest = nodeFirst
      return fill(range, first)
    }
  }
}

/** Blocks that were counted before they were dropped are not mixed with others. */
function nextHeights(
  { base, countedFrom }: Range,
  lowest: bigint,
  size: number,
): { from: bigint; to: bigint } {
  const border = base > countedFrom ? countedFrom : 0n
  const from = [lowest, border, base - BigInt(size)].reduce((a, b) => (a > b ? a : b))
  return { from, to: base - 1n }
}

const underWay = 4

async function fetchRange(
  { read, turn }: Filling,
  { from, to }: { from: bigint; to: bigint },
): Promise<FetchedBlock[]> {
  const fetched: FetchedBlock[] = []
  let next = from
  const fetchOn = async () => {
    while (next <= to) {
      const height = next++
      await turn?.()
      fetched[Number(height - from)] = await read(height)
    }
  }
  await Promise.all(Array.from({ length: underWay }, fetchOn))
  return fetched
}

function anotherBlock({ height, parentHash }: FirstBlock, came: Buffer | undefined) {
  const [expected, hash] = [toNodeHex(parentHash), toNodeHex(came ?? Buffer.alloc(0))]
  return badChainData(
    'block.parent',
    `Block ${height - 1n} is not the one that the index continues: it should be ${expected}, the node says ${hash}`,
    { height: height - 1n, expected, came: hash },
  )
}
