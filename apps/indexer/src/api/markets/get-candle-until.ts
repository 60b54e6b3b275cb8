import { invalidInput } from '@injsight/errors'
import type { GetCandleUntilRequest, GetCandleUntilResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findCandleUntil } from '#src/queries/exchange/candle-until.ts'
import { findNames } from '#src/queries/orders/names.ts'
import { noBlock } from '../read-place.ts'
import { getMarket } from './get-market.ts'

const [minute, longest] = [60, 31_622_400] // a year

/** @throws Fault `invalid-input`; `not-found` for no such market, and for a block that the index doesn't have */
export async function getCandleUntil(
  pool: Pool,
  { marketId, from: asked, height }: GetCandleUntilRequest,
): Promise<GetCandleUntilResponse> {
  const market = await getMarket(pool, marketId)
  const names = await findNames(pool, { markets: [], accounts: [], heights: [height] })
  const time = Math.floor(Number(names.timeMs(height)) / 1000)
  if (time === 0) throw await noBlock(pool, height)
  const from = Number(asked)
  if (from % minute !== 0 || from > time || from < time - longest)
    throw invalidInput(
      'candle.from',
      `${asked} is no beginning of a minute, in seconds since 1970, in the year before block ${height}`,
      { height },
    )
  const candle = await findCandleUntil(pool, market, { from, time, height })
  if (candle === undefined) return { candle: undefined }
  const { open, high, low, close, quantity, notional: volume } = candle
  return { candle: { open, high, low, close, quantity, volume } }
}
