import { createTestDatabase, demoRecording } from '@injsight/testing'
import { connect } from '#src/database/connect.ts'
import { migrate } from '#src/database/migrate.ts'
import { createBlockWriter } from '#src/database/write-blocks.ts'
import { after } from 'node:test'
import { beginAt, readBatches } from './index-range.ts'
import { openRecordedChain } from './recorded-chain.ts'

// How long a block takes to be committed at the head, one by one, and with how many statements.
//   node apps/indexer/test/commit-times.ts

const chain = await openRecordedChain(demoRecording)
const { url } = await createTestDatabase(migrate)
const client = await connect(url, 'commit times')
after(() => client.end())
await client.query('set synchronous_commit = off') // as the writer has it
let statements = 0
const query = client.query.bind(client)
Object.assign(client, {
  query(...question: unknown[]) {
    statements++
    return (query as (...all: unknown[]) => unknown)(...question)
  },
})
await beginAt(client, chain, chain.from)
const write = createBlockWriter(client)
const quiet: number[] = []
const busy: number[] = []
const counts = { quiet: 0, busy: 0 }
for await (const [block] of readBatches(chain, { from: chain.from, to: 1000n, size: 1 })) {
  if (block === undefined) continue
  const kind = block.rows.txs.length > 0 ? 'busy' : 'quiet'
  const [start, before] = [performance.now(), statements]
  await write([block])
  ;(kind === 'busy' ? busy : quiet).push(performance.now() - start)
  counts[kind] += statements - before
}
for (const [kind, times] of Object.entries({ quiet, busy })) {
  times.sort((a, b) => a - b)
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(1)} ms`
  const each = ((kind === 'busy' ? counts.busy : counts.quiet) / times.length).toFixed(1)
  process.stdout.write(
    `${kind}: ${times.length} blocks, median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(0.999)}, ${each} statements\n`,
  )
}
