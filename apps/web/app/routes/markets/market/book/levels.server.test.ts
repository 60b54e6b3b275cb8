// @vitest-environment node
import {
  GetOrderBookResponse,
  type BookLevel,
  type Fill,
  type MarketAuction,
  type RestingOrder,
} from '@injsight/injsight-v1'
import { expect, test } from 'vitest'
import { plainText } from '../../../../language/written.ts'
import { viewLevels } from './levels.server.ts'
import { listMoved } from '../replay/moved.server.ts'

const names = { tokens: new Map(), markets: new Map(), validators: new Map(), modules: new Map() }
const naming = { language: 'en' as const, names }
const units = { base: 'INJ', quote: 'USDT' }
const amount = (text: string) => ({ raw: text, human: text })
const level = (price: string, quantity: string): BookLevel => ({
  price: amount(price),
  quantity: amount(quantity),
})
const bookOf = (buys: BookLevel[]) => ({ ...GetOrderBookResponse.create(), buys })
const subaccountOf = (nibble: string, nonce = '0') => `0x${nibble.repeat(40)}${nonce.padStart(24, '0')}`

const order = (price: string, quantity: string, more: Partial<RestingOrder> = {}): RestingOrder => ({
  hash: `0x${quantity}`,
  subaccountId: subaccountOf('1'),
  isBuy: true,
  price: amount(price),
  quantity: amount(quantity),
  placed: 5n,
  transactionHash: 'AB'.repeat(32),
  ...more,
})

test('[MARKET-02] each price has its orders, what the block changed, and what nobody is known of', () => {
  const { sides } = viewLevels(
    bookOf([level('10', '5'), level('9', '3')]),
    {
      height: 7n,
      orders: [order('10', '3'), order('10', '1', { subaccountId: subaccountOf('2', '7') })],
      next: '',
    },
    bookOf([level('10', '2')]),
    { units, naming },
  )
  const [best, second] = sides[1]?.levels ?? []
  expect(best).toMatchObject({ count: '2 orders', change: '+3 in this block' })
  expect(best?.orders.map(({ quantity }) => plainText(quantity))).toEqual(['3 INJ', '1 INJ'])
  expect(plainText(best?.orders[1]?.owner ?? [])).toMatch(/ #7$/)
  expect(plainText(best?.orders[0]?.placed ?? [])).toBe('block 5')
  expect(plainText([best?.unknown ?? ''])).toMatch(/^1 INJ more/)
  expect(second).toMatchObject({ count: '0 orders', change: 'new in this block' })
  expect(sides[0]?.levels).toEqual([])
})

const fill = (price: string, quantity: string, more: Partial<Fill> = {}) =>
  ({
    price: amount(price),
    quantity: amount(quantity),
    subaccountId: subaccountOf('1'),
    isBuy: true,
    isMaker: false,
    transactionHash: '',
    ...more,
  }) as Fill
const auctionOf = (trades: Fill[]) => ({ trades }) as MarketAuction

test('[MARKET-02] who took most is named beside the way of the price', () => {
  const trades = [
    fill('10.5', '1', { subaccountId: subaccountOf('2') }),
    fill('11', '1'),
    fill('11', '2'),
    fill('11', '4', { isMaker: true, isBuy: false, subaccountId: subaccountOf('3') }),
  ]
  const facts = listMoved(auctionOf(trades), auctionOf([fill('10', '1')]), { units, naming })
  expect(facts.map(({ shown }) => plainText(shown))).toEqual([
    '10 → 11 USDT · +10%',
    expect.stringMatching(/^inj1.* · Bought 3 INJ · in the auction of the block$/),
  ])
  expect(listMoved(auctionOf([]), undefined, { units, naming })).toEqual([])
})
