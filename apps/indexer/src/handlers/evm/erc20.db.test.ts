import assert from 'node:assert/strict'
import { test } from 'node:test'
import { indexMade, type MadeEvent } from '../../../test/made/made-chain.ts'

const contract = '0xa00C59fF5a080D2b954d0c75e46E22a0c371235a'

test('pairs of denoms and contracts come and go', async () => {
  const create: MadeEvent = [
    'injective.erc20.v1beta1.EventCreateTokenPair',
    { bank_denom: '"peggy0xa"', erc20_address: JSON.stringify(contract) },
  ]
  const genesis = {
    erc20: {
      params: { denom_creation_fee: { denom: 'inj', amount: '7' } },
      token_pairs: [{ bank_denom: `erc20:${contract}`, erc20_address: contract }],
    },
  }
  const begun = await indexMade([{ txs: [{ events: [create] }] }], genesis)
  const pairs = async ({ pool }: typeof begun) =>
    (await pool.query<{ denom: string }>('select denom from erc20_pairs order by denom')).rows.map(
      ({ denom }) => denom,
    )
  assert.deepEqual(await pairs(begun), [`erc20:${contract}`, 'peggy0xa'])
  const ended = await indexMade(
    [
      { txs: [{ events: [create] }] },
      { end: [['injective.erc20.v1beta1.EventDeleteTokenPair', { bank_denom: '"peggy0xa"' }]] },
    ],
    genesis,
  )
  assert.deepEqual(await pairs(ended), [`erc20:${contract}`])
  assert.deepEqual((await ended.pool.query('select * from erc20_params')).rows, [
    { id: 1, creation_fee: '7', creation_fee_denom: 'inj' },
  ])
})
