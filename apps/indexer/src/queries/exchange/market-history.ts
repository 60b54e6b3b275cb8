import type { Pool } from 'pg'
import { heightOf } from '#src/decode/values/keys.ts'
import { milliseconds } from '../milliseconds.ts'
import { generationOf } from './market-units.ts'

/** Milliseconds since 1970. */
type Moment = { height: bigint; timeMs: bigint }

/** A market as it was told, in the chain's own words: those of its generation, see units.ts. */
export type ToldMarket = Moment &
  ToldPlace & { generation: number; status: string; told: Record<string, unknown> }

/** Where something was told: events of a block are counted through. */
export type ToldPlace = { sequence: bigint; ordinal: number }

type Page = { before: ToldPlace | undefined; limit: number }

/** After all that is told. */
const newest: ToldPlace = { sequence: (1n << 63n) - 1n, ordinal: 0 }

/** As it was told, the newest first. */
export async function listToldMarkets(
  pool: Pool,
  key: bigint,
  { before = newest, limit }: Page,
): Promise<ToldMarket[]> {
  const { rows } = await pool.query<
    Omit<ToldMarket, 'sequence' | 'height'> & { seq: string; timeMs: string }
  >({
    name: 'told_markets',
    // The primary key of market_changes, backwards; blocks and the market by theirs.
    text: `select c.seq, c.ordinal, ${generationOf('c')}, c.status, c.told, ${milliseconds('b.time')} as "timeMs"
      from market_changes as c join markets as m on m.key = c.market join blocks as b on b.height = c.seq >> 16
      where c.market = $1 and (c.seq, c.ordinal) < ($2, $3) order by c.seq desc, c.ordinal desc limit $4`,
    values: [key, before.sequence, before.ordinal, limit],
  })
  return rows.map(({ seq, timeMs, ...row }) => {
    const sequence = BigInt(seq)
    return { ...row, sequence, height: heightOf(sequence), timeMs: BigInt(timeMs) }
  })
}

/** That the positions of a market were closed at a price; numbers as the chain told them in its generation, see units.ts. */
export type Settlement = Moment &
  ToldPlace & { generation: number; price: string; missingFunds: string | null }

/** The newest first. Who did it isn't kept: it comes after all transactions of its block, as what the block does itself. */
export async function listSettlements(
  pool: Pool,
  key: bigint,
  { before = newest, limit }: Page,
): Promise<Settlement[]> {
  const { rows } = await pool.query<
    Omit<Settlement, 'sequence' | 'height' | 'timeMs'> & { seq: string; timeMs: string }
  >({
    name: 'settlements_of_market',
    // The primary key of market_settlements, backwards; blocks and the market by theirs.
    text: `select s.height << 16 | 65535 as seq, s.ordinal, ${generationOf('s')}, s.price, s.missing_funds as "missingFunds",
        ${milliseconds('b.time')} as "timeMs"
      from market_settlements as s join markets as m on m.key = s.market join blocks as b using (height)
      where s.market = $1 and s.price is not null
        and s.height <= $2::int8 >> 16 and (s.height << 16 | 65535, s.ordinal) < ($2, $3)
      order by s.height desc, s.ordinal desc limit $4`,
    values: [key, before.sequence, before.ordinal, limit],
  })
  return rows.map(({ seq, timeMs, ...row }) => {
    const sequence = BigInt(seq)
    return { ...row, sequence, height: heightOf(sequence), timeMs: BigInt(timeMs) }
  })
}

/** @property submission the sequence of the transaction that submitted it, where that is known */
export type CarriedOut = { height: bigint; id: bigint; title: string; submission: bigint | undefined }

/** The proposals that were carried out at heights. */
export async function listCarriedOut(pool: Pool, heights: readonly bigint[]): Promise<CarriedOut[]> {
  if (heights.length === 0) return []
  const { rows } = await pool.query<{ height: string; id: string; title: string | null; seq: string | null }>(
    {
      name: 'proposals_carried_out',
      // The primary keys of proposal_ends and proposals; the index of proposal_submissions.
      text: `select e.height, e.proposal as id, p.title,
        (select seq from proposal_submissions as s where s.proposal = e.proposal limit 1) as seq
      from proposal_ends as e left join proposals as p on p.id = e.proposal
      where e.height = any($1::int8[]) and e.result = 'proposal_passed' order by e.height, e.proposal`,
      values: [heights],
    },
  )
  return rows.map(({ height, id, title, seq }) => ({
    height: BigInt(height),
    id: BigInt(id),
    title: title ?? '',
    submission: seq === null ? undefined : BigInt(seq),
  }))
}

/** In which of some blocks the positions of some markets were closed. */
export async function listSettled(
  pool: Pool,
  keys: readonly bigint[],
  heights: readonly bigint[],
): Promise<{ market: bigint; height: bigint }[]> {
  if (heights.length === 0) return []
  const { rows } = await pool.query<{ market: string; height: string }>({
    name: 'settled_at',
    // The primary key of market_settlements.
    text: `select distinct market, height from market_settlements
      where market = any($1::int8[]) and height = any($2::int8[]) and price is not null`,
    values: [keys, heights],
  })
  return rows.map(({ market, height }) => ({ market: BigInt(market), height: BigInt(height) }))
}

/** Sequences of the transactions of some blocks that succeeded and have a message of one of some types. */
export async function listSequencesOfTypes(
  pool: Pool,
  heights: readonly bigint[],
  types: readonly string[],
): Promise<bigint[]> {
  if (heights.length === 0) return []
  const { rows } = await pool.query<{ tx_seq: string }>({
    name: 'sequences_of_types',
    // message_types are few; the primary keys of message_txs and txs.
    text: `select distinct m.tx_seq from message_types as t cross join unnest($1::int8[]) as h (height)
        cross join lateral (
          select tx_seq from message_txs
          where type = t.id and tx_seq between h.height << 16 and h.height << 16 | 65535
        ) as m
      where t.type_url = any($2::text[]) and (select code from txs where txs.tx_seq = m.tx_seq) = 0
      order by m.tx_seq`,
    values: [heights, types],
  })
  return rows.map(({ tx_seq }) => BigInt(tx_seq))
}
