import type { ListMarketDaysResponse } from '@injsight/injsight-v1'
import { decimalOf } from '../content/read-json.ts'
import { fetchCandles } from '../trading/candles.ts'
import type { Host } from '../upstream/host.ts'

/** More are seldom looked at, and don't fit into one question. */
const mostDrawn = 30
const hours = 24

/** Draws the busiest markets by their price at the end of each hour; without charts a list is as good as it is. */
export async function addPoints(
  charts: Pick<Host, 'getJson'>,
  days: ListMarketDaysResponse,
): Promise<ListMarketDaysResponse> {
  const ids = days.markets
    .filter(({ fills }) => fills !== 0n)
    .slice(0, mostDrawn)
    .map(({ marketId }) => marketId)
  if (ids.length === 0) return days
  const candles = await fetchCandles(charts, { ids, resolution: '60', count: hours }).catch(() => undefined)
  const markets = days.markets.map((market) => {
    const { t = [], c = [] } = candles?.get(market.marketId) ?? {}
    const points = t.map((time, at) => ({ time: BigInt(time) * 1000n, price: decimalOf(c[at]) }))
    return { ...market, points: points.filter(({ time, price }) => price !== '' && time >= days.from) }
  })
  return { ...days, markets }
}
