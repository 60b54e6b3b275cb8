import { badChainData } from '@injsight/errors'
import { markets } from '#src/handlers/exchange/markets/markets.ts'
import { readDecimal, readObject } from '#src/handlers/read-json.ts'
import { multiply } from '#src/handlers/staking/decimals.ts'
import type { State } from '#src/state/state.ts'
import type { ToldOrder } from './read-orders.ts'
import { type Market } from '../exchange/read-values.ts'

/**
 * What the chain holds back for a market order that waits: its margin, and the fee that it will pay as a taker.
 * The event of the order doesn't tell it.
 *
 * @throws Fault `bad-chain-data` when the order's market isn't known
 */
export async function holdMargin(
  state: State,
  { id }: Market,
  { margin, price, quantity }: Pick<ToldOrder, 'margin' | 'price' | 'quantity'>,
): Promise<bigint> {
  if (margin === null || margin === 0n) return 0n
  const known = await state.find(markets, { id })
  if (known === undefined) throw badChainData('order.market', `The market ${id} is not known`)
  const rate = readDecimal(readObject(known.market, 'market')['taker_fee_rate'])
  return margin + multiply(multiply(price, quantity), rate > 0n ? rate : 0n)
}
