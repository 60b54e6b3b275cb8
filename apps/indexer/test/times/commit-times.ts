import type { Client } from 'pg'
import { createTestDatabase, demoRecording } from '@injsight/testing'
import { migrate } from '#src/database/migrate.ts'
import { openWriter } from '#src/database/open-writer.ts'
import { createBlockWriter } from '#src/database/write-blocks.ts'
import { beginAt, readBatches } from '../index-range.ts'
import { openRecordedChain } from '../recorded-chain.ts'

// How long a block takes to be committed at the head, one by one, and with how many statements, as a line of JSON. Run
// by bench/commits.ts.
//   node apps/indexer/test/times/commit-times.ts

/** The busy blocks are among the first thousand. */
const to = 1000n

type Commit = { ms: number; statements: number }

const chain = await openRecordedChain(demoRecording)
const { url } = await createTestDatabase(migrate)
const client = await openWriter(url)
const countStatements = listen(client)
await beginAt(client, chain, chain.from)
const write = createBlockWriter(client)
const commits: Record<'quiet' | 'busy', Commit[]> = { quiet: [], busy: [] }
for await (const [block] of readBatches(chain, { from: chain.from, to, size: 1 })) {
  if (block === undefined) continue
  const [begun, before] = [performance.now(), countStatements()]
  await write([block])
  const kind = block.rows.txs.length > 0 ? 'busy' : 'quiet'
  commits[kind].push({ ms: performance.now() - begun, statements: countStatements() - before })
}
await client.end()
process.stdout.write(`${JSON.stringify(commits)}\n`)

/** @returns how many statements a connection has been sent so far */
function listen(to: Client): () => number {
  let statements = 0
  const query = to.query.bind(to) as (...given: unknown[]) => unknown
  to.query = ((...given: unknown[]) => {
    statements++
    return query(...given)
  }) as Client['query']
  return () => statements
}
