// @vitest-environment node
import { expect, test } from 'vitest'
import { languages } from '../../language/languages.ts'
import { plainText } from '../../language/written.ts'
import { payerOf, writeFee } from './fee.server.ts'

const [alice, bob] = [
  'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6',
  'inj15f5qzz6yl2mddl98zmx8q9c7adhwltexrnzq2s',
]
const names = {
  tokens: new Map([['inj', { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map(),
}
const amount = [{ denom: 'inj', amount: '80000000000000' }]
const say = (fee: Partial<Parameters<typeof writeFee>[0]>, language: (typeof languages)[number] = 'en') =>
  plainText(writeFee({ amount, payer: alice, granter: '', ...fee }, alice, { language, names }))

test('[TX-02] a fee that an allowance pays is paid by whoever granted it, in every language', () => {
  expect(payerOf({ amount, payer: alice, granter: bob })).toBe(bob)
  expect(languages.map((language) => say({ granter: bob }, language))).toEqual([
    '0.00008 INJ, paid by inj15f5q…nzq2s',
    '0.00008 INJ，由 inj15f5q…nzq2s 支付',
    '0.00008 INJ, 지불 계정 inj15f5q…nzq2s',
    '0.00008 INJ, pagada por inj15f5q…nzq2s',
    '0.00008 INJ, do inj15f5q…nzq2s trả',
  ])
})

test('[TX-02] a fee of whoever signed first needs no name, that of another signer does', () => {
  expect(say({})).toBe('0.00008 INJ')
  expect(say({ payer: bob })).toBe('0.00008 INJ, paid by inj15f5q…nzq2s')
  expect(say({ payer: '' })).toBe('0.00008 INJ')
})

test('[TX-02] where nothing was paid, nobody paid it', () => {
  expect(say({ amount: [], granter: bob })).toBe('none')
})
