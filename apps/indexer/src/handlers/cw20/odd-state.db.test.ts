import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '#src/database/connect.ts'
import { createState } from '#src/state/state.ts'
import { emptyIndex } from '../../../test/empty-index.ts'
import { readGenesis as readCollections } from '../cw721/from-state.ts'
import { readGenesis as readTokens } from './from-state.ts'

const alice = 'inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge'
const gold = { name: 'Gold', symbol: 'GLD', decimals: 6, total_supply: '100', mint: null }
const deeds = { name: 'Deeds', symbol: 'DEED' }

test('a contract that keeps something else than its program does is let go, and no other one with it', async () => {
  const { url, pool } = await emptyIndex()
  const client = await connect(url, 'test')
  const state = createState(client)
  const whole = {
    wasm: {
      contracts: [
        aContract('a', 'crates.io:cw20-base', { token_info: gold }),
        aContract('none', 'crates.io:cw20-base', {}),
        aContract('more', 'mine:cw20-base', { token_info: gold, marketing_info: { project: 'P', tax: '1' } }),
        aContract('many', 'mine:cw20-base', { token_info: { ...gold, decimals: '6' } }),
        aContract('n', 'crates.io:cw721-base', { nft_info: deeds }),
        aContract('no-name', 'mine:cw721-base', { nft_info: { symbol: 'DEED' } }),
        aContract('no-info', 'mine:cw721-base', {}),
      ],
    },
  }
  readTokens(state, undefined, whole)
  readCollections(state, undefined, whole)
  await state.flush()
  await client.end()
  const list = async (query: string) => (await pool.query(query)).rows as unknown[]
  assert.deepEqual(await list('select contract, symbol, lost from cw20_tokens order by contract'), [
    { contract: 'a', symbol: 'GLD', lost: null },
    { contract: 'many', symbol: '', lost: '"6" is no number of decimals' },
    { contract: 'more', symbol: '', lost: '"tax" is no field' },
    { contract: 'none', symbol: '', lost: 'nothing is no token' },
  ])
  assert.deepEqual(await list('select contract, holder, amount from cw20_balances'), [
    { contract: 'a', holder: alice, amount: '100' },
  ])
  assert.deepEqual(await list('select contract, symbol, tokens, lost from nft_contracts order by contract'), [
    { contract: 'n', symbol: 'DEED', tokens: '1', lost: null },
    { contract: 'no-info', symbol: '', tokens: '0', lost: 'nothing is no collection' },
    { contract: 'no-name', symbol: '', tokens: '0', lost: 'nothing is no name' },
  ])
})

/** A contract of a genesis; of whatever it has alice has all. */
function aContract(address: string, contract: string, items: Record<string, unknown>) {
  const kept = {
    contract_info: { contract, version: '1' },
    ...items,
    [`\0\x07balance${alice}`]: '100',
    '\0\x06tokens1': { owner: alice },
  }
  return {
    contract_address: address,
    contract_info: { code_id: '1' },
    contract_state: Object.entries(kept).map(([key, value]) => ({
      key: Buffer.from(key).toString('hex'),
      value: Buffer.from(JSON.stringify(value)).toString('base64'),
    })),
  }
}
