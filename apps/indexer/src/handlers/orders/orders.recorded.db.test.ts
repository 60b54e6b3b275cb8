import assert from 'node:assert/strict'
import { OrderType } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/order_pb.js'
import { forEachRecording } from '@injsight/testing'
import { marketKey } from '#src/decode/values/keys.ts'
import { readExpected } from '../../../test/recorded/expected.ts'
import { indexedRecording } from '../../../test/indexed-recording.ts'

type Terms = { subaccount_id: string; fee_recipient: string; price: string; quantity: string; cid: string }
type Order = {
  order_info: Terms
  order_type: string
  margin?: string
  margin_hold?: string
  fillable?: string
  trigger_price: string
  order_hash: string
}
type Side = { market_id: string; isBuySide: boolean; orders: Order[] }
type Waiting = { market_id: string } & Record<string, Order[]>

await forEachRecording((recording, test) => {
  const truth = readExpected(recording, 'exchange') as unknown as {
    spotOrders: Side[]
    derivativeOrders: Side[]
    conditionalOrders: Waiting[]
  }

  const resting = [...truth.spotOrders, ...truth.derivativeOrders]

  test('every open order is what the node holds, in every field', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<Record<string, string | null>>(
      `select encode(hash, 'base64') as hash, market, subaccount, kind, type, is_buy, price, quantity, fillable, margin, margin_hold,
      trigger_price, convert_from(cid, 'UTF8') as cid, fee_recipient, expiration_block from open_orders order by 1`,
    )
    const expected = [
      ...resting.flatMap(({ market_id, isBuySide, orders }) =>
        orders.map((order) => expectedRow(market_id, order, 0, isBuySide)),
      ),
      ...truth.conditionalOrders.flatMap(({ market_id, ...lists }) =>
        Object.entries(lists).flatMap(([name, orders]) =>
          orders.map((order) =>
            expectedRow(market_id, order, name.startsWith('limit') ? 1 : 2, name.includes('buy')),
          ),
        ),
      ),
    ].sort((a, b) => (a.hash < b.hash ? -1 : 1))
    assert.deepEqual(
      rows.toSorted((a, b) => ((a['hash'] ?? '') < (b['hash'] ?? '') ? -1 : 1)),
      expected,
    )
  })

  test('every level of every book is the sum of its orders, as the node holds them', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query<{ name: string; quantity: string }>(
      `select market || ' ' || is_buy || ' ' || price as name, quantity from book_levels order by 1`,
    )
    const expected = new Map<string, bigint>()
    for (const { market_id, isBuySide, orders } of resting) {
      for (const { order_info, fillable = '0' } of orders) {
        const name = `${marketKey(market_id)} ${isBuySide} ${decimal(order_info.price)}`
        expected.set(name, (expected.get(name) ?? 0n) + BigInt(fillable))
      }
    }
    assert.deepEqual(
      new Map(rows.map(({ name, quantity }) => [name, quantity])),
      new Map([...expected].map(([name, quantity]) => [name, decimal(String(quantity))])),
    )
  })

  test('nothing of the recording is left unread', async () => {
    const { pool } = await indexedRecording(recording)
    const { rows } = await pool.query(`select height, what, why from unread where module = 'orders'`)
    assert.deepEqual(rows, [])
  })
})

function expectedRow(market: string, order: Order, kind: number, is_buy: boolean) {
  const { order_info: terms, order_type, fillable, margin, margin_hold, trigger_price, order_hash } = order
  const optional = (text: string | undefined) => (text === undefined || text === '' ? null : decimal(text))
  return {
    hash: order_hash,
    market: String(marketKey(market)),
    subaccount: terms.subaccount_id,
    kind,
    type: OrderType[order_type as keyof typeof OrderType],
    is_buy,
    price: decimal(terms.price),
    quantity: decimal(terms.quantity),
    fillable: decimal(fillable ?? terms.quantity),
    margin: optional(margin),
    margin_hold: optional(margin_hold),
    trigger_price: optional(trigger_price),
    cid: terms.cid,
    fee_recipient: terms.fee_recipient,
    expiration_block: '0',
  }
}

function decimal(scaled: string): string {
  const digits = scaled.padStart(19, '0')
  return `${digits.slice(0, -18)}.${digits.slice(-18)}`
}
