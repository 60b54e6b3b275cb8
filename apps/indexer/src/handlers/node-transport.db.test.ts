import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digestTables } from '@injsight/testing'
import { begunFromNode } from '../../test/begun-from-node.ts'
import { withSmallPages } from '../../test/small-pages.ts'

test('a node that gives two of a list at a time tells the same as one that gives all', async () => {
  const [whole, paged] = [await begunFromNode(), await begunFromNode((node) => withSmallPages(node, 2))]
  const digest = await digestTables(whole.pool)
  assert.deepEqual(await digestTables(paged.pool), digest)
  const { rows } = await paged.pool.query(`select module, why from module_sources where source = 'none'`)
  assert.deepEqual(
    rows,
    (await whole.pool.query(`select module, why from module_sources where source = 'none'`)).rows,
  )
  assert.ok(rows.length < 5, JSON.stringify(rows))
})
