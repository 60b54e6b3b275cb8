// @vitest-environment node
import type { ListKnownNamesResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { listRenamed, namesAt, toNames } from './names.server.ts'

const base = { baseDecimals: 18, quoteDecimals: 6 }
const operator = 'injvaloper1s07z7eu40aay7p03hasapv3m9epa9spvm93ktq'
const nameless = `peggy0x5149${'0'.repeat(32)}86CA`
const was = { name: '', symbol: '', hasDecimals: false, decimals: 0 }
const told: ListKnownNamesResponse = {
  tokens: [
    { denom: 'factory/inj1x/gold', symbol: 'GOLD', name: 'Gold', hasDecimals: true, decimals: 6 },
    { denom: 'factory/inj1x/late', symbol: 'LATE', name: 'Late', hasDecimals: true, decimals: 3 },
  ],
  decimals: [
    { denom: 'peggy0xq', decimals: 6 },
    { denom: nameless, decimals: 18 },
  ],
  markets: [
    { id: '0xa1', ticker: 'WIDE/USDT', kind: 'spot', baseDenom: 'peggy0xw', quoteDenom: 'peggy0xq', ...base },
    { id: '0xa2', ticker: 'W PERP', kind: 'perpetual', baseDenom: '', quoteDenom: 'peggy0xq', ...base },
  ],
  validators: [{ operator, consensus: 'injvalcons1', moniker: 'Beta 3' }],
  former: [
    { ...was, thing: 'validator', id: operator, until: 90n, name: 'Beta 2' },
    { ...was, thing: 'validator', id: operator, until: 50n, name: 'Beta' },
    { ...was, thing: 'market', id: '0xa1', until: 40n, symbol: 'W/USDT' },
    { ...was, thing: 'token', id: 'factory/inj1x/late', until: 30n },
    {
      thing: 'token',
      id: 'factory/inj1x/gold',
      until: 20n,
      name: 'Old',
      symbol: 'GLD',
      hasDecimals: true,
      decimals: 2,
    },
  ],
}

const now = toNames(told)

test('[TX-03] things go by what the index says of them: metadata, else the ticker of a market that trades them', () => {
  expect(now.tokens.get('factory/inj1x/gold')).toMatchObject({ symbol: 'GOLD', decimals: 6 })
  expect(now.tokens.get('peggy0xw')).toMatchObject({ symbol: 'WIDE', decimals: 18 })
  expect(now.tokens.get('peggy0xq')).toMatchObject({ symbol: 'USDT', decimals: 6 })
  expect(now.tokens.get('inj')).toMatchObject({ symbol: 'INJ', decimals: 18 })
  expect(now.markets.get('0xa2')).toMatchObject({ ticker: 'W PERP', kind: 'perpetual', quoteDecimals: 6 })
  expect(now.validators.get(operator)).toBe('Beta 3')
  expect(now.modules.get('inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9')).toBe('fee_collector')
})

test('[TX-03] at a height things have the name that they had after its block, and say what they are called now', () => {
  expect([90n, 89n, 50n, 49n, 1n].map((height) => namesAt(now, height).validators.get(operator))).toEqual([
    'Beta 3',
    'Beta 2',
    'Beta 2',
    'Beta',
    'Beta',
  ])
  const then = namesAt(now, 10n)
  expect(then.tokens.get('factory/inj1x/gold')).toMatchObject({ symbol: 'GLD', decimals: 2, now: 'GOLD' })
  expect(then.markets.get('0xa1')).toMatchObject({ ticker: 'W/USDT', now: 'WIDE/USDT' })
  expect(then.tokens.get('peggy0xw')).toMatchObject({ symbol: 'W' })
  expect(listRenamed(then, ['0xA1', '0xa2', '0xb1'], ['factory/inj1x/gold', 'inj'])).toEqual([
    { name: 'W/USDT', now: 'WIDE/USDT' },
    { name: 'GLD', now: 'GOLD' },
  ])
  expect(listRenamed(namesAt(now, 40n), ['0xa1'], ['factory/inj1x/gold'])).toEqual([])
})

test('[TX-03] what had no name at a height goes by the one that it was given later', () => {
  expect(namesAt(now, 10n).tokens.get('factory/inj1x/late')).toMatchObject({ symbol: 'LATE', decimals: 3 })
  expect(namesAt(now, 10n).tokens.get('factory/inj1x/late')?.now).toBeUndefined()
})
