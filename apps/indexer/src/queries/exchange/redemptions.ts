import { decodeAddress, encodeAddress } from '@injsight/chain'
import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'
import { milliseconds } from '../milliseconds.ts'

type Coin = { denom: string; amount: string }

/** A redemption of shares of insurance funds. Times are milliseconds since 1970. */
export type Schedule = {
  id: bigint
  redeemer: string
  shares: Coin
  /** Undefined where the index doesn't have the block that told it. */
  requestedMs: bigint | undefined
  /** When it is paid out; undefined once it was. */
  claimableMs: bigint | undefined
  paid: (Coin & { timeMs: bigint }) | undefined
  place: SchedulePlace
}

/** Where a redemption stands: of those that wait the nanosecond it is due and its number, else the place in the chain. */
export type SchedulePlace = { isPaid: boolean; at: bigint; within: bigint }

/** Whose, of which shares, and of which of the two states; undefined for any. */
type Asked = {
  redeemer?: AccountName | undefined
  denom?: string | undefined
  isPaid?: boolean | undefined
}

/** An account by its name and its 20 bytes. */
type AccountName = { account: string; bytes: Uint8Array }
type Page = { after: SchedulePlace | undefined; limit: number }
type Found = Omit<Schedule, 'requestedMs'>

/** Redemptions that wait, the next first, then those that were paid out, the newest first. */
export async function listSchedules(pool: Pool, asked: Asked, { after, limit }: Page): Promise<Schedule[]> {
  const isPastWaiting = asked.isPaid === true || after?.isPaid === true
  const waiting = isPastWaiting ? [] : await listWaiting(pool, asked, { after, limit })
  const left = asked.isPaid === false ? 0 : limit - waiting.length
  const paid =
    left === 0
      ? []
      : await listPaid(pool, asked, { after: after?.isPaid === true ? after : undefined, limit: left })
  const found = [...waiting, ...paid]
  const requested = await listRequested(pool, found)
  return found.map((one) => ({ ...one, requestedMs: requested.get(one.id) }))
}

async function listWaiting(pool: Pool, { redeemer, denom }: Asked, { after, limit }: Page): Promise<Found[]> {
  type Row = { id: string; redeemer: string; claimable: string; denom: string; amount: string }
  const { rows } = await pool.query<Row>({
    name: redeemer === undefined ? 'redemptions_waiting' : 'redemptions_waiting_of',
    // A few rows, read whole; or index insurance_redemptions_redeemer.
    text: `select id, redeemer, claimable, share_denom as denom, amount from insurance_redemptions
      where ($2::text is null or share_denom = $2) and ($3::int8 is null or (claimable, id) > ($3, $4::int8))
        ${redeemer === undefined ? '' : 'and redeemer = $5'}
      order by claimable, id limit $1`,
    values: [limit, denom, after?.at, after?.within, ...(redeemer === undefined ? [] : [redeemer.account])],
  })
  return rows.map(({ id, claimable, denom: share, amount, ...row }) => ({
    ...row,
    id: BigInt(id),
    shares: { denom: share, amount },
    claimableMs: BigInt(claimable) / 1_000_000n,
    paid: undefined,
    place: { isPaid: false, at: BigInt(claimable), within: BigInt(id) },
  }))
}

async function listPaid(pool: Pool, { redeemer, denom }: Asked, { after, limit }: Page): Promise<Found[]> {
  type Row = {
    id: string
    height: string
    place: number
    address: Buffer
    share: string
    shares: string
    denom: string | null
    amount: string | null
    time: string
  }
  const { rows } = await pool.query<Row>({
    name: redeemer === undefined ? 'redemptions_paid' : 'redemptions_paid_of',
    // The primary key of insurance_changes backwards, or index insurance_changes_account; the rest by keys.
    text: `select c.redemption as id, c.height, c.place, a.address, s.denom as share, c.shares, d.denom, c.amount,
        ${milliseconds('b.time')} as time
      from insurance_changes as c join blocks as b using (height) join addresses as a using (account)
      join denoms as s on s.id = c.share_denom left join denoms as d on d.id = c.denom
      where c.kind = 3 and c.redemption is not null and ($2::text is null or s.denom = $2)
        and ($3::int8 is null or (c.height, c.place) < ($3, $4::int8))
        ${redeemer === undefined ? '' : 'and c.account = $5'}
      order by c.height desc, c.place desc limit $1`,
    values: [
      limit,
      denom,
      after?.at,
      after?.within,
      ...(redeemer === undefined ? [] : [accountKey(redeemer.bytes)]),
    ],
  })
  return rows.map((row) => ({
    id: BigInt(row.id),
    redeemer: encodeAddress('inj', row.address),
    shares: { denom: row.share, amount: row.shares },
    claimableMs: undefined,
    paid: { denom: row.denom ?? '', amount: row.amount ?? '0', timeMs: BigInt(row.time) },
    place: { isPaid: true, at: BigInt(row.height), within: BigInt(row.place) },
  }))
}

/** When redemptions were asked for, by their numbers. */
async function listRequested(pool: Pool, found: readonly Found[]): Promise<Map<bigint, bigint>> {
  if (found.length === 0) return new Map()
  const redeemers = found.map(({ redeemer }) => accountKey(decodeAddress(redeemer).bytes))
  const { rows } = await pool.query<{ id: string; time: string }>({
    name: 'redemptions_requested',
    // Index insurance_changes_account for each.
    text: `select asked.id, ${milliseconds('b.time')} as time
      from unnest($1::int8[], $2::int8[]) as asked (account, id) cross join lateral (
        select height from insurance_changes as c
        where c.account = asked.account and c.kind = 2 and c.redemption = asked.id limit 1
      ) as c join blocks as b using (height)`,
    values: [redeemers, found.map(({ id }) => id)],
  })
  return new Map(rows.map(({ id, time }) => [BigInt(id), BigInt(time)]))
}
