// @vitest-environment node
import { expect, test } from 'vitest'
import { plainText } from '../../language/written.ts'
import { factOfBlockTime } from './block-time.server.ts'

const heads = [
  { height: 7n, time: 1_763_800_001_234n },
  { height: 6n, time: 1_763_800_000_530n },
]

test('[TX-09] a transaction tells how long its block took, from the time of its parent to its own', () => {
  const [fact] = factOfBlockTime(7n, heads, 'en')
  expect([fact?.name, plainText(fact?.shown ?? [])]).toEqual(['Block time', '0.70 s after its parent'])
})

test('[TX-09] where the parent is not known, or other blocks are told, no time is made up', () => {
  expect(factOfBlockTime(7n, undefined, 'en')).toEqual([])
  expect(factOfBlockTime(7n, heads.slice(0, 1), 'en')).toEqual([])
  expect(factOfBlockTime(8n, heads, 'en')).toEqual([])
  expect(factOfBlockTime(7n, [...heads.slice(0, 1), { height: 5n, time: 0n }], 'en')).toEqual([])
})
