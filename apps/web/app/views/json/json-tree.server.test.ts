// @vitest-environment node
import { expect, test } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { viewJson, type JsonNode } from './json-tree.server.ts'

const naming: Naming = {
  language: 'en',
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const pathTo = ({ at, from }: { at: string; from: string }) => `?at=${at}&from=${from}`

function view(text: string, place: { at?: string; from?: number } = {}) {
  return viewJson(text, { naming, pathTo, ...place })
}

function countNodes(node: JsonNode | undefined): number {
  return node === undefined ? 0 : 1 + node.children.reduce((sum, child) => sum + countNodes(child), 0)
}

test('[WASM-02] numbers of any length keep their digits, texts what they hide', () => {
  const number = '123456789012345678901234567890123456789012345678901234567890123456789012345678'
  const { root } = view(`{"a": ${number}, "b": [true, null, -1.50], "c": "x\\u202e\\"}]<b>"}`)
  expect(root?.children.map(({ name, kind, text }) => [name, kind, text])).toEqual([
    ['a', 'number', number],
    ['b', 'array', '3 entries'],
    ['c', 'text', 'x\\u202e"}]<b>'],
  ])
  expect(root?.children[1]?.children.map(({ text }) => text)).toEqual(['true', 'null', '-1.50'])
})

test('[WASM-02] what is empty is shown as it is', () => {
  expect(view('{}').root?.text).toBe('{}')
  expect(view('{"a": []}').root?.children[0]?.text).toBe('[]')
})

test('[WASM-02] an answer a thousand levels deep is shown to where a page ends, and each level leads deeper', () => {
  const deep = `${'[{"a":'.repeat(500)}7${'}]'.repeat(500)}`
  const { root } = view(deep)
  expect(countNodes(root)).toBeLessThan(20)
  let last = root
  while (last?.children[0] !== undefined) last = last.children[0]
  const at = /at=(.*)&/.exec(last?.more?.path ?? '')?.[1] ?? ''
  expect(at).toMatch(/^(\/0\/a)+/)
  const inside = view(deep, { at })
  expect(countNodes(inside.root)).toBeGreaterThan(5)
  expect(inside.part?.text).toContain(at)
  expect(view(deep, { at: '/0/a'.repeat(500) }).root?.text).toBe('7')
})

test('[WASM-02] an answer of five megabytes makes a page as small as any, and its end can be reached', () => {
  const large = JSON.stringify({ list: Array.from({ length: 250_000 }, (_, n) => ({ n, at: `x${n}` })) })
  expect(large.length).toBeGreaterThan(5_000_000)
  const { root } = view(large)
  expect(countNodes(root)).toBeLessThan(500)
  expect(root?.children[0]?.more).toEqual({ text: '249,975 more entries', path: '?at=/list&from=25' })
  const end = view(large, { at: '/list', from: 249_990 })
  expect(end.root?.children.at(-1)?.children[1]?.text).toBe('x249999')
  expect(end.root?.more).toBeUndefined()
})

test('[WASM-02] what is no JSON is shown as the text it is, and a part that is not there as the whole', () => {
  expect(view('<script>alert(1)</script>')).toMatchObject({
    root: undefined,
    plain: '<script>alert(1)</script>',
  })
  expect(view('')).toMatchObject({ root: undefined })
  expect(view('{"a":1}', { at: '/b/c' }).root?.children).toHaveLength(1)
  expect(view('{"a/b~":{"c":2}}', { at: '/a~1b~0' }).root?.children[0]?.text).toBe('2')
})
