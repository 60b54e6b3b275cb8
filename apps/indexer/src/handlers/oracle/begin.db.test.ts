import assert from 'node:assert/strict'
import { test } from 'node:test'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { indexedDemo } from '../../../test/indexed-demo.ts'
import { auction } from '../auction/index.ts'
import { insurance } from '../insurance/index.ts'
import { peggy } from '../peggy/index.ts'
import { oracle } from './index.ts'

const begun = await begunFromNode()

for (const { name, state } of [oracle, insurance, peggy, auction]) {
  test(`the state of ${name} is the same from a node's answers as from genesis and events`, async () => {
    const { rows: sources } = await begun.pool.query(
      'select source, why from module_sources where module = $1',
      [name],
    )
    assert.deepEqual(sources, [{ source: 'node', why: '' }])
    const followed = await indexedDemo()
    for (const { name: table, key } of state?.tables ?? []) {
      const text = `select * from ${table} order by ${Object.keys(key).join(', ')}`
      const [asked, expected] = await Promise.all([begun.pool.query(text), followed.pool.query(text)])
      assert.deepEqual(asked.rows, expected.rows, table)
    }
  })
}
