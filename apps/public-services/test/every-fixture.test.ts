import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from 'node:test'
import { sharedFolder } from '@injsight/testing'
import { needsFixtures } from './stand-in/fixtures.ts'
import { ofChain } from './fixtures/of-chain.ts'
import { ofContent } from './fixtures/of-content.ts'
import { ofExchange } from './fixtures/of-exchange.ts'
import { ofExplorer } from './fixtures/of-explorer.ts'
import type { Row } from './fixtures/row.ts'

/** What other tests read, by what production reads it with; and what no reader is for, since nothing of ours asks it. */
const others: Row[] = [
  { files: /^rawtx\//, readBy: 'apps/indexer/src/decode/public-networks.test.ts' },
  { files: /^cometbft-rpc\//, readBy: 'packages/light-client/src/public-networks.test.ts' },
  { files: /^eip712\//, readBy: 'apps/web/app/wallet/sending/sign-documents.test.ts' },
  { files: /^indexer-api\/sdk-ts-output\//, unasked: 'what sdk-ts makes of an answer, not the answer' },
  {
    files: /^lcd\/.*mintscan-shape/,
    unasked: 'another explorer’s shape of transactions that are here as the LCD tells them',
  },
  {
    files: /^lcd\/injective-\d+\/tx-/,
    unasked: 'transactions are asked of the explorer and of a node: their bytes are in rawtx',
  },
  { files: /^chain-tx\//, unasked: 'what sending printed, in the documentation’s own shape' },
  {
    files: /^chain-events\//,
    unasked: 'events out of a program’s tests, and of one transaction without its bytes',
  },
  { files: /^chain-registry\//, unasked: 'a registry that people keep: its channels are in packages/chain' },
  { files: /^genesis\//, unasked: 'a genesis is read from a node, whole' },
  { files: /^evm\//, unasked: 'receipts of Ethereum’s JSON-RPC, which the site does not ask' },
  { files: /^wasm\//, unasked: 'a log of a deployment' },
  { files: /^indexer-api\/health\//, unasked: 'a health check of another service' },
]

const table: Row[] = [...others, ...ofChain, ...ofContent, ...ofExchange, ...ofExplorer]

test(
  '[NET-10] every answer that public hosts gave is read as production reads it, or why not is said',
  needsFixtures,
  async (t) => {
    const folder = sharedFolder('fixtures') ?? ''
    const all = globSync('**/*', { cwd: folder, withFileTypes: true })
      .filter((one) => one.isFile() && one.name !== 'INDEX.md')
      .map((one) => resolve(one.parentPath, one.name).slice(folder.length + 1))
    assert.ok(all.length > 500)
    // The first row that is about a file is its own: a folder's rest comes last.
    const rowOf = (file: string) => table.find(({ files }) => files.test(file))
    assert.deepEqual(
      all.filter((file) => rowOf(file) === undefined),
      [],
    )
    for (const row of table) {
      const files = all.filter((file) => rowOf(file) === row)
      assert.ok(files.length > 0, `${row.files}: no file`)
      if ('readBy' in row)
        assert.ok(existsSync(resolve(import.meta.dirname, '../../..', row.readBy)), row.readBy)
      if (!('read' in row)) continue
      for (const file of files) await t.test(file, () => row.read(file))
    }
  },
)
