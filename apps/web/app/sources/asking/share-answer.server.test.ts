// @vitest-environment node
import { expect, test } from 'vitest'
import { noteBeside, noteOf } from './besides.server.ts'
import { shareAnswer } from './share-answer.server.ts'

function countAsked() {
  const asked: string[] = []
  const share = shareAnswer(async (question) => {
    asked.push(question)
    if (question === 'broken') throw new Error('no answer')
    return `${question} ${asked.length}`
  })
  return { asked, share }
}

test('who asks the same at the same time shares the answer', async () => {
  const { asked, share } = countAsked()
  expect(await Promise.all([share('a'), share('a'), share('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(asked).toEqual(['a', 'b'])
})

test('who asks later is answered anew, after a failure too', async () => {
  const { asked, share } = countAsked()
  await share('a')
  await share('a')
  await expect(share('broken')).rejects.toThrow('no answer')
  await expect(share('broken')).rejects.toThrow('no answer')
  expect(asked).toEqual(['a', 'a', 'broken', 'broken'])
})

test('[NET-02] who shares an answer notes who told it, whoever asked first', async () => {
  const share = shareAnswer(async (question) => {
    const note = noteOf('/injsight.v1.Explorer/GetStaking')
    await Promise.resolve()
    note?.(question === 'first' ? {} : { 'x-injsight-beside': question })
    return question
  })
  const sourceOf = async (question: string) => (await noteBeside(() => share(question))).beside
  // Somebody who doesn't want to know asks first.
  const answer = share('public')
  const asked = ['public', 'public', 'index', 'index', 'first', 'first'].map(sourceOf)
  expect(await Promise.all(asked)).toEqual(['public', 'public', 'index', 'index', undefined, undefined])
  expect(await answer).toBe('public')
})
