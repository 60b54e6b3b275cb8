import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { notFound } from '@injsight/errors'
import { createNameLearner } from './learn-names.ts'

function aService() {
  const clock = { at: 0 }
  const asked: string[] = []
  const answers: (() => void)[] = []
  const learn = createNameLearner(
    (account) => {
      asked.push(account)
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      answers.push(() =>
        account.startsWith('nobody') ? reject(notFound('name', 'none')) : resolve(`${account}.inj`),
      )
      return promise
    },
    () => clock.at,
  )
  const answerAll = async () => {
    for (const answer of answers.splice(0)) answer()
    await turn()
  }
  return { asked, learn, answerAll, clock }
}

test('[SEARCH-07] nobody waits for names: they are known to whoever asks again', async () => {
  const { asked, learn, answerAll } = aService()
  assert.deepEqual(learn(['a', 'nobody']), { known: new Map(), unknown: ['a', 'nobody'] })
  assert.deepEqual(learn(['a', 'nobody']).unknown, ['a', 'nobody'])
  await answerAll()
  assert.deepEqual(learn(['a', 'nobody']), { known: new Map([['a', 'a.inj']]), unknown: [] })
  assert.deepEqual(asked, ['a', 'nobody'])
})

test('[SEARCH-07] a page of many accounts asks for few of them, two at once', async () => {
  const { asked, learn, answerAll } = aService()
  const accounts = Array.from({ length: 50 }, (_, at) => `a${at}`)
  learn(accounts)
  assert.deepEqual(asked, ['a0', 'a1'])
  for (let round = 0; round < 5; round += 1) await answerAll()
  assert.deepEqual(asked, ['a0', 'a1', 'a2', 'a3'])
  assert.equal(learn(accounts).known.size, 4)
})

test('[SEARCH-07] however many new accounts there are, sixty in a minute are looked up', async () => {
  const { asked, learn, answerAll, clock } = aService()
  for (let at = 0; at < 100; at += 1) {
    learn([`a${at}`])
    await answerAll()
  }
  assert.equal(asked.length, 60)
  clock.at = 60_000
  learn(['a99'])
  assert.equal(asked.at(-1), 'a99')
})
