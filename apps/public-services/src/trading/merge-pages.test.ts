import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergePages, type Source } from './merge-pages.ts'

type Line = { name: string; time: bigint }

/** A list that grows while it is paged through, as lists of trades do. */
function sourceOf(name: string, ...times: number[]): { source: Source<Line>; add: (time: number) => void } {
  const lines = times.map((time) => ({ name: `${name}${time}`, time: BigInt(time) }))
  return {
    source: async ({ until, skip, limit }) =>
      lines.filter(({ time }) => time <= until).slice(Number(skip), Number(skip) + limit),
    add: (time) => void lines.unshift({ name: `${name}${time}`, time: BigInt(time) }),
  }
}

test('[NET-01] several lists are told as one, the newest first, page after page, whatever comes meanwhile; an address holds the cursor as it is', async () => {
  const spot = sourceOf('s', 9, 5, 4, 1)
  const perpetual = sourceOf('p', 8, 7, 2)
  const page = (cursor: string) =>
    mergePages([spot.source, perpetual.source], { cursor, limit: 3, now: () => 100_500 })
  const namesOf = ({ lines }: { lines: Line[] }) => lines.map(({ name }) => name)
  const first = await page('')
  assert.deepEqual([namesOf(first), first.next], [['s9', 'p8', 'p7'], '100000_1_2'])
  assert.match(first.next, /^[\w-]+$/)
  spot.add(100_001)
  const second = await page(first.next)
  assert.deepEqual([namesOf(second), second.next], [['s5', 's4', 'p2'], '100000_3_3'])
  const third = await page(second.next)
  assert.deepEqual([namesOf(third), third.next], [['s1'], ''])
})

test('a cursor of another list is refused', async () => {
  const { source } = sourceOf('s', 1)
  for (const cursor of ['x', '1', '1_2_3', '1_-2', '1.2'])
    await assert.rejects(mergePages([source], { cursor, limit: 1 }), { kind: 'invalid-input' })
})
