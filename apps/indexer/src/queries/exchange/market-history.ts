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

/** The proposals that were carried out at heights, and whose messages name one of some texts. */
export async function listCarriedOut(
  pool: Pool,
  heights: readonly bigint[],
  names: readonly string[],
): Promise<CarriedOut[]> {
  if (heights.length === 0) return []
  const { rows } = await pool.query<{ height: string; id: string; title: string | null; seq: string | null }>(
    {
      name: 'proposals_carried_out',
      // The primary keys of proposal_ends, proposal_messages and proposals; the index of proposal_submissions.
      text: `select e.height, e.proposal as id, p.title,
        (select seq from proposal_submissions as s where s.proposal = e.proposal limit 1) as seq
      from proposal_ends as e left join proposals as p on p.id = e.proposal
      where e.height = any($1::int8[]) and e.result = 'proposal_passed' and exists (
        select 1 from proposal_messages as m cross join unnest($2::text[]) as n (name)
        where m.proposal = e.proposal and position(convert_to(n.name, 'UTF8') in m.value) > 0
      ) order by e.height, e.proposal`,
      values: [heights, names],
    },
  )
  return rows.map(({ height, id, title, seq }) => ({
    height: BigInt(height),
    id: BigInt(id),
    title: title ?? '',
    submission: seq === null ? undefined : BigInt(seq),
  }))
}
