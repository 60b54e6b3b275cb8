import assert from 'node:assert/strict'
import { test } from 'node:test'
import { olderRecording } from '@injsight/testing'
import { stateModules } from '#src/handlers/modules.ts'
import { begunFromNode } from '../../test/begun-from-node.ts'
import { indexedRecording } from '../../test/indexed-recording.ts'

// Others have tables that a node doesn't tell whole, and tests of their own that say which.
const whole = [
  'auth',
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

test('what a node says of the end of a chain is what its blocks led to', async () => {
  const [asked, told] = [
    (await begunFromNode(olderRecording)).pool,
    (await indexedRecording(olderRecording)).pool,
  ]
  for (const { name, tables } of stateModules.filter((module) => whole.includes(module.name))) {
    const { rows: sources } = await asked.query('select source, why from module_sources where module = $1', [
      name,
    ])
    assert.deepEqual(sources, [{ source: 'node', why: '' }], name)
    for (const table of tables) {
      const key = Object.keys(table.key).join(', ')
      const text = `select ${Object.keys(table.columns).join(', ')} from ${table.name} order by ${key}`
      assert.deepEqual(
        (await asked.query(text)).rows,
        (await told.query(text)).rows,
        `${name}: ${table.name}`,
      )
    }
  }
})
