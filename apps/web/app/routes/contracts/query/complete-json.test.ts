import type { MessageShape } from '@injsight/chain'
import { expect, test } from 'vitest'
import { completeJson } from './complete-json.ts'

const shapes: MessageShape[] = [
  {
    name: 'balance',
    fields: [
      { name: 'address', type: 'text', isOptional: false },
      { name: 'at', type: 'number', isOptional: true },
    ],
  },
  { name: 'burn', fields: [] },
  { name: 'odd', fields: undefined },
]

/** What a text becomes by its first completion, with `|` for the caret. */
function complete(marked: string, choice = 0): string | undefined {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const found = completeJson(text, caret, shapes)
  const one = found?.choices[choice]
  if (found === undefined || one === undefined) return undefined
  const put = `${one.text.slice(0, one.caret)}|${one.text.slice(one.caret)}`
  return text.slice(0, found.from) + put + text.slice(found.to)
}

test('[WASM-02] names of messages and of their fields are completed while one types', () => {
  expect(complete('{"ba|')).toBe('{"balance":{"|')
  expect(complete('{"|"}', 1)).toBe('{"burn":{}|}')
  expect(complete('{"o|')).toBe('{"odd":{|"')
  expect(complete('{"balance":{"a|"}}')).toBe('{"balance":{"address":"|"}}')
  expect(complete('{"balance":{"a|"}}', 1)).toBe('{"balance":{"at":|}}')
  expect(complete('{"balance":{"address":"x","|')).toBe('{"balance":{"address":"x","at":|')
  expect(complete('{"ba|lan":{}}')).toBe('{"balance":{"|{}}')
})

test('[WASM-02] where no name is typed nothing is completed, whatever stands there', () => {
  const odd = [
    '',
    '|',
    '{|',
    '{"balance":{"address":"a|',
    '["|',
    '{"a":{"b":{"|',
    '{"x|',
    '{"burn":{"|',
    '}}{"|"\\',
  ]
  for (const text of [...odd.slice(1, 8), '{"balance":{},"|', '"ba|']) expect(complete(text)).toBeUndefined()
  const deep = `${'{"a":'.repeat(20_000)}{"|`
  expect(complete(deep)).toBeUndefined()
})
