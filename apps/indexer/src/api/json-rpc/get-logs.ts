import type { Pool } from 'pg'
import { heightOf, toSequence } from '#src/decode/values/keys.ts'
import { listLogs, type LogRow } from '#src/queries/evm/logs.ts'
import { listRunPlaces } from '#src/queries/evm/places.ts'
import type { Blocks } from './find-block.ts'
import { formatLog } from './format-log.ts'
import { toHex, toQuantity } from './hex.ts'
import type { AskedLogs } from './read-log-filter.ts'
import { codes, RpcError } from './rpc-error.ts'

type Sources = { pool: Pool; blocks: Blocks }
type Range = { from: bigint; to: bigint }

/** What one answer holds: logs, and bytes of what they say. A block that is asked for alone has more room. */
const room = { ofRange: { logs: 10_000, bytes: 8 << 20 }, ofBlock: { logs: 100_000, bytes: 32 << 20 } }
type Room = (typeof room)['ofRange']

/**
 * The logs of a range of blocks. Where there are more than an answer holds, the refusal names the range that it would
 * hold, in the words that clients know.
 *
 * @throws RpcError -32005
 */
export async function getLogs({ pool, blocks }: Sources, { blocks: asked, ...wanted }: AskedLogs) {
  const range = await readRange(blocks, asked)
  if (range.from > range.to) return []
  const { logs, bytes } = range.from === range.to ? room.ofBlock : room.ofRange
  const rows = await listLogs(
    pool,
    {
      ...wanted,
      leastTopics: wanted.topics.length,
      from: toSequence(range.from, 0),
      to: toSequence(range.to + 1n, 0) - 1n,
    },
    { limit: logs + 1, bytes },
  )
  const tooMuch = rows.find(({ isComplete }, index) => index === logs || !isComplete)
  if (tooMuch !== undefined) throw tooMany(range, heightOf(tooMuch.sequence), { logs, bytes })
  return formatRows(pool, rows)
}

async function readRange(blocks: Blocks, asked: AskedLogs['blocks']): Promise<Range> {
  if ('from' in asked) return blocks.readRange(asked.from, asked.to)
  const found = await blocks.find(asked)
  if (found === undefined) throw new RpcError(codes.unknownBlock, 'unknown block')
  const { height } = found.block
  return { from: height, to: height }
}

async function formatRows(pool: Pool, rows: LogRow[]) {
  const places = await listRunPlaces(
    pool,
    rows.map(({ sequence }) => sequence),
  )
  return rows.map(({ sequence, place, address, topics, data }) => {
    const run = places.get(sequence)
    if (run === undefined) throw dropped(heightOf(sequence))
    return formatLog({
      address: toHex(address),
      topics: topics.map(toHex),
      data: toHex(data),
      height: heightOf(sequence),
      blockHash: run.blockHash.toString('hex'),
      hash: toHex(run.hash),
      transactionIndex: run.index,
      index: place,
    })
  })
}

/** @param height of the first log that has no room */
function tooMany({ from, to }: Range, height: bigint, { logs, bytes }: Room): RpcError {
  const limits = `query returned more than ${logs} results, or ${bytes >> 20} MB of data.`
  if (from === to) {
    return new RpcError(codes.limit, `${limits} Narrow it by address or topics.`, { limit: logs })
  }
  const fits = { from: toQuantity(from), to: toQuantity(height > from ? height - 1n : from), limit: logs }
  return new RpcError(codes.limit, `${limits} Try with this block range [${fits.from}, ${fits.to}].`, fits)
}

function dropped(height: bigint): RpcError {
  return new RpcError(codes.notKept, `Block ${height} was dropped from this index while it was asked for`)
}
