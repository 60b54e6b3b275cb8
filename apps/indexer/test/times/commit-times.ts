import type { Client } from 'pg'
import { createNodeClient } from '@injsight/node-client'
import { beginIndex } from '#src/database/write/begin-index.ts'
import { migrate } from '#src/database/migrate.ts'
import { openWriter } from '#src/database/open-writer.ts'
import { createBlockWriter } from '#src/database/write/write-blocks.ts'
import { createContinuation } from '#src/follow/continue-chain.ts'
import { startReader } from '#src/follow/reader/start-reader.ts'

// How long a block takes to be committed at the head, one by one, and with how many statements, as a line of JSON.
// Blocks are read by a thread of their own, as in the indexer. Run by bench/commits.ts. The database is made by that:
// what tests make theirs with looks after every promise, which takes a tenth of the time.
//   node apps/indexer/test/times/commit-times.ts <node url> <database url> <to>

type Commit = { ms: number; statements: number }

const [nodeUrl = '', databaseUrl = '', to = ''] = process.argv.slice(2)
const node = createNodeClient({ url: nodeUrl, timeoutMs: 10_000 })
const reader = startReader({ url: nodeUrl, timeoutMs: 10_000, keySalt: '', logLevel: 'error' })
await migrate(databaseUrl)
const client = await openWriter(databaseUrl)
const countStatements = listen(client)
const { chain_id: chainId, app_state: genesis } = (await node.fetchGenesis()).value
await beginIndex(client, { chainId, base: 1n, beginning: { genesis } })
const write = createBlockWriter(client)
const continueWith = createContinuation(node, chainId, undefined)
const commits: Record<'quiet' | 'busy', Commit[]> = { quiet: [], busy: [] }
for (let height = 1n; height <= BigInt(to); height++) {
  const block = await continueWith(await reader.read(height))
  const [begun, before] = [performance.now(), countStatements()]
  await write([block])
  const kind = block.rows.txs.length > 0 ? 'busy' : 'quiet'
  commits[kind].push({ ms: performance.now() - begun, statements: countStatements() - before })
}
await client.end()
await reader.stop()
node.close()
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
