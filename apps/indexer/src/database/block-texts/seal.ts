import { zstdDecompressSync } from 'node:zlib'
import type { Client } from 'pg'
import { assert } from '@injsight/errors'
import { inTransaction } from '../transaction.ts'
import { partitionBlocks, startOf } from '../partitions.ts'
import { frameBlocks, frameOf, packFrame, unpackFrame, type FrameTexts } from './frame.ts'
import { unpackRow, type BlockTexts } from './list-texts.ts'

/** Blocks that a step packs at most: as many as are held in memory. */
const stepBlocks = 8n * frameBlocks
export type Sealed = { from: bigint; to: bigint } | 'nothing'

/**
 * Packs the oldest raw answers closer, a few frames of neighbours at a time, where they lie a partition or more behind the
 * head's. Each step moves rows from block_blobs to sealed_blobs whole or not at all; a partition that has none left gives
 * its room back. Blocks that are filled in below come to their neighbours later.
 *
 * @throws error of the database
 */
export async function sealOldest(client: Client): Promise<Sealed> {
  const { rows } = await client.query<{ head: string; oldest: string | null }>({
    name: 'oldest_unsealed',
    // Its only row, and the first of a primary key.
    text: 'select head, (select min(height) from block_blobs) as oldest from chain_state',
  })
  const [row] = rows
  if (row === undefined || row.oldest === null) return 'nothing'
  const [head, oldest] = [BigInt(row.head), BigInt(row.oldest)]
  const end = startOf(oldest) + partitionBlocks
  if (end + partitionBlocks > startOf(head)) return 'nothing'
  return sealStep(client, { from: oldest, end })
}

type Step = { from: bigint; end: bigint }

/** Some blocks of a partition, from its oldest on that isn't sealed. */
export async function sealStep(client: Client, { from, end }: Step): Promise<Sealed> {
  const first = frameOf(from)
  const next = first + stepBlocks < end ? first + stepBlocks : end
  const blocks = await readUnsealed(client, first, next)
  const to = blocks.at(-1)?.height ?? from
  const frames = await packFrames(client, blocks)
  await inTransaction(client, async () => {
    for (const { height, block, results } of frames) {
      await client.query({
        name: 'write_sealed',
        text: `insert into sealed_blobs (height, block, results) values ($1, $2, $3)
          on conflict (height) do update set block = excluded.block, results = excluded.results`,
        values: [height, block, results],
      })
    }
    await client.query({
      name: 'drop_unsealed',
      text: 'delete from block_blobs where height >= $1 and height < $2', // primary key
      values: [first, next],
    })
  })
  // A table that has lost all its rows is cut to nothing, without anybody waiting for it.
  if (next === end) await client.query(`vacuum block_blobs_${startOf(from) / partitionBlocks}`)
  return { from, to }
}

async function readUnsealed(client: Client, from: bigint, before: bigint): Promise<BlockTexts[]> {
  const { rows } = await client.query<{ height: string; block: Buffer; results: Buffer }>({
    name: 'read_unsealed',
    text: 'select height, block, results from block_blobs where height >= $1 and height < $2 order by height', // primary key
    values: [from, before],
  })
  return rows.map(({ height, block, results }) => ({
    height: BigInt(height),
    block: zstdDecompressSync(block),
    results: zstdDecompressSync(results),
  }))
}

type Frame = { height: bigint; block: Buffer; results: Buffer }

/** Each with what its frame holds already: blocks that were filled in below a sealed one come to the same. */
async function packFrames(client: Client, blocks: BlockTexts[]): Promise<Frame[]> {
  const heights = [...new Set(blocks.map(({ height }) => frameOf(height)))]
  const { rows } = await client.query<{ height: string; block: Buffer; results: Buffer }>({
    name: 'read_sealed',
    text: 'select height, block, results from sealed_blobs where height = any($1::int8[])', // primary key
    values: [heights],
  })
  const all = [...rows.flatMap(unpackRow), ...blocks]
  const frames: Frame[] = []
  for (const height of heights) {
    const ofFrame = new Map(all.map((one) => [one.height - height, one]))
    const places = Array.from({ length: Number(frameBlocks) }, (_, at) => ofFrame.get(BigInt(at)))
    frames.push({
      height,
      block: await packChecked(places.map((one) => one?.block)),
      results: await packChecked(places.map((one) => one?.results)),
    })
  }
  return frames
}

/** What it was packed from is gone afterwards, so it is read back before. */
async function packChecked(texts: FrameTexts): Promise<Buffer> {
  const frame = await packFrame(texts)
  const isSame = unpackFrame(frame).every((text, at) => {
    const wanted = texts[at]
    return text === undefined ? wanted === undefined : wanted !== undefined && text.equals(wanted)
  })
  assert(isSame, 'a frame holds what was packed into it', { bytes: frame.length })
  return frame
}
