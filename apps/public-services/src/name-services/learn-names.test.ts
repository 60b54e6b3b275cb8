import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { notFound } from '@injsight/errors'
import { createNameLearner } from './learn-names.ts'

function aService() {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const learn = createNameLearner((account) => {
    asked.push(account)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    answers.push(() =>
      account.startsWith('nobody') ? reject(notFound('name', 'none')) : resolve(`${account}.inj`),
    )
    return promise
  })
  const answerAll = async () => {
    for (const answer of answers.splice(0)) answer()
    await turn()
  }
  return { asked, learn, answerAll }
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
