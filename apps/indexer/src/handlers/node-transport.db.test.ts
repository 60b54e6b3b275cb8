import assert from 'node:assert/strict'
import { digestTables, type TestDatabase, forEachRecording } from '@injsight/testing'
import { begunFromNode, begunThrough } from '../../test/begun-from-node.ts'
import { withSmallPages } from '../../test/small-pages.ts'

await forEachRecording((recording, test) => {
  test('a node that gives two of a list at a time tells the same as one that gives all', async () => {
    const digest = await digestOf(await begunFromNode(recording))
    let pages = 0
    const paged = await begunThrough(recording, (node) => withSmallPages(node, 2, () => pages++))
    assert.deepEqual(await digestOf(paged), digest)
    assert.ok(pages > 100, `${pages} pages were asked for`)
  })
})

/** Everything but when its tables were made. */
function digestOf({ pool }: TestDatabase): Promise<Record<string, string>> {
  return digestTables(pool, ['migrations'])
}
