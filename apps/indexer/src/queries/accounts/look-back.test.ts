import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lookBack, type Change, type ReadChanges } from './look-back.ts'

const owner = 1n
const change = (height: number, things: Record<string, number>): Change<number> => ({
  owner,
  height: BigInt(height),
  things: new Map(Object.entries(things)),
})

/** A history with its rows in order, and how often it was read. */
function keep(rows: Change<number>[]): { read: ReadChanges<number>; asked: number[] } {
  const asked: number[] = []
  const read: ReadChanges<number> = async (looks, depth) => {
    asked.push(looks.length)
    return looks.map(({ height }) =>
      rows
        .filter((row) => row.height <= height)
        .toReversed()
        .slice(0, depth),
    )
  }
  return { read, asked }
}

const ask = (rows: Change<number>[], heights: number[], things = ['a', 'b']) => {
  const { read, asked } = keep(rows)
  const wanted = things.map((thing) => ({ owner, thing }))
  return lookBack(read, wanted, heights.map(BigInt)).then((seen) => ({ seen, asked }))
}

test('of each thing the last change up to a height counts', async () => {
  const rows = [change(2, { a: 1 }), change(4, { b: 5 }), change(6, { a: 2, b: 0 })]
  const { seen, asked } = await ask(rows, [1, 2, 5, 9])
  assert.deepEqual(seen, [
    ['never', { told: 1 }, { told: 1 }, { told: 2 }],
    ['never', 'never', { told: 5 }, { told: 0 }],
  ])
  assert.deepEqual(asked, [4])
})

test('what rests while other things change is looked for once, for all moments', async () => {
  const busy = Array.from({ length: 500 }, (_, at) => change(10 + at, { b: at }))
  const { seen, asked } = await ask([change(3, { a: 7 }), ...busy], [100, 200, 300, 400])
  assert.deepEqual(seen[0], [{ told: 7 }, { told: 7 }, { told: 7 }, { told: 7 }])
  assert.deepEqual(asked, [4, 1])
})

test('what rests for longer than is looked through is lost, never taken for nothing', async () => {
  const busy = Array.from({ length: 2500 }, (_, at) => change(10 + at, { b: at }))
  const { seen } = await ask([change(3, { a: 7 }), ...busy], [1000, 2400])
  assert.deepEqual(seen[0], [{ told: 7 }, 'lost'])
})

test('owners that nothing is told of never had anything', async () => {
  assert.deepEqual((await ask([], [1, 2], ['a'])).seen, [['never', 'never']])
  assert.deepEqual((await ask([change(1, { a: 1 })], [], ['a'])).seen, [[]])
})
