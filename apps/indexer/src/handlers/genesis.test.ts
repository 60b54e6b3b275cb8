import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoRecording } from '@injsight/testing'
import { openRecordedChain } from '../../test/recorded-chain.ts'
import { readGenesisState } from './genesis.ts'

test('a genesis tells the balances, the supply and the validators before the first block', async () => {
  const chain = await openRecordedChain(demoRecording)
  const { balances, supplies, validators } = readGenesisState((await chain.fetchGenesis()).value.app_state)
  const sum = balances
    ?.filter(({ denom }) => denom === 'inj')
    .reduce((all, { amount }) => all + BigInt(amount), 0n)
  assert.equal(supplies?.find(({ denom }) => denom === 'inj')?.add, sum)
  assert.deepEqual(
    validators?.map((change) => change.moniker),
    ['alpha-node', 'Beta Stake ✓', 'gamma_val', 'delta'],
  )
})

test('a supply that is not told is the sum of the balances', () => {
  const coins = [{ denom: 'inj', amount: '5' }]
  const address = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
  const { supplies } = readGenesisState({ bank: { balances: [{ address, coins }] } })
  assert.deepEqual(supplies, [{ denom: 'inj', add: 5n }])
})

test('a genesis without these parts changes nothing, one with a wrong address is refused', () => {
  assert.deepEqual(readGenesisState({}), { balances: [], supplies: [], validators: [], coins: [] })
  const balances = [{ address: 'inj1wrong', coins: [] }]
  assert.throws(() => readGenesisState({ bank: { balances } }), { kind: 'bad-chain-data' })
})
