// @vitest-environment node
import type { BalanceChange } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { viewFlow } from './flow.server.ts'

const alice = 'inj1udp9t922n4qv7dczuyrz5aqehgqmd60xw3hzx6'
const collector = 'inj17xpfvakm2amg962yls6f84z3kell8c5l6s5ye9'
const pool = 'inj1jv65s3grqf6v6jl3dp4t6c9t9rk99cd8dkncm8'
const names = {
  tokens: new Map([['inj', { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }]]),
  markets: new Map(),
  validators: new Map(),
  modules: new Map([[pool, 'distribution']]),
}
const fee = { payer: alice, coins: [{ denom: 'inj', amount: '5000' }] }
const collected = line(collector, '5000', { module: 'fee_collector' })
const paid = [line(alice, '-5000'), collected]

function line(account: string, change: string, more: Partial<BalanceChange> = {}): BalanceChange {
  return { account, module: '', denom: 'inj', before: '', after: '', change, ...more }
}

function view(changes: BalanceChange[], more = {}) {
  const told = { changes, deposits: [], flows: [], conservation: [], ...more }
  const flow = viewFlow(told, fee, { language: 'en', names })
  return flow && `${flow.from.account.to} ${flow.amount.text} ${flow.to.account.to}`
}

test('[TX-05] what one account lost and another gained is the movement, without the fee', () => {
  expect(view([line(alice, '-1000000000000005000'), line(pool, '1000000000000000000'), collected])).toBe(
    `/account/${alice}/ 1\u00a0INJ /account/${pool}/`,
  )
})

test('[TX-05] a fee alone is no movement, nor is what an account pays itself', () => {
  expect(view(paid)).toBeUndefined()
  expect(view([])).toBeUndefined()
})

test('[TX-05] where more moved, or not all is known, no one movement is told', () => {
  const sent = [line(alice, '-7', { denom: 'usdt' }), line(pool, '7', { denom: 'usdt' })]
  expect(view([...sent, line(alice, '-1', { denom: 'atom' }), line(pool, '1', { denom: 'atom' })])).toBe(
    undefined,
  )
  expect(view([line(alice, '-7'), line(pool, '3'), line(collector, '4')])).toBeUndefined()
  expect(view([line(alice, '-7', { denom: 'usdt' }), line(pool, '7')])).toBeUndefined()
  expect(view(sent)).toBeDefined()
  expect(view([...sent, line(collector, '')])).toBeUndefined()
  expect(view(sent, { flows: [{}] })).toBeUndefined()
  expect(view(sent, { deposits: [{}] })).toBeUndefined()
})
