import type { Client } from 'pg'
import { Fault } from '@injsight/errors'
import type { NodeClient } from '@injsight/node-client'
import type { Logger } from '@injsight/runtime'
import type { IndexedBlock } from '#src/database/write/indexed-block.ts'
import { createBlockWriter, type BlockWriter } from '#src/database/write/write-blocks.ts'
import { createContinuation } from './continue-chain.ts'
import { fetchInOrder } from './fetch-in-order.ts'
import { findStart, type Asking } from './start/find-start.ts'
import { judgeResults } from './judge-results.ts'
import type { ReadBlock } from './reader/start-reader.ts'
import type { HeadWatch } from './watch-head.ts'

/** Blocks in one transaction while catching up; at the head each has its own. */
const batchBlocks = 50

type Writing = {
  client: Client
  node: NodeClient
  read: ReadBlock
  watch: HeadWatch
  from: bigint | undefined
  /** The last height that is wanted. */
  to: bigint | undefined
  fillsBack: boolean
  log: Logger
  signal: AbortSignal
  /** Told how far the state is asked for, where an index begins in the middle of a chain. */
  onAsking: (asking: Asking) => void
  /** Told where the index ends before anything is written. */
  onBegun: (head: bigint) => void
  onWritten: (written: Written) => void
}

/** Where the index ends, how many blocks were written to get there, and how long that took. */
export type Written = { head: bigint; blocks: number; seconds: number }

/**
 * Writes block after block from where the index ends, for as long as nothing goes wrong, or to the last that is
 * wanted. While one batch is being written the next is fetched and read.
 */
export async function writeChain({
  client,
  node,
  read,
  watch,
  from,
  to,
  fillsBack,
  log,
  signal,
  onAsking,
  onBegun,
  onWritten,
}: Writing): Promise<void> {
  await watch.waitFor(1n, signal)
  signal.throwIfAborted()
  const { chainId, next, parent } = await findStart({ client, node, from, fillsBack, log, onAsking })
  if (parent !== undefined) onBegun(parent.height)
  const continueWith = createContinuation(node, chainId, parent)

  const writer = createBlockWriter(client)

  const batch: IndexedBlock[] = []
  let writing = Promise.resolve()
  const write = async (count: number) => {
    const blocks = batch.splice(0, count)
    await writing
    writing = writeBatch(writer, blocks, log).then(onWritten)
    writing.catch(() => {}) // awaited before the next, and at the end
  }
  try {
    for await (const fetched of fetchInOrder(next, { watch, signal, fetch: read, to })) {
      const block = await continueWith(fetched)
      batch.push(block)
      const isHead = block.rows.block.height >= watch.height()
      if (isHead) await write(batch.length)
      // Only the next header tells that results are wrong: but at the head, each waits for it.
      else if (batch.length > batchBlocks) await write(batchBlocks)
      if (isHead) await writing
    }
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'node.results') throw error
    const isWritten = batch.pop() === undefined
    throw isWritten ? await judgeResults(node, error) : error
  } finally {
    // What has been fetched is good, whatever came after it.
    if (batch.length > 0) await write(batch.length)
    await writing
  }
}

async function writeBatch(write: BlockWriter, blocks: IndexedBlock[], log: Logger): Promise<Written> {
  const start = performance.now()
  const unread = await write(blocks)
  const [first, last] = [blocks[0], blocks.at(-1)]
  const head = last?.rows.block.height ?? 0n
  const ms = performance.now() - start
  log.info(blocks.length === 1 ? 'block indexed' : 'blocks indexed', {
    ...(blocks.length > 1 && { from: first?.rows.block.height }),
    height: head,
    transactions: blocks.reduce((sum, { rows }) => sum + rows.txs.length, 0),
    ...(unread.length > 0 && { unread: unread.length }),
    ms: Math.round(ms),
  })
  return { head, blocks: blocks.length, seconds: ms / 1000 }
}
