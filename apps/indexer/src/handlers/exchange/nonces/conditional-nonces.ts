import type { State } from '#src/state/state.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import { integerOr, readDecimal, readObject, readText } from '#src/handlers/read-json.ts'
import { onExchange } from '../generations.ts'
import { findMarkPrice } from '../markets/mark-price.ts'
import { findMarket } from '../markets/markets.ts'
import { noteAnswered } from './placed-orders.ts'
import { readMarketId, readSubaccount, type Subaccount } from '../read-values.ts'
import { findSetting } from '../settings.ts'
import { isPastDerivatives } from '../stages.ts'
import { countOrder } from './trade-nonces.ts'
import { createNotes } from '#src/handlers/notes.ts'

/** A conditional order that the end of a block has taken out. */
type Ended = { subaccount: Subaccount; market: string; waitsForRise: boolean; trigger: bigint }

type Waited = {
  /** By their hashes, base64. */
  ended: Map<string, Ended>
  triggered: Set<string>
}

const blocks = createNotes<BlockContext, Waited>()

function waitedIn(block: BlockContext): Waited {
  const known = blocks.get(block)
  if (known !== undefined) return known
  const made: Waited = { ended: new Map(), triggered: new Set() }
  blocks.set(block, made)
  return made
}

/** Those that wait until the price has risen to their trigger; the others wait until it has fallen. */
const waitingForRise = new Set(['STOP_BUY', 'TAKE_SELL'])

export const conditionalEvents = [
  onExchange('EventCancelConditionalDerivativeOrder', (event, _, { block }) => {
    if (event.mode !== 'EndBlock' || isPastDerivatives(block)) return
    const order = readObject(event.json('limit_order') ?? event.json('market_order'), 'order')
    const info = readObject(order['order_info'], 'order')
    waitedIn(block).ended.set(readText(order['order_hash'], 'order hash'), {
      subaccount: readSubaccount(info['subaccount_id']),
      market: readMarketId(event.json('market_id')),
      waitsForRise: waitingForRise.has(readText(order['order_type'], 'type of order')),
      trigger: readDecimal(order['trigger_price'], 'price'),
    })
  }),
  onExchange('EventConditionalDerivativeOrderTrigger', (event, _, { block }) => {
    waitedIn(block).triggered.add(readText(event.json('triggered_order_hash'), 'order hash'))
    noteAnswered(block, readText(event.json('placed_order_hash'), 'order hash'))
  }),
  ...['EventTriggerConditionalMarketOrderFailed', 'EventTriggerConditionalLimitOrderFailed'].flatMap((name) =>
    onExchange(name, (event, _, { block }) => {
      waitedIn(block).triggered.add(readText(event.json('order_hash'), 'order hash'))
    }),
  ),
].flat()

/**
 * A conditional order whose price has come is cancelled at the end of the block and placed anew. It counts even when
 * it is refused then, of which older chains tell by the cancellation alone. One that is cancelled because its margin is lost isn't
 * placed: its price hasn't come.
 */
export async function countTriggered(state: State, block: BlockContext): Promise<void> {
  const waited = blocks.get(block)
  if (waited === undefined) return
  for (const [hash, ended] of waited.ended) {
    if (waited.triggered.has(hash) || (await hasPriceCome(state, block, ended))) {
      await countOrder(state, ended.subaccount)
    }
  }
}

async function hasPriceCome(
  state: State,
  { height }: BlockContext,
  { market: id, waitsForRise, trigger }: Ended,
): Promise<boolean> {
  const market = await findMarket(state, id)
  const price = market && (await findMarkPrice(state, market))
  if (price === undefined) return false
  const params = await findSetting(state, 'params')
  if (height < integerOr(params?.['post_only_mode_height_threshold'], 0n)) return false
  return waitsForRise ? trigger <= price : trigger >= price
}
