import type { SearchShape } from '@injsight/chain'
import { part } from '../page.server.ts'
import { isTradeId } from '../routes/trades/read-trades.server.ts'
import { findTrade } from '../sources/markets/trades.server.ts'
import type { Names } from '../sources/names/names.server.ts'
import type { Found } from './found.ts'

/** The trade that a text is the id of: its middle is the beginning of its market's. */
export async function findTradeCalled(
  shape: SearchShape,
  { markets }: Pick<Names, 'markets'>,
): Promise<Found[]> {
  if (shape.kind !== 'name' || !isTradeId(shape.name)) return []
  const [, key = ''] = shape.name.split('_')
  const market = [...markets.values()].find(({ id }) => id.startsWith(`0x${key}`))
  if (market === undefined) return []
  const kind = market.kind === 'spot' ? 'spot' : 'derivatives'
  const { value: trade } = await part(findTrade(kind, shape.name))
  return trade === undefined ? [] : [{ kind: 'trade', id: `${kind}/${shape.name}`, name: market.ticker }]
}
