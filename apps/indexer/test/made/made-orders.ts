import type { Pool } from 'pg'
import type { MadeEvent } from './made-chain.ts'

// Orders that tests make up, as the events of the exchange tell them.

export const market = `0x${'ab'.repeat(32)}`
export const owner = '8fd523cb39184b1779428b7e19da5cc5aca84145'
export const subaccount = `0x${owner}${'0'.repeat(24)}`

export function base64(hex: string): string {
  return Buffer.from(hex.replace(/^0x/, ''), 'hex').toString('base64')
}

/** The hash of the order with a number. */
export function hashOf(n: number): string {
  return base64(n.toString(16).padStart(2, '0').repeat(32))
}

/** A decimal as the chain writes it: `made('2.5')` */
export function made(text: string): string {
  const [whole = '0', fraction = ''] = text.split('.')
  return `${whole}.${fraction.padEnd(18, '0')}`
}

export function orderOf(n: number, { fillable = '10', type = 'BUY' } = {}) {
  return {
    order_info: {
      subaccount_id: subaccount,
      fee_recipient: 'inj13l2j8jeerp93w72z3dlpnkjuckk2ss29unthwf',
      price: made('5'),
      quantity: made('10'),
      cid: `cid-${n}`,
    },
    order_type: type,
    fillable: made(fillable),
    trigger_price: null,
    order_hash: hashOf(n),
  }
}

export function tell(name: string, generation = 1): string {
  return `injective.exchange.${generation === 1 ? 'v1beta1' : 'v2'}.${name}`
}

export function newOrders(
  numbers: number[],
  options: { generation?: number; fillable?: string } = {},
): MadeEvent {
  const { generation = 1, ...rest } = options
  const orders = numbers.map((n) => orderOf(n, rest))
  return [
    tell('EventNewSpotOrders', generation),
    json({ market_id: market, buy_orders: orders, sell_orders: [] }),
  ]
}

export function cancel(n: number, options: { generation?: number; fillable?: string } = {}): MadeEvent {
  const { generation = 1, ...rest } = options
  return [tell('EventCancelSpotOrder', generation), json({ market_id: market, order: orderOf(n, rest) })]
}

export type MadeFill = { n: number; quantity: string; execution?: string; isBuy?: boolean; price?: string }

export function fill({
  n,
  quantity,
  execution = 'LimitFill',
  isBuy = true,
  price = '5',
}: MadeFill): MadeEvent {
  const trade = {
    quantity: made(quantity),
    price: made(price),
    subaccount_id: base64(subaccount),
    fee: made('0'),
    order_hash: hashOf(n),
    fee_recipient_address: base64(owner),
    cid: `cid-${n}`,
  }
  return [
    tell('EventBatchSpotExecution'),
    json({ market_id: market, is_buy: isBuy, executionType: execution, trades: [trade] }),
  ]
}

/** Typed events have JSON in every value: texts come with their quotes. */
export function json(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]))
}

/** Number, kind and what is left of the open orders. */
export async function readOpen(pool: Pool): Promise<[number, number, string][]> {
  const { rows } = await pool.query<{ hash: Buffer; kind: number; fillable: string }>(
    'select hash, kind, fillable from open_orders order by hash',
  )
  return rows.map(({ hash, kind, fillable }) => [hash.readUInt8(0), kind, fillable])
}
