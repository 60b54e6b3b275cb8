import { readSearchText, type Market } from '@injsight/chain'
import { expect, test } from 'vitest'
import { findNamed } from './find-named.ts'

const usdt = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const fees = 'inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9'
const pool = 'inj1jv65s3grqf6v6jl3dp4t6c9t9rk99cd8dkncm8'
const id = `0x${'ab'.repeat(32)}`
const known = {
  tokens: new Map([[`peggy${usdt}`, { denom: `peggy${usdt}`, name: 'Tether', symbol: 'USDT', decimals: 6 }]]),
  markets: new Map([[id, { ticker: 'INJ/USDT' } as Market]]),
  modules: new Map([
    [fees, 'fee_collector'],
    [pool, 'distribution'],
  ]),
}

const find = (text: string) => findNamed(readSearchText(text), known)

test('[SEARCH-02] the contract of a token on Ethereum names the token, in any case', () => {
  const token = { kind: 'token', id: `peggy${usdt}`, name: 'USDT' }
  expect(find(usdt)).toEqual([token])
  expect(find(usdt.toLowerCase())).toEqual([token])
  expect(find(`0x${'12'.repeat(20)}`)).toEqual([])
})

test('[SEARCH-02] the account of a module is found by its name', () => {
  expect(find('Distribution')).toEqual([{ kind: 'account', id: pool, name: 'distribution' }])
  expect(find('fee collector')).toEqual([{ kind: 'account', id: fees, name: 'fee_collector' }])
  expect(find('collector')).toEqual([])
})

test('[SEARCH-02] the id of a market names the market', () => {
  expect(find(id)).toEqual([{ kind: 'market', id, name: 'INJ/USDT' }])
  expect(find('cd'.repeat(32))).toEqual([])
})
