import { inj } from '@injsight/chain'
import { expect, test } from 'vitest'
import { toBalance } from './balance.ts'

const tokens = new Map([
  ['inj', inj],
  ['share7', { denom: 'share7', symbol: 'share7', name: 'share7', decimals: 0 }],
])

test('[ACCT-02] an amount is exact to its last digit, however large', () => {
  const amount = '123456789012345678901234567890123456789'
  expect(toBalance({ denom: 'inj', amount }, tokens)).toEqual({
    denom: 'inj',
    family: 'native',
    symbol: 'INJ',
    name: 'Injective',
    amount: '123,456,789,012,345,678,901.234567890123456789',
    isRaw: false,
  })
})

test('[ACCT-02] an asset of unknown decimals shows the whole number that the chain holds, and says so', () => {
  const denom = 'factory/inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s/gold'
  const balance = toBalance({ denom, amount: '1500000' }, tokens)
  expect(balance).toMatchObject({ denom, family: 'factory', name: '', amount: '1,500,000', isRaw: true })
  expect(balance.symbol).toMatch(/^factory\/.*….*\/gold$/)
})

test('[ACCT-02] an asset without decimals is not one of unknown decimals, and no name is said twice', () => {
  const balance = toBalance({ denom: 'share7', amount: '12' }, tokens)
  expect(balance).toMatchObject({ family: 'share', symbol: 'share7', name: '', amount: '12', isRaw: false })
})
