import { createNodeClient } from '@injsight/node-client'
import { silentLogger as log } from '@injsight/runtime'
import { migrate } from '#src/database/migrate.ts'
import { openWriter } from '#src/database/open-writer.ts'
import { fetchBlock } from '#src/follow/fetch-block.ts'
import { packBlock, unpackBlock, type PackedBlock } from '#src/follow/reader/pack-block.ts'
import { writeChain } from '#src/follow/write-chain.ts'

// What each block takes of the processor to be read, and each batch to be written, one after the other on one thread,
// as a line of JSON. What the other programs on the machine do matters little to it. Run by bench/catch-up.ts, where the
// database is made.
//   node apps/indexer/test/times/catch-up-times.ts <node url> <database url> <to>

/** Of this thread, in milliseconds. */
type Block = { height: number; bytes: number; readMs: number }
type Batch = { to: number; blocks: number; writeMs: number }

const [nodeUrl = '', databaseUrl = '', last = ''] = process.argv.slice(2)
const node = createNodeClient({ url: nodeUrl, timeoutMs: 60_000 })
const to = BigInt(last)

const blocks: Block[] = []
const packed = new Map<bigint, PackedBlock>()
for (let height = 1n; height <= to; height++) {
  const begun = processorMs()
  const block = await fetchBlock(node, height)
  packed.set(height, packBlock(block))
  blocks.push({ height: Number(height), bytes: block.bytes, readMs: processorMs() - begun })
}

await migrate(databaseUrl)
const client = await openWriter(databaseUrl)
const batches: Batch[] = []
let before = processorMs()
await writeChain({
  client,
  node,
  async read(height) {
    const block = packed.get(height)
    if (block === undefined) throw new Error(`block ${height} was not read`)
    return unpackBlock(block)
  },
  watch: { height: () => to + 1n, waitFor: async () => {}, stop: async () => {} },
  from: undefined,
  to,
  fillsBack: false,
  log,
  signal: new AbortController().signal,
  onAsking() {},
  onBegun() {},
  onWritten({ head, blocks: count }) {
    const now = processorMs()
    batches.push({ to: Number(head), blocks: count, writeMs: now - before })
    before = now
  },
})
await client.end()
node.close()
process.stdout.write(`${JSON.stringify({ blocks, batches })}\n`)

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
