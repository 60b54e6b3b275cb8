import { divide, multiply, one } from '#src/handlers/staking/decimals.ts'
import { parseDecimal } from '#src/state/columns.ts'
import type { PositionMarket } from '#src/queries/exchange/marked-positions.ts'
import type { Position } from '#src/queries/exchange/positions.ts'

type Valued = Omit<Position, 'market' | 'subaccount'>
type ValuedBy = Pick<PositionMarket, 'told' | 'perpetual'>

/** The numbers of a position that follow from the others, times 10^18, in the units of its market. */
export type PositionValues = {
  /** Undefined for binary options: what they may lose is paid in. */
  liquidationPrice: bigint | undefined
  /** What the price would bring if it were closed now; undefined without a mark price. */
  upnl: bigint | undefined
  isLiquidable: boolean
}

/** As the chain reckons: the margin is what is left of it after the funding that has not been paid yet. */
export function valuePosition(position: Valued, market: ValuedBy, mark: string | undefined): PositionValues {
  const [quantity, entry] = [parseDecimal(position.quantity), parseDecimal(position.entryPrice)]
  const marked = mark === undefined ? undefined : parseDecimal(mark)
  const liquidationPrice = findLiquidationPrice(position, market)
  const gain = marked === undefined ? undefined : multiply(quantity, marked - entry)
  return {
    liquidationPrice,
    upnl: gain === undefined || position.isLong ? gain : -gain,
    isLiquidable:
      marked !== undefined &&
      liquidationPrice !== undefined &&
      (position.isLong ? marked <= liquidationPrice : marked >= liquidationPrice),
  }
}

function findLiquidationPrice(position: Valued, market: ValuedBy): bigint | undefined {
  const ratio = market.told['maintenance_margin_ratio']
  if (typeof ratio !== 'string') return undefined
  const [quantity, entry] = [parseDecimal(position.quantity), parseDecimal(position.entryPrice)]
  if (quantity === 0n) return undefined // it was closed
  const unitMargin = divide(parseDecimal(position.margin) - unpaidFunding(position, market), quantity)
  return position.isLong
    ? divide(entry - unitMargin, one - parseDecimal(ratio))
    : divide(entry + unitMargin, one + parseDecimal(ratio))
}

/** What a position owes since it last changed; negative is what it is owed. */
export function unpaidFunding(position: Valued, { perpetual }: ValuedBy): bigint {
  if (perpetual === undefined) return 0n
  const grown = parseDecimal(perpetual.cumulativeFunding) - parseDecimal(position.cumulativeFundingEntry)
  const owed = multiply(parseDecimal(position.quantity), grown)
  return position.isLong ? owed : -owed
}
