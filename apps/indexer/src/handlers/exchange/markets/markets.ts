import {
  BinaryOptionsMarket as BinaryOptionsMarketV1,
  DerivativeMarket as DerivativeMarketV1,
  SpotMarket as SpotMarketV1,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/exchange_pb.js'
import {
  BinaryOptionsMarket,
  DerivativeMarket,
  SpotMarket,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/market_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { marketKey } from '#src/decode/values/keys.ts'
import type { State } from '#src/state/state.ts'
import { stateTable, type StateRow } from '#src/state/tables.ts'
import { noteRename } from '#src/handlers/former-names.ts'
import { readInteger, readText, type Json } from '#src/handlers/read-json.ts'
import { removeExpiry, putExpiry } from './expiry.ts'
import { onExchange, type Generation } from '../generations.ts'
import { putFunding, putPerpetual } from './perpetuals.ts'
import { readMarketId } from '../read-values.ts'
import { markTold } from '../stages.ts'
import { readTold } from '../told-json.ts'

/** Markets of every kind, the closed ones too: the chain forgets none. */
export const markets = stateTable(
  'markets',
  { id: 'text' },
  {
    key: 'int8', // marketKey(id)
    kind: 'text', // spot, perpetual, expiry, binary
    generation: 'int4',
    ticker: 'text',
    status: 'text', // as the chain calls it: Active, Paused, Demolished, Expired
    base_denom: 'text?', // of a spot market
    quote_denom: 'text',
    base_decimals: 'int4?',
    quote_decimals: 'int4',
    market: 'json',
  },
)
export type Market = StateRow<typeof markets>

const types = {
  1: { spot: SpotMarketV1, derivative: DerivativeMarketV1, binary: BinaryOptionsMarketV1 },
  2: { spot: SpotMarket, derivative: DerivativeMarket, binary: BinaryOptionsMarket },
}

export type MarketFamily = keyof (typeof types)[1]

/** @param told the market as JSON of the chain */
export function readMarket(told: unknown, family: MarketFamily, generation: Generation): Market {
  const market = tellMarket(told, family, generation)
  const id = readMarketId(market['market_id'])
  const isSpot = family === 'spot'
  return {
    id,
    key: marketKey(id),
    kind: family === 'derivative' ? (market['isPerpetual'] === true ? 'perpetual' : 'expiry') : family,
    generation,
    ticker: readText(market['ticker'], 'ticker'),
    status: readText(market['status'], 'status'),
    base_denom: isSpot ? readText(market['base_denom'], 'denom') : null,
    quote_denom: readText(market['quote_denom'], 'denom'),
    base_decimals: isSpot ? readDecimals(market['base_decimals']) : null,
    quote_decimals: readDecimals(market['quote_decimals']),
    market,
  }
}

function tellMarket(told: unknown, family: MarketFamily, generation: Generation) {
  if (generation === 1) {
    if (family === 'spot') return readTold(types[1].spot, told)
    return family === 'binary' ? readTold(types[1].binary, told) : readTold(types[1].derivative, told)
  }
  if (family === 'spot') return readTold(types[2].spot, told)
  return family === 'binary' ? readTold(types[2].binary, told) : readTold(types[2].derivative, told)
}

function readDecimals(value: unknown): number {
  return Number(readInteger(value, 'number of decimals'))
}

export async function findMarket(state: State, id: string): Promise<Market | undefined> {
  return state.find(markets, { id })
}

async function putMarket(state: State, market: Market, height: bigint): Promise<void> {
  const { id, ticker } = market
  const before = await findMarket(state, id)
  if (before !== undefined) {
    const called = (symbol: string) => ({ name: '', symbol, decimals: null })
    await noteRename(state, { thing: 'market', id, height }, called(before.ticker), called(ticker))
  }
  state.put(markets, market)
}

export const marketEvents = [
  onExchange('EventSpotMarketUpdate', (event, state, { block }, generation) =>
    putMarket(state, readMarket(event.json('market'), 'spot', generation), block.height),
  ),
  onExchange('EventBinaryOptionsMarketUpdate', (event, state, { block }, generation) =>
    putMarket(state, readMarket(event.json('market'), 'binary', generation), block.height),
  ),
  onExchange('EventDerivativeMarketUpdate', (event, state, { block }, generation) =>
    putMarket(state, readMarket(event.json('market'), 'derivative', generation), block.height),
  ),
  onExchange('EventPerpetualMarketUpdate', async (event, state, { block }, generation) => {
    const market = readMarket(event.json('market'), 'derivative', generation)
    await putMarket(state, isSettled(event, market) ? pause(market) : market, block.height)
    const [info, funding] = [find(event, 'perpetual_market_info'), find(event, 'funding')]
    if (info !== null) await putPerpetual(state, market.id, info)
    if (funding !== null) await putFunding(state, market.id, funding)
  }),
  onExchange('EventExpiryFuturesMarketUpdate', async (event, state, { block }, generation) => {
    const market = readMarket(event.json('market'), 'derivative', generation)
    await putMarket(state, isSettled(event, market) ? pause(market) : market, block.height)
    const info = find(event, 'expiry_futures_market_info')
    // The chain tells of the end with all there was to know, and forgets it at once.
    if (info === null || market.status === 'Expired') removeExpiry(state, market.id)
    else putExpiry(state, market.id, info)
    markTold(block, market.id)
  }),
  // A market that can't pay is closed, of futures without an event of the market.
  onExchange('EventNotSettledMarketBalance', async (event, state) => {
    const market = await findMarket(state, readMarketId(event.json('market_id')))
    if (market !== undefined && market.kind !== 'binary') state.put(markets, pause(market))
  }),
].flat()

/** At the beginning of a block nothing but settlements changes such markets; who was open is paused after the event. */
function isSettled({ mode }: ChainEvent, { status }: Market): boolean {
  return mode === 'BeginBlock' && status === 'Active'
}

export function pause(market: Market): Market {
  return { ...market, status: 'Paused', market: { ...(market.market as Json), status: 'Paused' } }
}

function find(event: ChainEvent, key: string): unknown {
  return event.find(key) === undefined ? null : event.json(key)
}
