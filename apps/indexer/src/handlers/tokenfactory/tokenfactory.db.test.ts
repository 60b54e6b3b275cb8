import assert from 'node:assert/strict'
import { forEachRecording } from '@injsight/testing'
import { indexedRecording } from '../../../test/indexed-recording.ts'
import { listRecordedEvents } from '../../../test/recorded/recorded-events.ts'
import { readExpected } from '../../../test/recorded/expected.ts'

type Coin = { denom: string; amount: string }
type Expected = {
  params: { denom_creation_fee: Coin[] }
  factory_denoms: {
    denom: string
    authority_metadata: { admin: string; admin_burn_allowed: boolean }
    name: string
    symbol: string
    decimals: number
  }[]
}
await forEachRecording((recording, test) => {
  const expected = readExpected(recording, 'tokenfactory')['state'] as Expected

  test('factory denoms, who rules over them and how they are called are those of the node', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(
      `select f.denom, f.admin, f.admin_burn_allowed, m.name, m.symbol, m.decimals
      from factory_denoms as f join denom_metadata as m using (denom) order by f.denom collate "C"`,
    )
    assert.deepEqual(
      rows,
      expected.factory_denoms.map(({ denom, authority_metadata, name, symbol, decimals }) => ({
        denom,
        ...authority_metadata,
        name,
        symbol,
        decimals: decimals.toString(),
      })),
    )
    const params = await pool.query('select denom_creation_fee from tokenfactory_params')
    assert.deepEqual(params.rows, [expected.params])
  })

  test('mints and burns are kept, and make up the supply', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ denom: string; flows: string; amount: string }>(
      `select d.denom, sum(f.amount) as flows, s.amount from factory_flows as f
      join denoms as d on d.id = f.denom join supplies as s on s.denom = f.denom
      group by d.denom, s.amount`,
    )
    const held = listRecordedEvents(recording, 'injective.tokenfactory.v1beta1.EventMint')
    const minted = held.map(({ values }) => (JSON.parse(values['amount'] ?? '') as Coin).denom)
    assert.equal(rows.length, new Set(minted).size)
    for (const { flows, amount } of rows) assert.equal(flows, amount)
  })
})
