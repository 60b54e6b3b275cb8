import { expect, test } from 'vitest'
import { checkAmount, checkSubaccount, mostOf, readAmount, readRecipient } from './check-fields.ts'
import type { Held } from './shown-form.ts'

const inj: Held = {
  denom: 'inj',
  symbol: 'INJ',
  decimals: 18,
  amount: '1000000000000000000',
  fee: '5000000000000000',
}
const usdt: Held = { denom: 'peggy0xusdt', symbol: 'USDT', decimals: 6, amount: '2500000', fee: '0' }

test('[WALLET-10] amounts are typed in whole units and kept to the last digit of the smallest', () => {
  expect(readAmount('1.5', 6)).toBe(1_500_000n)
  expect(readAmount(' 0.000000000000000001 ', 18)).toBe(1n)
  expect(readAmount('9007199254740993', 18)).toBe(9_007_199_254_740_993n * 10n ** 18n)
  expect(readAmount('1.', 6)).toBe(1_000_000n)
  expect(readAmount('2.50000000', 6)).toBe(2_500_000n)
})

test.for(['0', '0.0', '-1', '1,5', '1e3', '0x10', 'NaN', '.', '1.0000001', '٣', '1 000'])(
  '[VALID-01] %s is no amount, and nothing is made of it',
  (text) => {
    expect(readAmount(text, 6)).toBeUndefined()
    expect(checkAmount(text, usdt)).toEqual({ words: 'invalid' })
  },
)

test('[VALID-01] a blank amount is required', () => {
  expect(checkAmount('  ', usdt)).toEqual({ words: 'required' })
})

test('[VALID-04] more than there is exceeds the balance, to the last digit', () => {
  expect(checkAmount('2.5', usdt)).toBeUndefined()
  expect(checkAmount('2.500001', usdt)).toEqual({ words: 'exceeds' })
  expect(checkAmount('1.000000000000000001', inj)).toEqual({ words: 'exceeds' })
})

test('[VALID-04] what pays the fee keeps what it takes', () => {
  expect(checkAmount('0.995', inj)).toBeUndefined()
  expect(checkAmount('0.995000000000000001', inj)).toEqual({ words: 'noGas', amount: '0.005' })
  expect(checkAmount('1', inj)).toEqual({ words: 'noGas', amount: '0.005' })
  expect(checkAmount('1', { ...inj, fee: '0' })).toBeUndefined()
})

test('[VALID-04] the most is what passes, and one more does not', () => {
  expect(mostOf(usdt)).toBe('2.5')
  expect(mostOf(inj)).toBe('0.995')
  for (const held of [usdt, inj]) expect(checkAmount(mostOf(held), held)).toBeUndefined()
  expect(mostOf({ ...inj, amount: '4000000000000000' })).toBe('0')
})

const account = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

test.for([
  account,
  account.toUpperCase(),
  '0xAF79152AC5dF276D9A8e1E2E22822f9713474902',
  '0xaf79152ac5df276d9a8e1e2e22822f9713474902',
  'AF79152AC5DF276D9A8E1E2E22822F9713474902',
  `0xaf79152ac5df276d9a8e1e2e22822f9713474902${'0'.repeat(24)}`,
])('[WALLET-10] %s is a spelling of whom to send to', (text) => {
  expect(readRecipient(` ${text} `)).toEqual({ account })
})

test('[WALLET-10] an Ethereum address whose capitals are not its check digits is mistyped', () => {
  const mistyped = '0xaF79152AC5dF276D9A8e1E2E22822f9713474902'
  expect(readRecipient(mistyped)).toEqual({ trouble: { words: 'notAccount' } })
})

test('[VALID-02] what is no account is said to be none, and a name has three characters before its ending', () => {
  expect(readRecipient('')).toEqual({ trouble: { words: 'required' } })
  expect(readRecipient(account.replace('4', '5'))).toEqual({ trouble: { words: 'notAccount' } })
  expect(readRecipient('alice')).toEqual({ trouble: { words: 'notAccount' } })
  expect(readRecipient('ab.inj')).toEqual({ trouble: { words: 'notName' } })
  expect(readRecipient('a b.inj')).toEqual({ trouble: { words: 'notName' } })
  expect(readRecipient('alice.inj')).toEqual({ name: 'alice.inj' })
})

test('[VALID-01] a subaccount that takes deposits has a number from 1 to 255', () => {
  for (const right of ['1', '255']) expect(checkSubaccount(right)).toBeUndefined()
  for (const wrong of ['0', '256', '1.5', 'one', '-1'])
    expect(checkSubaccount(wrong)).toEqual({ words: 'invalid' })
  expect(checkSubaccount(' ')).toEqual({ words: 'required' })
})
