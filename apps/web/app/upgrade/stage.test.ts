import { expect, test } from 'vitest'
import { isPending, stageOf } from './stage.ts'

const upgrade = 10_000n
const listed = { height: upgrade, announced: true, closes: true }
const planned = { ...listed, closes: false }
const silent = { ...listed, announced: false, closes: false }

test('[UP-02] it is upcoming until 500 blocks before, then the site is closed until the chain is beyond it', () => {
  expect(stageOf(listed, 1n)).toBe('upcoming')
  expect(stageOf(listed, upgrade - 501n)).toBe('upcoming')
  expect(stageOf(listed, upgrade - 500n)).toBe('closed')
  expect(stageOf(listed, upgrade - 1n)).toBe('closed')
  expect(stageOf(listed, upgrade)).toBe('closed')
  expect(stageOf(listed, upgrade + 1n)).toBe('done')
})

test('[UP-02] while no height is known and an upgrade is set the site is closed', () => {
  expect(stageOf(listed, 0n)).toBe('closed')
  expect(stageOf(planned, 0n)).toBe(undefined)
  expect(stageOf({ ...listed, height: 0n }, 0n)).toBe(undefined)
})

test('[UP-02] with maintenance disabled nothing closes and nothing is announced, but it is told when done', () => {
  for (const height of [0n, 1n, upgrade - 500n, upgrade]) expect(stageOf(silent, height)).toBe(undefined)
  expect(stageOf(silent, upgrade + 1n)).toBe('done')
})

test('[UP-02] what the chain alone plans is announced to the last block, and closes nothing', () => {
  expect(stageOf(planned, upgrade - 500n)).toBe('upcoming')
  expect(stageOf(planned, upgrade - 1n)).toBe('upcoming')
  expect(stageOf(planned, upgrade)).toBe(undefined)
})

test('[UP-02] for 2000 blocks after it is told of, and asked about; then neither', () => {
  expect(stageOf(listed, upgrade + 2000n)).toBe('done')
  expect(stageOf(listed, upgrade + 2001n)).toBe(undefined)
  expect(isPending(listed, 0n)).toBe(true)
  expect(isPending(listed, upgrade + 1999n)).toBe(true)
  expect(isPending(listed, upgrade + 2000n)).toBe(false)
  expect(isPending({ ...listed, height: 0n }, 0n)).toBe(false)
})

test('[UP-02] an upgrade at a low height closes from the first block on', () => {
  expect(stageOf({ ...listed, height: 300n }, 1n)).toBe('closed')
})
