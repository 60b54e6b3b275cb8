import type { Pool } from 'pg'

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
