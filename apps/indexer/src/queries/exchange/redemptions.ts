import { encodeAddress } from '@injsight/chain'
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
}

/** An account by its name and its 20 bytes. */
type Redeemer = { account: string; bytes: Uint8Array }

const mostWaiting = 100
const mostChanges = 400

/** Redemptions that wait, the next first, then those that were paid out, the newest first: of an account, or of all. */
export async function listSchedules(pool: Pool, redeemer: Redeemer | undefined): Promise<Schedule[]> {
  const [waiting, changes] = await Promise.all([listWaiting(pool, redeemer), listChanges(pool, redeemer)])
  const requested = new Map(changes.filter(({ kind }) => kind === 2).map(({ id, timeMs }) => [id, timeMs]))
  const paid = changes
    .filter(({ kind }) => kind === 3)
    .map(({ id, redeemer: account, shares, denom, amount, timeMs }) => ({
      id,
      redeemer: account,
      shares,
      claimableMs: undefined,
      paid: { denom: denom ?? '', amount: amount ?? '0', timeMs },
    }))
  return [...waiting, ...paid].map((one) => ({ ...one, requestedMs: requested.get(one.id) }))
}

async function listWaiting(pool: Pool, redeemer: Redeemer | undefined) {
  type Row = { id: string; redeemer: string; claimable: string; denom: string; amount: string }
  const { rows } = await pool.query<Row>({
    name: redeemer === undefined ? 'redemptions_waiting' : 'redemptions_waiting_of',
    // A few rows, read whole; or index insurance_redemptions_redeemer.
    text: `select id, redeemer, claimable, share_denom as denom, amount from insurance_redemptions
      ${redeemer === undefined ? '' : 'where redeemer = $2'} order by claimable, id limit $1`,
    values: [mostWaiting, ...(redeemer === undefined ? [] : [redeemer.account])],
  })
  return rows.map(({ id, claimable, denom, amount, ...row }) => ({
    ...row,
    id: BigInt(id),
    shares: { denom, amount },
    claimableMs: BigInt(claimable) / 1_000_000n,
    paid: undefined,
  }))
}

async function listChanges(pool: Pool, redeemer: Redeemer | undefined) {
  type Row = {
    kind: number
    id: string
    address: Buffer
    share: string
    shares: string
    denom: string | null
    amount: string | null
    time: string
  }
  const { rows } = await pool.query<Row>({
    name: redeemer === undefined ? 'redemption_changes' : 'redemption_changes_of',
    // The primary key of insurance_changes backwards, or index insurance_changes_account; the rest by keys.
    text: `select c.kind, c.redemption as id, a.address, s.denom as share, c.shares, d.denom, c.amount,
        ${milliseconds('b.time')} as time
      from insurance_changes as c join blocks as b using (height) join addresses as a using (account)
      join denoms as s on s.id = c.share_denom left join denoms as d on d.id = c.denom
      where c.kind in (2, 3) and c.redemption is not null ${redeemer === undefined ? '' : 'and c.account = $2'}
      order by c.height desc, c.place desc limit $1`,
    values: [mostChanges, ...(redeemer === undefined ? [] : [accountKey(redeemer.bytes)])],
  })
  return rows.map(({ kind, id, address, share, shares, denom, amount, time }) => ({
    kind,
    denom,
    amount,
    id: BigInt(id),
    redeemer: encodeAddress('inj', address),
    shares: { denom: share, amount: shares },
    timeMs: BigInt(time),
  }))
}
