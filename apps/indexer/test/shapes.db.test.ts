import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newerRecording } from '@injsight/testing'
import {
  documentedFiles,
  listDifferences,
  needsDocumented,
  readDocumented,
  usedExceptions,
} from './documented/compare.ts'
import { exceptions } from './documented/exceptions.ts'
import { listQuestions } from './documented/questions.ts'
import { indexedApi } from './indexed-api.ts'

// Every answer of the public service that was documented, beside ours to the same question: each field that it told is told,
// as the same kind of value, spelled as it spells it, and times in the same unit.

const { url, pool, stop } = await indexedApi(newerRecording)
after(stop)
const questions = await listQuestions(pool)
const questionOf = (file: string) => questions.find((one) => one.files.test(file))

test('every documented answer is asked for, or why not is said', needsDocumented, () => {
  assert.ok(documentedFiles.length > 200)
  assert.deepEqual(
    documentedFiles.filter((file) => questionOf(file) === undefined),
    [],
  )
  for (const one of questions)
    assert.ok(
      documentedFiles.some((file) => questionOf(file) === one),
      `${one.files}: no file`,
    )
})

for (const file of documentedFiles) {
  const question = questionOf(file)
  if (question === undefined || 'notAsked' in question) continue
  const { method, request = {}, path, read = (told) => told } = question
  const told = () => read(readDocumented(file))
  test(`${method} answers in the shape of ${file}`, async () => {
    const isRest = method.startsWith('/')
    const ours = isRest ? await ask(method + queryOf(request)) : await ask(method, request)
    assert.deepEqual(listDifferences(file, told(), ours, isRest ? 'exactly' : 'as printed'), [])
  })
  // What Go prints has the names and numbers of REST.
  if (path !== undefined && !file.includes('.py.'))
    test(`${path} answers in the shape of ${file}`, async () => {
      assert.deepEqual(listDifferences(file, told(), await ask(path), 'exactly'), [])
    })
}

test('every exception is one', needsDocumented, () => {
  assert.deepEqual(
    exceptions.filter((one) => !usedExceptions.has(one)).map(({ why }) => why),
    [],
  )
})

async function ask(path: string, request?: object): Promise<unknown> {
  const answer = await fetch(new URL(path, url), {
    ...(request && { method: 'POST', body: JSON.stringify(request) }),
    headers: { 'content-type': 'application/json' },
  })
  const text = await answer.text()
  assert.equal(answer.status, 200, text)
  return JSON.parse(text) as unknown
}

function queryOf(request: object): string {
  return `?${new URLSearchParams(Object.entries(request) as [string, string][])}`
}
