// @vitest-environment node
import type { EvmArgument } from '@injsight/chain'
import { expect, test } from 'vitest'
import type { Naming } from '../../language/write-part.server.ts'
import { wholeText } from '../../language/written.ts'
import { tableOf } from './values-table.server.ts'

const naming: Naming = {
  language: 'en',
  names: { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() },
}
const token = { symbol: 'USDT', decimals: 6, path: '/asset/peggy0xdAC17F958D2ee523a2206206994597C13D831ec7/' }
const holder = '0xaf79152ac5df276d9a8e1e2e22822f9713474902'

function linesOf(values: EvmArgument[], of?: typeof token): string[] {
  return tableOf(values, { naming, token: of }).rows.map(({ cells }) =>
    cells.map(({ shown }) => wholeText(shown).replaceAll(/[\u2068\u2069]/g, '')).join(' | '),
  )
}

test('[EVM-11] what counts a token stands in its units, with the number itself below', () => {
  const values = [
    { name: 'to', type: 'address', value: holder },
    { name: 'value', type: 'uint256', value: '2500000' },
  ]
  expect(linesOf(values, token)).toEqual([
    'to | address | 0xAF79152AC5dF276D9A8e1E2E22822f9713474902',
    'value | uint256 | 2.5 USDT',
  ])
  const [, amount] = tableOf(values, { naming, token }).rows
  expect(amount?.cells[2]).toMatchObject({ below: [{ text: '2500000' }], copy: '2500000' })
  expect(linesOf(values)).toContain('value | uint256 | 2,500,000')
})

test('[EVM-07] an allowance of all that can be counted has no limit', () => {
  const value = String(2n ** 256n - 1n)
  expect(linesOf([{ name: 'value', type: 'uint256', value }], token)).toEqual([
    'value | uint256 | without limit',
  ])
  // Which token it is says nothing of how many.
  expect(linesOf([{ name: 'tokenId', type: 'uint256', value }], token).join()).toContain('115,792,089')
})

test('[EVM-11] each field of a structure has its line, those of lists too; what has no name is counted from 1', () => {
  const order = (price: string) => ({ fields: [{ name: 'price', type: 'uint256', value: price }] })
  expect(
    linesOf([
      { name: 'order', type: '(uint256)', value: order('1') },
      { name: 'orders', type: '(uint256)[]', value: [order('2'), order('3')] },
      { name: '', type: 'uint8[]', value: ['4', '5'] },
      { name: 'pair', type: '(bool)', value: { fields: [{ name: '', type: 'bool', value: true }] } },
    ]),
  ).toEqual([
    'order.price | uint256 | 1',
    'orders[0].price | uint256 | 2',
    'orders[1].price | uint256 | 3',
    '#3 | uint8[] | [4, 5]',
    'pair.#1 | bool | true',
  ])
})

test('a text that turns others around, bytes without end and a list of thousands stay what they are', () => {
  const [text, bytes, list] = tableOf(
    [
      { name: 'text', type: 'string', value: `\u202e${'x'.repeat(10_000)}` },
      { name: 'data', type: 'bytes', value: `0x${'ab'.repeat(50_000)}` },
      { name: 'list', type: 'uint256[]', value: Array<string>(10_000).fill('7') },
    ],
    { naming, token: undefined },
  ).rows.map(({ cells }) => wholeText(cells[2]?.shown ?? []))
  expect(text).not.toContain('\u202e')
  expect(text?.length).toBeLessThan(400)
  expect(bytes?.length).toBeLessThan(5000)
  expect(list).toMatch(/^\[7, 7.*, \+9980\]$/)
})
