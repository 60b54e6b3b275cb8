import { marketKey } from '#src/queries/keys.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import type { EventContext } from '../module.ts'
import { beginFeeBlock, addBucketVolume } from './fee-discounts.ts'
import { onExchange } from './generations.ts'
import { findMarket } from './markets.ts'
import { noteConditionalOrder, noteNewOrders, noteTakers } from './placed-orders.ts'
import { addPoints, beginRewardBlock } from './rewards.ts'
import { markDerivativesDone } from './stages.ts'
import { readDerivativeVolume, readSpotVolume, type TradedVolume } from './trades.ts'

/** What was traded in a market ever since, as maker and as taker. */
export const marketVolumes = stateTable(
  'market_volumes',
  { market: 'int8' },
  { maker: 'decimal', taker: 'decimal' },
)
export const subaccountVolumes = stateTable(
  'subaccount_volumes',
  { subaccount: 'bytes', market: 'int8' },
  { maker: 'decimal', taker: 'decimal' },
)

export const tradeEvents = [
  onExchange('EventBatchSpotExecution', (event, state, context) =>
    count(event, state, context, readSpotVolume),
  ),
  onExchange('EventBatchDerivativeExecution', (event, state, context) => {
    if (event.mode === 'EndBlock') markDerivativesDone(context.block)
    return count(event, state, context, readDerivativeVolume)
  }),
  onExchange('EventNewSpotOrders', (event, _, { block }) => noteNewOrders(event, block)),
  onExchange('EventNewDerivativeOrders', (event, _, { block }) => {
    if (event.mode === 'EndBlock') markDerivativesDone(block)
    noteNewOrders(event, block)
  }),
  onExchange('EventNewConditionalDerivativeOrder', (event, _, { block }) =>
    noteConditionalOrder(event, block),
  ),
].flat()

async function count(
  event: ChainEvent,
  state: State,
  { block }: EventContext,
  read: (event: ChainEvent) => TradedVolume | undefined,
): Promise<void> {
  const volume = read(event)
  if (volume === undefined) return
  noteTakers(event, block)
  await beginFeeBlock(state, block)
  await beginRewardBlock(state, block)
  const market = await findMarket(state, volume.market)
  await addVolumes(state, volume)
  if (market === undefined) return
  await addBucketVolume(state, market, volume)
  await addPoints(state, market, volume)
}

async function addVolumes(state: State, { market: id, isMaker, trades }: TradedVolume): Promise<void> {
  const market = marketKey(id)
  const add = (before: { maker: bigint; taker: bigint } | undefined, notional: bigint) => ({
    maker: (before?.maker ?? 0n) + (isMaker ? notional : 0n),
    taker: (before?.taker ?? 0n) + (isMaker ? 0n : notional),
  })
  await state.prefetch(
    subaccountVolumes,
    trades.map(({ subaccount }) => ({ subaccount: subaccount.id, market })),
  )
  let sum = 0n
  for (const { subaccount, notional } of trades) {
    // The chain leaves these out as well.
    if (notional <= 0n) continue
    const key = { subaccount: subaccount.id, market }
    state.put(subaccountVolumes, { ...key, ...add(await state.find(subaccountVolumes, key), notional) })
    sum += notional
  }
  if (sum === 0n) return
  state.put(marketVolumes, { market, ...add(await state.find(marketVolumes, { market }), sum) })
}
