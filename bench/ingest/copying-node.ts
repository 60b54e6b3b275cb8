import * as http from 'node:http'
import { headerHash, readHeader, readResult, resultsHash } from '@injsight/light-client'
import { openRecording } from '@injsight/recording'
import { busyBlocks, newerBusyBlocks, newerRecording, olderRecording } from '@injsight/testing'
import type { Chain } from './programs.ts'

// A node whose chain is the beginning of the recording, and then its busy blocks again and again, each copy
// further up: heights, times and hashes are those of a chain, everything else is what the real node said.
//   node copying-node.ts <copies> <older, newer, or newer-once: without what it tells a second time>

const chain = (process.argv[3] ?? 'older') as Chain
const blocksOf = chain === 'older' ? busyBlocks : newerBusyBlocks
const first = BigInt(blocksOf.first)
const last = BigInt(blocksOf.last)
const busy = BigInt(blocksOf.count)
const copies = BigInt(process.argv[2] ?? 1)
const head = first - 1n + busy * copies

type Header = Record<string, unknown> & { time: string; last_block_id: unknown }
type Block = {
  block_id: { hash: string; parts: object }
  block: { header: Header } & Record<string, unknown>
}

const recording = await openRecording((chain === 'older' ? olderRecording : newerRecording).folder)
const results = new Map<bigint, string>()
const blocks = new Map<bigint, Block>()
const validators = new Map<bigint, string>()
for (let height = 1n; height <= last; height++) {
  const recorded = await recording.readBlock(height)
  const told = recorded.block_results.toString('utf8')
  results.set(height, chain === 'newer-once' ? withoutEchoes(told) : told)
  validators.set(height, recorded.validators.toString('utf8'))
  blocks.set(height, JSON.parse(recorded.block.toString('utf8')) as Block)
}
const genesis = (await recording.readGenesis())?.toString('utf8') ?? ''
const spanMs = timeOf(last) - timeOf(first) + 700

/** The block's id of every height, each naming the one before it. */
const ids: { hash: string; parts: object }[] = []
for (let height = 1n; height <= head; height++) {
  const { block_id, block } = originalOf(height)
  const hash = Buffer.from(headerHash(readHeader(headerOf(height, block.header))))
    .toString('hex')
    .toUpperCase()
  ids.push({ hash, parts: block_id.parts })
}

const methods: Record<string, (height: bigint) => string> = {
  status: () =>
    JSON.stringify({
      node_info: { network: recording.facts.chainId, version: '0.38.17', moniker: 'copies' },
      sync_info: { latest_block_height: String(head), earliest_block_height: '1', catching_up: false },
    }),
  genesis: () => genesis,
  block: (height) => {
    const { block } = originalOf(height)
    return JSON.stringify({
      block_id: ids[Number(height) - 1],
      block: { ...block, header: headerOf(height, block.header) },
    })
  },
  block_results: (height) =>
    (results.get(original(height)) ?? '').replace(/"height":"\d+"/, `"height":"${height}"`),
  validators: (height) => validators.get(original(height)) ?? '',
}

const server = http.createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://node')
  const method = methods[pathname.slice(1)]
  if (method === undefined) {
    response.writeHead(404).end()
    return
  }
  const result = method(BigInt(searchParams.get('height')?.replaceAll('"', '') ?? head))
  response.end(`{"jsonrpc":"2.0","id":-1,"result":${result}}`)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  process.send?.({ listening: `http://127.0.0.1:${port}` })
})
process.on('SIGTERM', () => process.exit())
process.on('disconnect', () => process.exit())

function original(height: bigint): bigint {
  return height <= last ? height : first + ((height - first) % busy)
}

function originalOf(height: bigint): Block {
  const block = blocks.get(original(height))
  if (block === undefined) throw new Error(`There is no block ${height}`)
  return block
}

function headerOf(height: bigint, header: Header): Header {
  const before = ids[Number(height) - 2]
  const copy = height <= last ? 0 : Number((height - first) / busy)
  return {
    ...header,
    height: String(height),
    time: copy === 0 ? header.time : new Date(Date.parse(header.time) + copy * spanMs).toISOString(),
    last_block_id: before ?? header.last_block_id,
    // Where a copy begins, the block before is another than in the recording.
    ...(copy > 0 && original(height) === first && { last_results_hash: resultsHashOf(last) }),
  }
}

function resultsHashOf(height: bigint): string {
  const { txs_results } = JSON.parse(results.get(height) ?? '{}') as { txs_results?: unknown[] | null }
  return Buffer.from(resultsHash((txs_results ?? []).map(readResult)))
    .toString('hex')
    .toUpperCase()
}

/** Without the events of exchange v1beta1 that those of v2 have told. */
function withoutEchoes(told: string): string {
  type Told = { type: string }
  const drop = (events: Told[]) =>
    events.filter(({ type }) => !type.startsWith('injective.exchange.v1beta1.'))
  const parsed = JSON.parse(told) as {
    txs_results: { events: Told[] }[] | null
    finalize_block_events: Told[] | null
  }
  for (const result of parsed.txs_results ?? []) result.events = drop(result.events)
  if (parsed.finalize_block_events !== null) parsed.finalize_block_events = drop(parsed.finalize_block_events)
  return JSON.stringify(parsed)
}

function timeOf(height: bigint): number {
  return Date.parse(originalOf(height).block.header.time)
}
