import { unavailable } from '@injsight/errors'
import { expect, test } from 'vitest'
import { keepFor } from './keep-for.server.ts'
import { lastKnown } from './last-known.server.ts'

test('what is known stands in for an answer that fails or takes long', async () => {
  let answer: () => Promise<string> = async () => 'first'
  const read = lastKnown(20, () => answer())
  expect(await read()).toEqual({ value: 'first', isFresh: true })
  answer = async () => {
    throw unavailable('index.silent', 'The index does not answer')
  }
  expect(await read()).toEqual({ value: 'first', isFresh: false })

  const late = Promise.withResolvers<string>()
  answer = () => late.promise
  expect(await read()).toEqual({ value: 'first', isFresh: false })
  late.resolve('second')
  await late.promise
  answer = () => new Promise(() => {})
  expect(await read()).toEqual({ value: 'second', isFresh: false })
})

test('an answer that comes late takes no newer one’s place', async () => {
  const [slow, quick] = [Promise.withResolvers<string>(), Promise.resolve('newer')]
  const answers = [slow.promise, quick, new Promise<string>(() => {})]
  const read = lastKnown(5, async () => answers.shift() ?? '')
  expect(await read()).toEqual({ value: undefined, isFresh: false })
  expect(await read()).toEqual({ value: 'newer', isFresh: true })
  slow.resolve('older')
  await slow.promise
  expect(await read()).toEqual({ value: 'newer', isFresh: false })
})

test('before anything is known nothing stands in', async () => {
  const read = lastKnown(5, () => new Promise<string>(() => {}))
  expect(await read()).toEqual({ value: undefined, isFresh: false })
})

test('an answer with something missing is kept for less', async () => {
  let asked = 0
  const read = keepFor(60_000, async () => ++asked, { milliseconds: 0, when: (count) => count < 3 })
  await read()
  await read()
  expect(await read()).toBe(3)
  expect(await read()).toBe(3)
})
