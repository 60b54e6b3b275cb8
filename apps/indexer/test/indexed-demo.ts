import { createTestDatabase, demoRecording, type TestDatabase } from '@injsight/testing'
import { beginIndex } from '#src/database/begin-index.ts'
import { connect } from '#src/database/connect.ts'
import type { IndexedBlock } from '#src/database/indexed-block.ts'
import { migrate } from '#src/database/migrate.ts'
import { writeBlocks } from '#src/database/write-blocks.ts'
import { createContinuation } from '#src/follow/continue-chain.ts'
import { fetchBlock } from '#src/follow/fetch-block.ts'
import { openRecordedChain } from './recorded-chain.ts'

/**
 * A database that holds the whole demo recording. It is indexed once per process; each call gives a copy of its
 * own, dropped when the test file is over.
 */
export function indexedDemo(): Promise<TestDatabase> {
  return createTestDatabase(indexDemo)
}

async function indexDemo(url: string): Promise<void> {
  await migrate(url)
  const chain = await openRecordedChain(demoRecording)
  const client = await connect(url, 'injsight test')
  try {
    const genesis = (await chain.fetchGenesis()).value
    await beginIndex(client, { chainId: genesis.chain_id, base: chain.from, genesis })
    const continueWith = createContinuation(chain, genesis.chain_id, undefined)
    let batch: IndexedBlock[] = []
    for (let height = chain.from; height <= chain.to; height++) {
      batch.push(await continueWith(await fetchBlock(chain, height)))
      if (batch.length < 50 && height < chain.to) continue
      await writeBlocks(client, batch)
      batch = []
    }
  } finally {
    await client.end()
  }
}
