import type { Pool } from 'pg'
import { accountKey } from '#src/decode/values/keys.ts'

/** Amounts are decimal texts. */
export type FundRow = {
  market: string
  ticker: string
  depositDenom: string
  shareDenom: string
  redemptionNotice: string
  balance: string
  totalShare: string
  oracleBase: string
  oracleQuote: string
  oracleType: string
  expiry: bigint
}

/** All funds, or the one whose share is a denom. */
export async function listFunds(pool: Pool, shareDenom?: string): Promise<FundRow[]> {
  const { rows } = await pool.query<FundRow & { expiry: string }>({
    name: shareDenom === undefined ? 'insurance_funds' : 'insurance_fund_of_share',
    // A few hundred rows, read whole; or index insurance_funds_share.
    text: `select market, ticker, deposit_denom as "depositDenom", share_denom as "shareDenom",
        redemption_notice as "redemptionNotice", balance, total_share as "totalShare", oracle_base as "oracleBase",
        oracle_quote as "oracleQuote", oracle_type as "oracleType", expiry
      from insurance_funds ${shareDenom === undefined ? '' : 'where share_denom = $1'} order by market`,
    values: shareDenom === undefined ? [] : [shareDenom],
  })
  return rows.map((row) => ({ ...row, expiry: BigInt(row.expiry) }))
}

export type RedemptionRow = {
  id: bigint
  market: string
  /** When the shares are paid out. */
  claimable: Date
  shareDenom: string
  shares: string
  /** What the shares would bring now; null when the fund has begun anew since, and they bring nothing. */
  worth: { denom: string; amount: string } | null
}

type StoredRedemption = Omit<RedemptionRow, 'worth'> & {
  id: string
  claimable: string
  denom: string | null
  amount: string | null
}

/** Redemptions of an account that aren't paid out yet. */
export async function listRedemptions(pool: Pool, redeemer: string): Promise<RedemptionRow[]> {
  const { rows } = await pool.query<StoredRedemption>({
    name: 'insurance_redemptions',
    // Index insurance_redemptions_redeemer, and a fund by its key for each. The chain cuts off what it divides.
    text: `select r.id, r.market, r.claimable, r.share_denom as "shareDenom", r.amount as shares,
        f.deposit_denom as denom, div(r.amount * f.balance, nullif(f.total_share, 0)) as amount
      from insurance_redemptions as r
      left join insurance_funds as f on f.market = r.market and f.share_denom = r.share_denom
      where r.redeemer = $1 order by r.claimable, r.id`,
    values: [redeemer],
  })
  return rows.map(({ id, claimable, denom, amount, ...row }) => ({
    ...row,
    id: BigInt(id),
    claimable: new Date(Number(BigInt(claimable) / 1_000_000n)),
    worth: denom === null || amount === null ? null : { denom, amount },
  }))
}

export type InsuranceChangeRow = {
  height: bigint
  time: Date
  market: string
  kind: 'underwritten' | 'requested' | 'redeemed'
  redemption: bigint | null
  shares: { denom: string; amount: string }
  /** What was paid in or out; null while it is only asked for. */
  paid: { denom: string; amount: string } | null
}

const kinds = { 1: 'underwritten', 2: 'requested', 3: 'redeemed' } as const

/** What an account did with its shares below a height, the newest first. */
export async function listInsuranceChanges(
  pool: Pool,
  account: Uint8Array,
  { below, limit }: { below?: bigint; limit: number },
): Promise<InsuranceChangeRow[]> {
  const { rows } = await pool.query<{
    height: string
    time: Date
    market: string
    kind: keyof typeof kinds
    redemption: string | null
    share_denom: string
    shares: string
    denom: string | null
    amount: string | null
  }>({
    name: 'insurance_changes',
    // Index insurance_changes_account, from the height down; the rest by keys.
    text: `select c.height, b.time, encode(c.market, 'hex') as market, c.kind, c.redemption, s.denom as share_denom,
        c.shares, d.denom, c.amount
      from insurance_changes as c join blocks as b using (height)
      join denoms as s on s.id = c.share_denom left join denoms as d on d.id = c.denom
      where c.account = $1 and c.height < $2 order by c.height desc, c.place desc limit $3`,
    values: [accountKey(account), below ?? 2n ** 62n, limit],
  })
  return rows.map(({ height, time, market, kind, redemption, share_denom, shares, denom, amount }) => ({
    height: BigInt(height),
    time,
    market: `0x${market}`,
    kind: kinds[kind],
    redemption: redemption === null ? null : BigInt(redemption),
    shares: { denom: share_denom, amount: shares },
    paid: denom === null || amount === null ? null : { denom, amount },
  }))
}
