// @vitest-environment node
import { expect, test } from 'vitest'
import { buildMessage, templateOf } from './build-message.ts'
import { mergeShapes, standardMessages } from './message-shapes.ts'

const shapeOf = (name: string) => {
  const all = [
    ...standardMessages.cw20.query,
    ...standardMessages.cw721.query,
    ...standardMessages.cw20.execute,
  ]
  return all.find((shape) => shape.name === name) ?? { name, fields: undefined }
}

function build(name: string, given: Record<string, string>) {
  return buildMessage(shapeOf(name), (field) => given[field] ?? '')
}

test('[WASM-02] a form makes the message that its fields say, to the last digit', () => {
  expect(build('token_info', {})).toEqual({ text: '{"token_info":{}}' })
  expect(build('balance', { address: 'a"b\\' })).toEqual({ text: '{"balance":{"address":"a\\"b\\\\"}}' })
  const limit = '9'.repeat(40)
  expect(build('all_accounts', { limit: ` ${limit} ` })).toEqual({
    text: `{"all_accounts":{"limit":${limit}}}`,
  })
  expect(build('owner_of', { token_id: '1', include_expired: 'true' })).toEqual({
    text: '{"owner_of":{"token_id":"1","include_expired":true}}',
  })
  expect(build('increase_allowance', { spender: 's', amount: '1', expires: '{"never":{}}' })).toEqual({
    text: '{"increase_allowance":{"spender":"s","amount":"1","expires":{"never":{}}}}',
  })
})

test('[WASM-02] what a field must not hold is said of that field', () => {
  expect(build('balance', {})).toEqual({ trouble: { field: 'address', why: 'missing' } })
  expect(build('all_accounts', { limit: '1e9' })).toEqual({ trouble: { field: 'limit', why: 'noNumber' } })
  expect(build('increase_allowance', { spender: 's', amount: '1', expires: '{' })).toEqual({
    trouble: { field: 'expires', why: 'noJson', said: expect.stringContaining('JSON') as string },
  })
})

test('[WASM-02] messages are those that a contract names, else its standard’s and those it was sent', () => {
  const { query } = standardMessages.cw20
  expect(
    mergeShapes(query, ['balance', 'own'], []).map(({ name, fields }) => [name, fields?.length]),
  ).toEqual([
    ['balance', 1],
    ['own', undefined],
  ])
  expect(mergeShapes([], [], ['a', 'a', 'b']).map(({ name }) => name)).toEqual(['a', 'b'])
  expect(JSON.parse(templateOf(shapeOf('owner_of')))).toEqual({ owner_of: { token_id: '' } })
})
