import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { begunFromNode, listUnrecorded } from '../../../test/begun-from-node.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

// What a node doesn't tell: whether a code can own a port, in which block something last changed, and with which coins a
// contract was begun.
const tables: Record<string, string> = {
  wasm_codes: 'code_id, creator, checksum, permission, permitted, is_pinned',
  contracts: 'address, code_id, creator, admin, label, created_height, created_gas, ibc_port, entries',
  contract_history: '*',
  wasm_params: '*',
  cw20_tokens: '*',
  cw20_balances: 'contract, holder, amount',
  nft_contracts: '*',
  nft_owners: 'contract, token, owner',
  registered_contracts: '*',
  wasmx_params: '*',
  ibc_clients: '*',
  ibc_connections: '*',
  ibc_channels: '*',
  ibc_denoms: '*',
}

await forEachRecording((recording, test) => {
  test('an index that begins with the answers of a node has what following from the genesis leads to', async (t) => {
    const [begun, followed] = [await begunFromNode(recording), await indexedRecording(recording)]
    const modules = ['cw20', 'cw721', 'ibc', 'wasm', 'wasmx']
    const unrecorded = await listUnrecorded(begun)
    if (modules.some((module) => unrecorded.includes(module))) return t.skip('not all of it was recorded')
    const { rows: sources } = await begun.pool.query(
      'select module, source, why from module_sources where module = any ($1) order by module',
      [modules],
    )
    assert.deepEqual(
      sources,
      modules.map((module) => ({ module, source: 'node', why: '' })),
    )
    for (const [table, columns] of Object.entries(tables)) {
      const text = `select ${columns} from ${table} order by 1, 2`
      const [asked, told] = [await begun.pool.query(text), await followed.pool.query(text)]
      assert.deepEqual(asked.rows, told.rows, table)
      assert.notEqual(told.rowCount, 0)
    }
  })
})
