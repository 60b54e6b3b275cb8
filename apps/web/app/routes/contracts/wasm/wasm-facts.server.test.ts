// @vitest-environment node
import { GetWasmContractResponse } from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../../language/written.ts'
import { listWasmFacts } from './wasm-facts.server.ts'

const naming = {
  language: 'en' as const,
  names: {
    tokens: new Map([['inj', { denom: 'inj', symbol: 'INJ', decimals: 18, name: 'Injective' }]]),
    markets: new Map(),
    validators: new Map(),
    modules: new Map(),
  },
}

function sayFunds(told: { funds?: string; areFundsKnown: boolean }) {
  const contract = GetWasmContractResponse.create({
    address: 'inj14hj2tavq8fpesdwxxcu44rty3hh90vhujaxlnz',
    creator: 'inj1vggz9egfe5g2u7rtdhsa67pscle7pt0a04c3hg',
    ...told,
  })
  const facts = listWasmFacts(contract, undefined, naming)
  return plainText(facts.find(({ name }) => name === 'Funds')?.shown ?? [])
}

test('[WASM-02] a contract says with which coins it was begun, that it was without any, or that nobody told', () => {
  expect(sayFunds({ funds: '5000000000000000000inj,7peggy0xa', areFundsKnown: true })).toMatch(/^5 INJ, 7 /)
  expect(sayFunds({ areFundsKnown: true })).toBe('none: it was begun without coins')
  expect(sayFunds({ areFundsKnown: false })).toContain('nobody told')
})
