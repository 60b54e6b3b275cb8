import type { Recording } from '@injsight/testing'
import { listRecordedEvents } from './recorded-events.ts'
import { readDecimals } from './recorded-trades.ts'

/** One side of a trade as events of exchange v1beta1 tell it, decimals without zeros at their end. */
export type ToldTrade = {
  height: number
  market: string
  execution: string
  isBuy: boolean
  orderHash: string
  subaccountId: string
  cid: string
  price: string
  quantity: string
  fee: string
  margin: string
  payout: string
}

type Told = {
  quantity?: string
  price?: string
  subaccount_id: string
  fee: string
  order_hash: string
  cid: string
  payout?: string
  position_delta?: Record<'execution_quantity' | 'execution_price' | 'execution_margin', string> & {
    is_long: boolean
  }
}

/** All trades of something, in the order of the chain. Where it tells v2 alone they are reckoned back. */
export function listToldTrades(recording: Recording, family: 'Spot' | 'Derivative'): ToldTrade[] {
  const [older, newer] = ['v1beta1', 'v2'].map(
    (version) => `injective.exchange.${version}.EventBatch${family}Execution`,
  ) as [string, string]
  const events = listRecordedEvents(recording, older, newer)
  const toldTwice = new Set(events.filter(({ type }) => type === older).map(({ height }) => height))
  const decimals = readDecimals(recording)
  return events
    .filter(({ type, height }) => type === older || !toldTwice.has(height))
    .flatMap(({ type, height, values }) => {
      const read = (name: string): unknown => JSON.parse(values[name] ?? 'null')
      const market = String(read('market_id'))
      const { base, quote } = decimals.get(market) ?? { base: 0, quote: 0 }
      const places =
        family === 'Spot' ? { price: quote - base, quantity: base } : { price: quote, quantity: 0 }
      const inUnits = (text: string, by: number) => trimDecimal(type === older ? text : movePoint(text, by))
      return (read('trades') as Told[]).map((trade) => ({
        height,
        market,
        execution: String(read('executionType')),
        isBuy: trade.position_delta?.is_long ?? read('is_buy') === true,
        orderHash: toHex(trade.order_hash),
        subaccountId: toHex(trade.subaccount_id),
        cid: trade.cid,
        price: inUnits(trade.position_delta?.execution_price ?? trade.price ?? '', places.price),
        quantity: inUnits(trade.position_delta?.execution_quantity ?? trade.quantity ?? '', places.quantity),
        fee: inUnits(trade.fee, quote),
        margin: inUnits(trade.position_delta?.execution_margin ?? '0', quote),
        payout: inUnits(trade.payout ?? '0', quote),
      }))
    })
}

/** A decimal times a power of 10. */
function movePoint(text: string, places: number): string {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const after = fraction.length - places
  const digits = `${whole}${fraction}${'0'.repeat(Math.max(-after, 0))}`.padStart(after + 1, '0')
  const point = digits.length - Math.max(after, 0)
  return `${text.startsWith('-') ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`
}

function toHex(base64: string): string {
  return `0x${Buffer.from(base64, 'base64').toString('hex')}`
}

/** `1.500` → `1.5`; rounded to the 18 digits that v1beta1 has, as the chain rounds what v2 knows more of. */
export function trimDecimal(text: string): string {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.')
  const beyond = 10n ** BigInt(Math.max(fraction.length - 18, 0))
  const digits = BigInt(whole + fraction.padEnd(18, '0'))
  const [floor, rest] = [digits / beyond, (digits % beyond) * 2n]
  const isUp = rest > beyond || (rest === beyond && floor % 2n === 1n)
  return fromScaled(`${text.startsWith('-') ? '-' : ''}${floor + (isUp ? 1n : 0n)}`)
}

/**
 * What protobuf keeps of a decimal, a whole number of 10^-18ths, as a decimal of units that are smaller by a power of 10.
 *
 * @example fromScaled('1500000000000000000', 3) // '1500'
 */
export function fromScaled(text: string, places = 0): string {
  const digits = text.replace('-', '').padStart(19 - places, '0')
  const point = digits.length - 18 + places
  const fraction = digits.slice(point).replace(/0+$/, '')
  const whole = digits.slice(0, point).replace(/^0+(?=\d)/, '')
  const all = fraction === '' ? whole : `${whole}.${fraction}`
  return text.startsWith('-') && all !== '0' ? `-${all}` : all
}
