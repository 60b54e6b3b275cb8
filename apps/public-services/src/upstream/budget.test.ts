import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBudget, createBudgets } from './budget.ts'

function createClock() {
  let at = 0
  const waits: number[] = []
  return {
    waits,
    pass: (ms: number) => (at += ms),
    clock: { now: () => at, wait: async (ms: number) => void waits.push(Math.round(ms)) },
  }
}

test('[NET-07] a second’s questions go at once, the others one after the other', async () => {
  const { clock, waits, pass } = createClock()
  const turn = createBudget('a host', 4, clock)
  pass(1000)
  for (let n = 0; n < 6; n += 1) await turn()
  assert.deepEqual(waits, [250, 500])
  pass(2000)
  await turn()
  assert.equal(waits.length, 2)
})

test('who would have to wait too long is told so, and takes no place', async () => {
  const { clock, waits } = createClock()
  const turn = createBudget('a host', 1, clock)
  for (let n = 0; n < 11; n += 1) await turn()
  await assert.rejects(turn, { code: 'host.busy' })
  await assert.rejects(turn, { code: 'host.busy' })
  assert.equal(Math.max(...waits), 10_000)
})

test('[NET-07] services that one host answers are asked out of one budget', () => {
  const budgetOf = createBudgets(20)
  const [exchange, charts] = ['https://one.example', 'https://one.example/api/chart'].map(budgetOf)
  assert.equal(exchange, charts)
  assert.notEqual(exchange, budgetOf('https://two.example'))
})
