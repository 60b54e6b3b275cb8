// @vitest-environment node
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAccountNames, type Told } from './account-names.server.ts'

function aService(answer: (accounts: string[]) => Told | undefined) {
  const asked: string[][] = []
  let time = 0
  const names = createAccountNames(
    async (accounts) => {
      asked.push(accounts)
      return answer(accounts)
    },
    () => time,
  )
  const look = (...accounts: string[]) => accounts.map((account) => names.nameOf(account))
  const pass = (milliseconds: number) => (time += milliseconds)
  return { asked, look, pass }
}

test('[ACCT-01] names that a page wants are asked for together, and are there on the next one', async () => {
  const { asked, look } = aService(() => ({ names: [{ account: 'a', name: 'alice.inj' }], unknown: ['c'] }))
  expect(look('a', 'b', 'c', 'a')).toEqual([undefined, undefined, undefined, undefined])
  await turn()
  expect(asked).toEqual([['a', 'b', 'c']])
  await turn()
  expect(look('a', 'b', 'c')).toEqual(['alice.inj', undefined, undefined])
  await turn()
  expect(asked).toEqual([['a', 'b', 'c'], ['c']])
})

test('[ACCT-01] a name is asked for again after a while, and stands meanwhile', async () => {
  const { asked, look, pass } = aService(() => ({
    names: [{ account: 'a', name: 'alice.inj' }],
    unknown: [],
  }))
  look('a')
  await turn()
  pass(3_600_000)
  expect(look('a')).toEqual(['alice.inj'])
  await turn()
  expect(asked).toHaveLength(2)
})

test('[ACCT-01] who knows no such names, or fails, is left alone for a while', async () => {
  const silent = aService(() => undefined)
  silent.look('a')
  await turn()
  silent.pass(60_000)
  silent.look('a')
  await turn()
  expect(silent.asked).toHaveLength(1)
  const broken = aService(() => {
    throw new Error('down')
  })
  broken.look('a')
  await turn()
  broken.look('b')
  await turn()
  expect(broken.asked).toHaveLength(1)
  broken.pass(60_000)
  broken.look('b')
  await turn()
  expect(broken.asked).toHaveLength(2)
})
