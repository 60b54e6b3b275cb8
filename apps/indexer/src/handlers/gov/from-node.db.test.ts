import assert from 'node:assert/strict'
import { decodeMessage, findMessageType } from '@injsight/chain/decode'
import { forEachRecording } from '@injsight/testing'
import { begunFromNode } from '../../../test/begun-from-node.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { gov } from './index.ts'

await forEachRecording((recording, test) => {
  test('an index that begins with what a node says holds what one that followed from the genesis holds', async () => {
    const [followed, begun] = [await indexedRecording(recording), await begunFromNode(recording)]
    for (const { name } of gov.state?.tables ?? []) {
      const text = `select to_jsonb(t) as row from ${name} as t order by (to_jsonb(t) - 'value')::text`
      const [expected, actual] = [await followed.pool.query<Row>(text), await begun.pool.query<Row>(text)]
      assert.deepEqual(actual.rows.map(read), expected.rows.map(read), name)
    }
    const { rows } = await begun.pool.query(`select source from module_sources where module = 'gov'`)
    assert.deepEqual(rows, [{ source: 'node' }])
  })

  test('grants and allowances cannot be listed: an index that begins later says that it does not know them', async () => {
    const { pool } = await begunFromNode(recording)
    const { rows } = await pool.query(
      `select module, source from module_sources where module in ('authz', 'feegrant') order by 1`,
    )
    assert.deepEqual(rows, [
      { module: 'authz', source: 'none' },
      { module: 'feegrant', source: 'none' },
    ])
  })
})

type Row = { row: Record<string, unknown> }

/** The chain writes a message anew before it keeps it: the same, maybe in other bytes. */
function read({ row }: Row): Record<string, unknown> {
  const { type, value } = row
  const known = typeof type === 'string' && 'place' in row ? findMessageType(type) : undefined
  if (known === undefined || typeof value !== 'string') return row
  return { ...row, value: decodeMessage(known, Buffer.from(value.slice(2), 'hex')) }
}
