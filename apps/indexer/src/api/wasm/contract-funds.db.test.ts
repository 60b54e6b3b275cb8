import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findContract } from '#src/queries/contracts/contracts.ts'
import { indexMade } from '../../../test/made/made-chain.ts'
import { toContract } from '../explorer/contract-data.ts'
import { getWasmContract } from './get-contract.ts'

const contract = 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz'
const begun = {
  contract_address: JSON.stringify(contract),
  creator: '"inj1rfwrhr52nayynz6n22a429k0y22a9thc5uzkge"',
  code_id: '"1"',
  admin: '""',
  label: '"x"',
  msg: '{}',
}

async function read(told: { funds?: string }) {
  const event = { ...begun, ...told, msg_index: '0' }
  const { pool } = await indexMade(
    [{ txs: [{ events: [['cosmwasm.wasm.v1.EventContractInstantiated', event]] }] }],
    { wasm: {} },
  )
  const { funds, areFundsKnown } = await getWasmContract(pool, contract)
  const row = (await findContract(pool, contract)) ?? assert.fail('no contract')
  return { funds, areFundsKnown, listed: toContract(row, { calls: 0n, last: null, number: 1n }).funds }
}

test('[WASM-01] a contract tells with which coins it was begun, on its own and in lists', async () => {
  const coins = [
    { denom: 'inj', amount: '5' },
    { denom: 'factory/inj1x/gold', amount: '7' },
  ]
  assert.deepEqual(await read({ funds: JSON.stringify(coins) }), {
    funds: '5inj,7factory/inj1x/gold',
    areFundsKnown: true,
    listed: coins,
  })
})

test('[WASM-01] one that was begun without coins is told from one of which nobody told it', async () => {
  assert.deepEqual(await read({ funds: '[]' }), { funds: '', areFundsKnown: true, listed: [] })
  assert.deepEqual(await read({}), { funds: '', areFundsKnown: false, listed: [] })
})
