import { addTrading, type TradingByAccount } from '#src/handlers/statistics/account-trading.ts'
import type { Sender } from './batch.ts'
import { toTime, type Bucket } from './buckets.ts'
import { asRows, encodeRows } from './row-parameters.ts'

/** Adds what accounts traded on the days of some blocks to what they traded before. */
export async function writeAccountTrading(to: Sender, buckets: Bucket[]): Promise<void> {
  const lines = buckets
    .filter(({ suffix }) => suffix === '1d')
    .flatMap(({ start, blocks }) => {
      const sums: TradingByAccount = new Map()
      for (const { rows } of blocks)
        for (const traded of rows.statistics.accounts.values()) addTrading(sums, traded)
      return [...sums.values()].map(({ makerNotional, feesInPnl, ...sum }) => ({
        start,
        maker_notional: makerNotional,
        fees_in_pnl: feesInPnl,
        ...sum,
      }))
    })
  if (lines.length === 0) return
  await to.query({
    name: 'write_account_trading',
    // The primary key.
    text: `insert into account_trading_1d as s
        (bucket, account, market, generation, fills, notional, maker_notional, fees, rebates, pnl, fees_in_pnl)
      select ${toTime}, account, market, generation, fills, notional * 1e-36, maker_notional * 1e-36, fees, rebates, pnl, fees_in_pnl
      from ${asRows(columns)}
      on conflict (account, market, bucket, generation) do update set fills = s.fills + excluded.fills,
        notional = s.notional + excluded.notional, maker_notional = s.maker_notional + excluded.maker_notional,
        fees = s.fees + excluded.fees, rebates = s.rebates + excluded.rebates, pnl = s.pnl + excluded.pnl,
        fees_in_pnl = s.fees_in_pnl + excluded.fees_in_pnl`,
    values: encodeRows(columns, lines),
  })
}

const columns = {
  start: 'int8',
  account: 'int8',
  market: 'int8',
  generation: 'int4',
  fills: 'int4',
  notional: 'amount',
  maker_notional: 'amount',
  fees: 'decimal',
  rebates: 'decimal',
  pnl: 'decimal',
  fees_in_pnl: 'decimal',
} as const
