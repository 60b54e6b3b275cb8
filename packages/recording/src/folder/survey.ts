import { hash } from 'node:crypto'
import type { RpcBlock } from '@injsight/node-client'
import { damaged } from './read-facts.ts'
import type { ChunkFile, ReadChunk, RecordedBlock } from './read-chunk.ts'

/** Where a transaction stands. */
export type TxPlace = { height: bigint; index: number }

/** What can be looked up without reading blocks again. */
export type Survey = {
  /** When the block was made, milliseconds since 1970. */
  timeOf(height: bigint): number
  /** @param hash upper-case hex */
  findBlock(hash: string): bigint | undefined
  /** @param hash upper-case hex */
  findTransaction(hash: string): TxPlace | undefined
}

/**
 * Reads every block once: damage is found before anything is served, and what is looked up by hash or by time is
 * remembered.
 *
 * @throws Fault `bad-chain-data`, code `recording.damaged`, naming file and line
 */
export async function survey(files: ChunkFile[], read: ReadChunk): Promise<Survey> {
  const first = files[0]?.lo ?? 1n
  const times: number[] = []
  const blocks = new Map<string, number>()
  const transactions = new Map<string, [height: number, index: number]>()

  const remember = (recorded: RecordedBlock, path: string, line: number) => {
    const height = Number(recorded.height)
    const { block_id: id, block } = parseBlock(recorded, path, line)
    times.push(Date.parse(block.header.time))
    blocks.set(id.hash, height)
    for (const [index, tx] of (block.data.txs ?? []).entries()) {
      transactions.set(hash('sha256', Buffer.from(tx, 'base64'), 'hex').toUpperCase(), [height, index])
    }
  }
  // The next file is inflated on another thread while this one is read.
  let ahead = files[0] && readAhead(files[0], read)
  for (const [at, file] of files.entries()) {
    const recorded = (await ahead) ?? []
    const next = files[at + 1]
    ahead = next && readAhead(next, read)
    for (const [index, one] of recorded.entries()) remember(one, file.path, index + 1)
  }
  return {
    timeOf: (height) => times[Number(height - first)] ?? Number.NaN,
    findBlock(hash) {
      const height = blocks.get(hash)
      return height === undefined ? undefined : BigInt(height)
    },
    findTransaction(hash) {
      const place = transactions.get(hash)
      return place && { height: BigInt(place[0]), index: place[1] }
    },
  }
}

function readAhead(file: ChunkFile, read: ReadChunk): Promise<RecordedBlock[]> {
  const reading = read(file)
  reading.catch(() => {}) // reported where it is awaited
  return reading
}

function parseBlock({ block, height }: RecordedBlock, path: string, line: number): RpcBlock {
  try {
    const value = JSON.parse(block.toString('utf8')) as RpcBlock
    if (value.block.header.height !== String(height))
      throw new Error(`its block is of height ${value.block.header.height}`)
    return value
  } catch (error) {
    throw damaged(path, line, error instanceof Error ? error.message : 'its block is no block', error)
  }
}
