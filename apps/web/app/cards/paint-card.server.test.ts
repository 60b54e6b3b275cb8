// @vitest-environment node
import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Fault } from '@injsight/errors'
import type { Card } from './card.ts'
import { paintCard } from './paint-card.server.ts'

const cardNo = (number: number): Card => ({
  kind: 'Block',
  badge: undefined,
  sentence: `Block ${number}`,
  facts: [{ name: 'Height', value: String(number) }],
})

test('[ROUTE-09] a card becomes an image of 1200 by 630, once', { timeout: 30_000 }, async () => {
  const [first, second] = await Promise.all([paintCard(cardNo(1)), paintCard(cardNo(1))])
  assert.equal(first, second)
  assert.equal(await paintCard(cardNo(1)), first)
  const bytes = Buffer.from(first ?? [])
  assert.equal(bytes.subarray(1, 4).toString(), 'PNG')
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630])
})

test('too many cards at once are unavailable, and those before them come', { timeout: 30_000 }, async () => {
  const asked = Array.from({ length: 30 }, (_, at) => paintCard(cardNo(100 + at)))
  const results = await Promise.allSettled(asked)
  const refused = results.filter((one) => one.status === 'rejected').map(({ reason }) => reason as Fault)
  assert.equal(refused.length, 10)
  assert.deepEqual(new Set(refused.map(({ code }) => code)), new Set(['card.busy']))
})
