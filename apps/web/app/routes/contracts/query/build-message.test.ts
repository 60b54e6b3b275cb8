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

const spender = 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'

function build(name: string, given: Record<string, string>) {
  return buildMessage(shapeOf(name), (field) => given[field] ?? '')
}

test('[WASM-02] a form makes the message that its fields say, to the last digit', () => {
  expect(build('token_info', {})).toEqual({ text: '{"token_info":{}}' })
  expect(build('nft_info', { token_id: 'a"b\\' })).toEqual({ text: '{"nft_info":{"token_id":"a\\"b\\\\"}}' })
  expect(build('all_accounts', { limit: ' 30 ' })).toEqual({ text: '{"all_accounts":{"limit":30}}' })
  expect(build('owner_of', { token_id: '1', include_expired: 'true' })).toEqual({
    text: '{"owner_of":{"token_id":"1","include_expired":true}}',
  })
  expect(build('increase_allowance', { spender, amount: '9'.repeat(38), expires: '{"never":{}}' })).toEqual({
    text: `{"increase_allowance":{"spender":"${spender}","amount":"${'9'.repeat(38)}","expires":{"never":{}}}}`,
  })
})

test('[WASM-02] what a field must not hold is said of that field', () => {
  const wrongs = (name: string, given: Record<string, string>) =>
    Object.fromEntries(build(name, given).wrongs ?? [])
  expect(wrongs('balance', {})).toEqual({ address: { at: '', value: '', wanted: { kind: 'address' } } })
  expect(wrongs('all_accounts', { limit: '1e9' })).toMatchObject({
    limit: { value: '1e9', wanted: { kind: 'whole' } },
  })
  expect(wrongs('increase_allowance', { spender: 's', amount: '-1', expires: '{' })).toMatchObject({
    spender: { value: 's', wanted: { kind: 'address' } },
    amount: { value: '-1', wanted: { kind: 'whole', least: '0', most: String(2n ** 128n - 1n) } },
    expires: { value: '{', wanted: { kind: 'variant' } },
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
