import type { Pool } from 'pg'
import { accountKey, marketKey } from '#src/decode/values/keys.ts'
import { generationOf } from './market-units.ts'

/** A position that others closed; numbers are as the chain told them in its generation, see units.ts. */
export type Liquidation = {
  sequence: bigint
  ordinal: number
  place: number
  market: string
  generation: number
  account: Buffer
  subaccount: Buffer
  /** Unknown when a contract did it. */
  liquidator: Buffer | null
  wasLong: boolean
  quantity: string
  price: string
  payout: string
  pnl: string | null
  isBankrupt: boolean
  lostFromAvailable: string
  lostFromCancels: string
  /** In the quote denom's smallest unit. */
  insuranceUsed: string
}

type Row = {
  seq: string
  ordinal: number
  place: number
  market: string
  generation: number
  account: Buffer
  subaccount: Buffer
  liquidator: Buffer | null
  was_long: boolean
  quantity: string
  price: string
  payout: string
  pnl: string | null
  bankrupt: boolean
  lost_from_available: string
  lost_from_cancels: string
  insurance_used: string
}

/** Where a liquidation stands: a block or a transaction may have several. */
export type LiquidationPlace = { sequence: bigint; ordinal: number; place: number }
type Page = { before: LiquidationPlace | undefined; limit: number }

/** Whose, and in which market; all where neither is told. */
export type LiquidationSearch = { market: string | undefined; address: Uint8Array | undefined }

/** The newest first; `before` is the last place of the page before. */
export async function listLiquidations(
  pool: Pool,
  { market, address }: LiquidationSearch,
  { before, limit }: Page,
): Promise<Liquidation[]> {
  const by = address !== undefined ? 'account' : market !== undefined ? 'market' : 'all'
  const { rows } = await pool.query<Row>({
    name: `liquidations_of_${by}`,
    // Index liquidations_account or liquidations_market, or the primary key, read backwards. An account was liquidated
    // a few times at most: its market is looked at there.
    text: `select l.seq, l.ordinal, l.place, m.id as market, ${generationOf('l')}, a.address as account, l.subaccount, q.address as liquidator,
        l.was_long, l.quantity, l.price, l.payout, l.pnl, l.payout < 0 or l.insurance_used > 0 as bankrupt,
        l.lost_from_available, l.lost_from_cancels, l.insurance_used
      from liquidations as l join markets as m on m.key = l.market join addresses as a on a.account = l.account
        left join addresses as q on q.account = l.liquidator
      where ${conditions[by]} and ($3::int8 is null or (l.seq, l.ordinal, l.place) < ($3, $4::int4, $5::int4))
      order by l.seq desc, l.ordinal desc, l.place desc limit $6`,
    values: [
      market === undefined ? null : marketKey(market),
      address === undefined ? null : accountKey(address),
      before?.sequence,
      before?.ordinal,
      before?.place,
      limit,
    ],
  })
  return rows.map((row) => ({
    sequence: BigInt(row.seq),
    ordinal: row.ordinal,
    place: row.place,
    market: row.market,
    generation: row.generation,
    account: row.account,
    subaccount: row.subaccount,
    liquidator: row.liquidator,
    wasLong: row.was_long,
    quantity: row.quantity,
    price: row.price,
    payout: row.payout,
    pnl: row.pnl,
    isBankrupt: row.bankrupt,
    lostFromAvailable: row.lost_from_available,
    lostFromCancels: row.lost_from_cancels,
    insuranceUsed: row.insurance_used,
  }))
}

const conditions = {
  account: 'l.account = $2 and ($1::int8 is null or l.market = $1)',
  market: 'l.market = $1 and $2::int8 is null',
  all: '$1::int8 is null and $2::int8 is null',
}
