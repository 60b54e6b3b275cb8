import { readObject } from '../read-json.ts'
import { onExchange } from './generations.ts'
import { countOrder } from './trade-nonces.ts'
import { noteUnnamed } from './placed-orders.ts'
import { readSubaccount } from './read-values.ts'
import { isPastDerivatives } from './stages.ts'

/**
 * A conditional order whose price has come is cancelled at the end of the block and placed anew. It counts even when
 * it is refused then, of which only the cancellation tells. Those that lost their margin are cancelled later, after
 * the trades, and not placed.
 */
export const conditionalEvents = onExchange(
  'EventCancelConditionalDerivativeOrder',
  async (event, state, { block }) => {
    if (event.mode !== 'EndBlock' || isPastDerivatives(block)) return
    const order = event.json('limit_order') ?? event.json('market_order')
    const info = readObject(readObject(order, 'order')['order_info'], 'order')
    const subaccount = readSubaccount(info['subaccount_id'])
    await countOrder(state, subaccount)
    noteUnnamed(block, subaccount)
  },
)
