// @vitest-environment node
import { expect, test } from 'vitest'
import { withoutMarks } from '../../../language/isolate.ts'
import { checkMessage } from './check-message.ts'

test('[WASM-02] only what a contract can be told is sent', () => {
  for (const text of ['{}', '{"a":{}}', '"name"']) expect(checkMessage(text), text).toBeUndefined()
  for (const text of ['[1]', 'null', '7']) expect(checkMessage(text), text).toEqual({ said: '' })
})

test('[VALID-02] what is no JSON is told in the words of the parser', () => {
  for (const text of ['', '{', '{"a"', "{'a':1}", 'undefined', '<b>']) {
    let words = ''
    try {
      JSON.parse(text)
    } catch (error) {
      words = (error as Error).message
    }
    expect(words).not.toBe('')
    expect(withoutMarks(checkMessage(text)?.said ?? ''), text).toBe(words)
  }
  const turned = checkMessage('‮{')?.said ?? ''
  expect(turned, 'marks of the text turn nothing around').not.toContain('‮')
})
