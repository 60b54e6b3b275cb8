import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Fault } from '@injsight/errors'
import { findNumbered } from './find-numbered.ts'

/** A list whose numbers fall from its length times a step, and the pages that were asked of it. */
function listOf(length: number, step: bigint) {
  const asked: number[] = []
  const all = Array.from({ length }, (_, at) => BigInt(length - at) * step)
  const ask = async ({ skip, limit }: { skip: number; limit: number }) => {
    asked.push(skip)
    return all.slice(skip, skip + limit)
  }
  return { ask, numberOf: (line: bigint) => line, asked }
}

test('[NET-02] a number is found in a list that can only be paged, in few questions', async () => {
  for (const [length, step] of [
    [50, 1n],
    [5000, 1n],
    [100_000, 3n],
  ] as const)
    for (const wanted of [1n, BigInt(length) / 3n, BigInt(length) - 1n, BigInt(length)]) {
      const list = listOf(length, step)
      assert.equal(await findNumbered(list, wanted * step), wanted * step)
      assert.ok(list.asked.length <= 3, `${length} ${wanted}: ${list.asked.join()}`)
    }
})

test('[NET-02] what a list has not is not there; what is too far to find is not said to be absent', async () => {
  const list = listOf(1000, 2n)
  assert.equal(await findNumbered(list, 501n), undefined)
  assert.equal(await findNumbered(list, 2002n), undefined)
  assert.equal(await findNumbered(list, 1n), undefined)
  assert.equal(await findNumbered(listOf(0, 1n), 1n), undefined)
  // Numbers that fall ever faster lead astray.
  const all = Array.from({ length: 3000 }, (_, at) => BigInt(Math.round(1e15 / (at + 1) ** 3)))
  const ask = async ({ skip, limit }: { skip: number; limit: number }) => all.slice(skip, skip + limit)
  const wanted = all[2500] ?? 0n
  const isBeyond = (error: unknown) => error instanceof Fault && error.code === 'grpc.unimplemented'
  await assert.rejects(findNumbered({ ask, numberOf: (line) => line }, wanted), isBeyond)
})
