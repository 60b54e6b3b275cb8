// @vitest-environment node
import { expect, test } from 'vitest'
import { listVerified } from './evm-facts.server.ts'

const address = '0x8Ae1805BaC700188A2dF698C86F79D8Eff6AD93f'
const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }

test('[EVM-12] a contract whose source was verified says so on each part of its page, and leads there', () => {
  const [fact] = listVerified(address, 'Vault\u202E', { language: 'en', names })
  expect(fact).toEqual({
    name: 'Source',
    shown: [{ text: '\u2068Vault\u2069', to: `/contract/${address}/source/`, look: 'name' }, ' · verified'],
  })
  expect(listVerified(address, undefined, { language: 'en', names })).toEqual([])
})
