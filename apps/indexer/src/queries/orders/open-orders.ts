import type { Pool } from 'pg'
import { encodeAddress } from '@injsight/chain'
import { parseDecimal } from '#src/state/columns.ts'
import type { Terms } from '#src/handlers/orders/asked-terms.ts'
import { readSubaccount } from '#src/handlers/exchange/read-values.ts'
import { accountKey } from '#src/decode/values/keys.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { asGeneration } from './amounts.ts'
import { findNames, type Names } from './names.ts'
import { nameOfType } from './read-terms.ts'
import type { Generation, OpenOrder } from './types.ts'

type Row = {
  hash: Buffer
  market: string
  subaccount: string
  kind: number
  type: number
  is_buy: boolean
  price: string
  quantity: string
  fillable: string
  margin: string | null
  trigger_price: string | null
  cid: Buffer
  fee_recipient: string
  expiration_block: string
  generation: number
}

const columns = `hash, market, subaccount, kind, type, is_buy, price, quantity, fillable, margin, trigger_price, cid,
  fee_recipient, expiration_block, generation`

/** Where an order stands among those of its account: by market, sales before purchases, the highest price first. */
export type OrderPlace = { market: string; isBuy: boolean; price: string; hash: string }

/** The open orders of an account as a book has them, each with its place. */
export async function listOpenOrdersByPrice(
  pool: Pool,
  address: Uint8Array,
  { after, limit }: { after: OrderPlace | undefined; limit: number },
): Promise<{ place: OrderPlace; order: OpenOrder }[]> {
  const { rows } = await pool.query<Row>({
    name: after === undefined ? 'open_orders_by_price' : 'open_orders_by_price_after',
    // Index open_orders_account: at most a few hundred of an account, which are sorted.
    text: `select ${columns} from open_orders where account = $1 ${
      after === undefined
        ? ''
        : 'and (market, is_buy, -price, hash) > ($3::int8, $4::bool, -$5::numeric, $6::bytea)'
    } order by market, is_buy, price desc, hash limit $2`,
    values: [
      accountKey(address),
      limit,
      ...(after === undefined
        ? []
        : [after.market, after.isBuy, after.price, Buffer.from(after.hash, 'hex')]),
    ],
  })
  const orders = await readOpenOrders(pool, rows)
  return rows.flatMap(({ market, is_buy: isBuy, price, hash }, at) => {
    const order = orders[at]
    return order === undefined ? [] : [{ order, place: { market, isBuy, price, hash: hash.toString('hex') } }]
  })
}

/** What is left of those orders of these hashes that are open, by hash in lower-case hex. */
export async function findFillable(pool: Pool, hashes: Buffer[]): Promise<Map<string, bigint>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await pool.query<Pick<Row, 'hash' | 'fillable'>>({
    name: 'fillable_of_hashes',
    text: `select hash, fillable from open_orders where hash = any($1::bytea[])`, // primary key
    values: [hashes],
  })
  return new Map(rows.map(({ hash, fillable }) => [toPrefixedHex(hash), parseDecimal(fillable)]))
}

/** An order from the block on that it was placed in; its terms are in the units of the generation. */
export type PlacedBorn = {
  hash: Buffer
  height: bigint
  market: bigint
  terms: Terms
  generation: Generation
}

/** An open order that came before the index began, as one that came before its first block. */
export async function findOpenBorn(pool: Pool, hash: Buffer): Promise<PlacedBorn | undefined> {
  const { rows } = await pool.query<Row>({
    name: 'open_order',
    text: `select ${columns} from open_orders where hash = $1`, // primary key
    values: [hash],
  })
  return rows[0] && toBorn(rows[0])
}

function toBorn(row: Row): PlacedBorn {
  const orNull = (text: string | null) => (text === null ? null : parseDecimal(text))
  return {
    hash: row.hash,
    height: 0n,
    market: BigInt(row.market),
    generation: asGeneration(row.generation),
    terms: {
      subaccount: readSubaccount(row.subaccount),
      feeRecipient: row.fee_recipient,
      cid: row.cid.toString(),
      type: row.type,
      price: parseDecimal(row.price),
      quantity: parseDecimal(row.quantity),
      margin: orNull(row.margin),
      trigger: orNull(row.trigger_price),
      expiration: BigInt(row.expiration_block),
      isMarketOrder: kindNames[row.kind] === 'conditional_market',
    },
  }
}

async function readOpenOrders(pool: Pool, rows: Row[]): Promise<OpenOrder[]> {
  const names = await findNames(pool, {
    markets: rows.map(({ market }) => BigInt(market)),
    accounts: [],
    heights: [],
  })
  return rows.map((row) => readOpenOrder(row, names))
}

const kindNames = ['limit', 'conditional_limit', 'conditional_market'] as const

function readOpenOrder(row: Row, names: Names): OpenOrder {
  const market = BigInt(row.market)
  const amounts = names.amounts(market, row.generation)
  return {
    kind: kindNames[row.kind] ?? 'limit',
    fillable: amounts.quantity(parseDecimal(row.fillable)),
    terms: {
      hash: toPrefixedHex(row.hash),
      marketId: names.marketId(market),
      subaccountId: row.subaccount,
      feeRecipient:
        row.fee_recipient || encodeAddress('inj', Buffer.from(row.subaccount.slice(2, 42), 'hex')),
      cid: row.cid.toString(),
      type: nameOfType(row.type),
      isBuy: row.is_buy,
      isMarketOrder: row.kind === 2,
      price: amounts.price(parseDecimal(row.price)),
      quantity: amounts.quantity(parseDecimal(row.quantity)),
      margin: row.margin === null ? null : amounts.money(parseDecimal(row.margin)),
      triggerPrice: row.trigger_price === null ? null : amounts.price(parseDecimal(row.trigger_price)),
      expirationBlock: row.expiration_block === '0' ? null : BigInt(row.expiration_block),
      generation: asGeneration(row.generation),
    },
  }
}
