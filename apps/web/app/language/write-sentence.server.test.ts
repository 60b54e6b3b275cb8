// @vitest-environment node
import type { Sentence } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { Names } from '../sources/names/names.server.ts'
import { writeSentence } from './write-sentence.server.ts'
import { plainText } from './written.ts'

const account = 'inj1lvlwtg8wwlnfqz6x84s359avrsmltvq5s2u3q0'
const names: Names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }

const changed: Sentence = {
  key: 'exchange.updateMarket',
  parts: {
    admin: { kind: 'account', address: account },
    market: { kind: 'market', id: '0x01', ticker: 'INJ/USDT' },
    failed: { kind: 'choice', value: 'no' },
  },
}

test('[TX-03] in Korean a person is called 님, and a part of the chain is not', () => {
  const write = (known: Partial<Names>) =>
    plainText(writeSentence(changed, { language: 'kr', names: { ...names, ...known } }))
  expect(write({})).toMatch(/^inj1lvlw…2u3q0님이 /)
  expect(write({ modules: new Map([[account, 'gov']]) })).toMatch(/^거버넌스가 /)
})
