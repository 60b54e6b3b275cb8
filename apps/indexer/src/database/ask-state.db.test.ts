import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { denomHolders } from '#src/handlers/bank/tables.ts'
import { denomMetadata } from '#src/handlers/denoms/tables.ts'
import { stateModules } from '#src/handlers/modules.ts'
import type { StateTable } from '#src/state/tables.ts'
import { begunFromNode, listUnrecorded } from '../../test/begun-from-node.ts'
import { indexedRecording } from '../../test/indexed-recording.ts'

// Others have tables that a node doesn't tell whole, and tests of their own that say which.
const whole = [
  'bank',
  'ibc',
  'insurance',
  'auction',
  'peggy',
  'oracle',
  'tokenfactory',
  'denoms',
  'permissions',
]

// What ERC-20 contracts write of themselves into the bank has no event, their decimals neither.
const untold = new Map<StateTable, string>([
  [denomMetadata, "where denom not like 'erc20:%'"],
  [denomHolders, "where family <> 'erc20'"],
])

await forEachRecording((recording, test) => {
  test('what a node says of the end of a chain is what its blocks led to', async () => {
    const begun = await begunFromNode(recording)
    const [asked, told] = [begun.pool, (await indexedRecording(recording)).pool]
    const unrecorded = await listUnrecorded(begun)
    const modules = stateModules.filter(({ name }) => whole.includes(name) && !unrecorded.includes(name))
    assert.notEqual(modules.length, 0)
    for (const { name, tables } of modules) {
      const { rows: sources } = await asked.query(
        'select source, why from module_sources where module = $1',
        [name],
      )
      assert.deepEqual(sources, [{ source: 'node', why: '' }], name)
      for (const table of tables) {
        const key = Object.keys(table.key).join(', ')
        const from = `${table.name} ${untold.get(table) ?? ''}`
        const text = `select ${Object.keys(table.columns).join(', ')} from ${from} order by ${key}`
        const [ofNode, ofBlocks] = [await asked.query(text), await told.query(text)]
        assert.deepEqual(ofNode.rows, ofBlocks.rows, `${name}: ${table.name}`)
      }
    }
  })
})
