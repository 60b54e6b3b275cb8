import { isDeepStrictEqual } from 'node:util'
import type { Client } from 'pg'
import { assert } from '@injsight/errors'
import { inTransaction } from '../transaction.ts'
import { partitionBlocks, startOf } from '../partitions.ts'
import { frameBlocks, frameOf, packFrame, unpackFrame, type FrameTexts } from './frame.ts'
import { listTexts } from './list-texts.ts'

/** Blocks that a step packs at most: as many as are held in memory. */
const stepBlocks = 8n * frameBlocks

/**
 * Packs the oldest raw answers closer, a few frames of neighbours at a time, where they lie a partition or more behind the
 * head's. Each step moves rows from block_blobs to sealed_blobs whole or not at all; a partition that has none left gives
 * its room back. Blocks that are filled in below come to their neighbours later.
 *
 * @returns whether there was something to pack
 * @throws error of the database
 */
export async function sealOldest(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ head: string; oldest: string | null }>({
    name: 'oldest_unsealed',
    // Its only row, and the first of a primary key.
    text: 'select head, (select min(height) from block_blobs) as oldest from chain_state',
  })
  const [row] = rows
  if (row === undefined || row.oldest === null) return false
  const [head, oldest] = [BigInt(row.head), BigInt(row.oldest)]
  const end = startOf(oldest) + partitionBlocks
  if (end + partitionBlocks > startOf(head)) return false
  await sealStep(client, { from: oldest, end })
  return true
}

type Step = { from: bigint; end: bigint }

/** Some blocks of a partition, from its oldest on that isn't sealed. */
export async function sealStep(client: Client, { from, end }: Step): Promise<void> {
  const first = frameOf(from)
  const next = first + stepBlocks < end ? first + stepBlocks : end
  const frames = await packFrames(client, first, next)
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
}

type Frame = { height: bigint; block: Buffer; results: Buffer }

/** Each with what it holds already: blocks that were filled in below a sealed one come to it. */
async function packFrames(client: Client, from: bigint, before: bigint): Promise<Frame[]> {
  const heights = Array.from({ length: Number(before - from) }, (_, at) => from + BigInt(at))
  const texts = new Map((await listTexts(client, heights)).map((one) => [one.height, one]))
  const frames: Frame[] = []
  for (let height = from; height < before; height += frameBlocks) {
    const places = Array.from({ length: Number(frameBlocks) }, (_, at) => texts.get(height + BigInt(at)))
    if (places.every((one) => one === undefined)) continue
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
  assert(isDeepStrictEqual(unpackFrame(frame), texts), 'a frame holds what was packed into it', {
    bytes: frame.length,
  })
  return frame
}
