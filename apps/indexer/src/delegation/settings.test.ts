import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeSettings, readConfig } from '@injsight/runtime'
import { delegationSettings, readDelegation } from './settings.ts'

const key = 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const read = (environment: Record<string, string>) =>
  readDelegation(readConfig(delegationSettings, environment))

test('[WALLET-08] nobody pays fees unless a key is set', () => {
  assert.equal(read({}), undefined)
  const delegation = read({ FEE_PAYER_KEY: `0x${key}`, FEE_PAYER_BUDGET: '0.5' })
  assert.equal(delegation?.payer.address, 'inj17w0adeg64ky0daxwd2ugyuneellmjgnxf5vkec')
  assert.equal(delegation.budget, 500_000_000_000_000_000n)
  assert.ok(delegation.messages.includes('cosmos.bank.v1beta1.MsgSend'))
})

test('[WALLET-08] the key is told nowhere: not when it is wrong, not by what has it, not by the help', () => {
  for (const wrong of [`${key}00`, `${key.slice(1)}x`, 'f'.repeat(64)]) {
    assert.throws(
      () => read({ FEE_PAYER_KEY: wrong }),
      ({ message }: Error) => message.startsWith('FEE_PAYER_KEY is wrong: ') && !message.includes(wrong),
    )
  }
  const delegation = read({ FEE_PAYER_KEY: key })
  const plain = (_name: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  assert.ok(!JSON.stringify(delegation, plain).includes(key))
  assert.match(describeSettings(delegationSettings), /^FEE_PAYER_KEY=$/m)
})

test('[WALLET-08] amounts and types that are none are refused in words', () => {
  assert.throws(
    () => read({ FEE_PAYER_BUDGET: '-1' }),
    /FEE_PAYER_BUDGET is "-1": it must be an amount of INJ/,
  )
  assert.throws(() => read({ FEE_PAYER_PER_ACCOUNT: '1e3' }), /FEE_PAYER_PER_ACCOUNT is "1e3"/)
  assert.throws(() => read({ FEE_PAYER_MESSAGES: '/a.b' }), /"\/a\.b" is no type of a message/)
})
