// @vitest-environment node
import { readSearchText, type Market } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { Language } from '../language/languages.ts'
import { findNamed, findPages, toFound } from './find-named.server.ts'

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

const find = (text: string, language: Language = 'en') => findNamed(readSearchText(text), known, language)

test('[SEARCH-02] the contract of a token on Ethereum names the token, in any case', () => {
  const token = { kind: 'token', id: `peggy${usdt}`, name: 'USDT' }
  expect(find(usdt)).toEqual([token])
  expect(find(usdt.toLowerCase())).toEqual([token])
  expect(find(`0x${'12'.repeat(20)}`)).toEqual([])
})

test('[SEARCH-02] the account of a module is found by its name and by its words, and shown in these', () => {
  const account = { kind: 'account', id: pool, name: 'Staking rewards and community pool' }
  expect(find('Distribution')).toEqual([account])
  expect(find('staking rewards and community pool')).toEqual([account])
  const collector = { kind: 'account', id: fees, name: 'Fee collector' }
  expect(find('fee_collector')).toEqual([collector])
  expect(find('fee collector')).toEqual([collector])
  expect(find('fee collector', 'es')).toEqual([{ ...collector, name: 'Recaudador de comisiones' }])
  expect(find('collector')).toEqual([])
})

test('[SEARCH-02] a page is found by the beginning of what it is called, in the language of the visitor', () => {
  const page = { kind: 'page', id: '/validators/', name: 'Validators' }
  expect(findPages('valid', 'en')).toEqual([page])
  expect(findPages('Validators', 'en')).toEqual([page])
  expect(findPages('validador', 'es')).toEqual([{ ...page, name: 'Validadores' }])
  expect(findPages('验证', 'zh')).toMatchObject([{ kind: 'page', id: '/validators/' }])
  expect(findPages('va', 'en')).toEqual([])
})

test('[SEARCH-02] the id of a market names the market', () => {
  expect(find(id)).toEqual([{ kind: 'market', id, name: 'INJ/USDT' }])
  expect(find('cd'.repeat(32))).toEqual([])
})

test('[SEARCH-02] [ASSET-04] a voucher without a name is called as on every other page, not by its denom in capitals', () => {
  const voucher = `ibc/${'D8'.repeat(32)}`
  const called = (id: string, name: string) => toFound({ kind: 'token', id, name }, known).name
  expect(called(voucher, `PEGGY${usdt.toUpperCase()}`)).toBe('peggy0xdAC…C13D831ec7')
  expect(called(voucher, 'ATOM')).toBe('ATOM')
  expect(called(`peggy${usdt}`, 'Tether')).toBe('Tether') // by what it was found
})
