import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digestTables } from '@injsight/testing'
import { begunFromNode } from '../../test/begun-from-node.ts'
import { withSmallPages } from '../../test/small-pages.ts'

test('a node that gives two of a list at a time tells the same as one that gives all', async () => {
  const digest = await digestTables((await begunFromNode()).pool)
  let pages = 0
  const paged = await begunFromNode((node) => withSmallPages(node, 2, () => pages++))
  assert.deepEqual(await digestTables(paged.pool), digest)
  assert.ok(pages > 100, `${pages} pages were asked for`)
})
