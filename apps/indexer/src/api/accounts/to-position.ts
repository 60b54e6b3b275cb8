import { trimDecimal } from '@injsight/chain'
import type { OrderAmount, Position } from '@injsight/injsight-v1'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import type { MarketNote } from '#src/queries/exchange/market-units.ts'
import type { MarkedPositions } from '#src/queries/exchange/marked-positions.ts'
import { toHumanNotional, toHumanPrice, toHumanQuantity } from '#src/queries/exchange/units.ts'
import { formatDecimal } from '#src/state/columns.ts'
import { valuePosition } from '../derivatives/position-values.ts'
import type { MarkPrices } from '../exchange/mark-prices.ts'

/** A position in the units of people, and what it is worth by its mark price. */
export function toPosition(position: MarkedPositions['positions'][number], markOf: MarkPrices): Position {
  const { quantity, entryPrice, margin, isLong, valuedBy: market } = position
  const mark = markOf(market)
  const { liquidationPrice, upnl } = valuePosition(position, market, mark)
  const read = (value: string, toHuman: (market: MarketNote, value: string) => string): OrderAmount => ({
    raw: trimDecimal(value),
    human: trimDecimal(toHuman(market, value)),
  })
  return {
    marketId: position.market,
    ticker: market.ticker,
    quoteDenom: market.quoteDenom,
    subaccountId: toPrefixedHex(position.subaccount),
    isLong,
    quantity: read(quantity, toHumanQuantity),
    entryPrice: read(entryPrice, toHumanPrice),
    margin: read(margin, toHumanNotional),
    ...(mark !== undefined && { markPrice: read(mark, toHumanPrice) }),
    ...(liquidationPrice !== undefined && {
      liquidationPrice: read(formatDecimal(liquidationPrice), toHumanPrice),
    }),
    ...(upnl !== undefined && { unrealizedProfit: read(formatDecimal(upnl), toHumanNotional) }),
  }
}
