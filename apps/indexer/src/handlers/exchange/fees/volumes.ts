import { marketKey } from '#src/decode/values/keys.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { stateTable } from '#src/state/tables.ts'
import type { BlockContext } from '#src/handlers/module.ts'
import { unreadable } from '#src/handlers/read-json.ts'
import { beginFeeBlock, addBucketVolume } from './fee-discounts.ts'
import { onExchange, type Generation } from '../generations.ts'
import { findMarket } from '../markets/markets.ts'
import { noteConditionalOrder, noteNewOrders, noteTakers } from '../nonces/placed-orders.ts'
import { addPoints, beginRewardBlock } from './rewards.ts'
import { markDerivativesDone } from '../stages.ts'
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
  onExchange('EventBatchSpotExecution', (event, state, { block }, generation) =>
    count(readSpotVolume(event), { event, state, block, generation }),
  ),
  onExchange('EventBatchDerivativeExecution', (event, state, { block }, generation) => {
    if (event.mode === 'EndBlock') markDerivativesDone(block)
    return count(readDerivativeVolume(event), { event, state, block, generation })
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

type Told = { event: ChainEvent; state: State; block: BlockContext; generation: Generation }

async function count(volume: TradedVolume | undefined, told: Told): Promise<void> {
  const { event, state, block, generation } = told
  if (volume === undefined) return
  const market = await findMarket(state, volume.market)
  // When a chain changes to the second generation, sums of the first are in other units.
  if (market !== undefined && market.generation !== generation) {
    throw unreadable('trade in the units of its market', event.type)
  }
  noteTakers(event, block)
  await beginFeeBlock(state, block)
  await beginRewardBlock(state, block)
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
