// @vitest-environment node
import { expect, test } from 'vitest'
import { outcomes as words } from '../words/outcomes/en.ts'
import { outcomeOf } from './outcomes.ts'

test.for([
  ['-1', 'blockInvalid', 'block height'],
  ['inj1x', 'accountInvalid', 'account address'],
  ['0x12', 'invalidTransactionHash', 'transaction'],
  ['ibc/12', 'unknown', 'IBC asset'],
  ['IBC/C4CFF46FD6DE35CA4CF4CE031E643C8FDC9BA4B99AE598E9B0ED98FE3A2319F', 'unknown', 'IBC asset'],
  ['peggy0x12', 'unknown', 'bridged ERC20 asset'],
] as const)('[VALID-02] [VALID-03] of %s is told which format it doesn’t match', ([text, told, format]) => {
  expect(words[outcomeOf(text, told)].text).toMatch(
    new RegExp(`^Your search doesn’t match an? ${format} format`),
  )
})

test('[SEARCH-05] a denom that nobody has is of no wrong format', () => {
  expect(outcomeOf(`ibc/${'0'.repeat(64)}`, 'unknown')).toBe('valid')
  expect(outcomeOf('zzzz', 'unknown')).toBe('valid')
})
