import {
  BinaryOptionsMarketsRequest,
  type BinaryOptionsMarketInfo,
  MarketsRequest as DerivativeMarketsRequest,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import { MarketsRequest as SpotMarketsRequest } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import { InjectiveSpotExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb.client'
import { marketIdOf, textOf } from '../content/read-json.ts'
import type { Host } from '../upstream/host.ts'
import { fieldOf, type UiApi } from '../ui-api/ui-api.ts'

/** A market, open or not. */
export type TradedMarket = {
  id: string
  ticker: string
  kind: 'spot' | 'perpetual' | 'expiry' | 'binary'
  status: string
  /** Of spot markets; empty for all others. */
  baseDenom: string
  quoteDenom: string
}

const marketStatuses = ['active', 'paused', 'expired', 'suspended', 'demolished']

/** All there are, whatever became of them: whoever asks so shares the answer. */
export const allSpotMarkets = SpotMarketsRequest.create({ marketStatuses })
export const allDerivativeMarkets = DerivativeMarketsRequest.create({ marketStatuses })

const binaryPage = 100

/** The markets of binary options to the last, page by page, one question after the other. */
export async function fetchBinaryMarkets(
  derivatives: Pick<InjectiveDerivativeExchangeRPCClient, 'binaryOptionsMarkets'>,
): Promise<BinaryOptionsMarketInfo[]> {
  const found = new Map<string, BinaryOptionsMarketInfo>()
  for (let skip = 0n, isMore = true; isMore; skip += BigInt(binaryPage)) {
    const asked = BinaryOptionsMarketsRequest.create({ skip, limit: binaryPage })
    const { markets } = await derivatives.binaryOptionsMarkets(asked).response
    const known = found.size
    for (const market of markets) found.set(market.marketId, market)
    // Of a service that knows no pages the second tells nothing new.
    isMore = markets.length === binaryPage && found.size > known
  }
  return [...found.values()]
}

/** All markets, as the UI API tells them, or else the indexer; binary ones the indexer tells alone. */
export async function fetchMarkets(uiApi: UiApi, exchange: Pick<Host, 'transport'>): Promise<TradedMarket[]> {
  const spot = new InjectiveSpotExchangeRPCClient(exchange.transport)
  const derivatives = new InjectiveDerivativeExchangeRPCClient(exchange.transport)
  const [spots, others, binaries] = await Promise.all([
    uiApi.orElse('spotMarkets', readMarkets('spot'), async () => {
      const { markets } = await spot.markets(allSpotMarkets).response
      return markets.flatMap((market) => toMarket('spot', market))
    }),
    uiApi.orElse('derivativeMarkets', readMarkets('derivative'), async () => {
      const { markets } = await derivatives.markets(allDerivativeMarkets).response
      return markets.flatMap((market) => toMarket('derivative', market))
    }),
    // Few chains have any, and a list is as good as it is without them.
    fetchBinaryMarkets(derivatives).then(
      (markets) => markets.flatMap((market) => toMarket('binary', market)),
      () => [],
    ),
  ])
  return [...spots, ...others, ...binaries]
}

function readMarkets(kind: 'spot' | 'derivative') {
  return (told: unknown): TradedMarket[] | undefined =>
    Array.isArray(told) ? told.flatMap((market: unknown) => toMarket(kind, market)) : undefined
}

/** Nothing for what has no id. */
function toMarket(family: 'spot' | 'derivative' | 'binary', told: unknown): TradedMarket[] {
  const id = marketIdOf(fieldOf(told, 'marketId'))
  if (id === undefined) return []
  const status = textOf(fieldOf(told, 'marketStatus'))
  return [
    {
      id,
      ticker: textOf(fieldOf(told, 'ticker')),
      kind: family === 'derivative' ? derivativeOf(told) : family,
      status: status === '' ? 'Active' : `${status.charAt(0).toUpperCase()}${status.slice(1).toLowerCase()}`,
      baseDenom: textOf(fieldOf(told, 'baseDenom')),
      quoteDenom: textOf(fieldOf(told, 'quoteDenom')),
    },
  ]
}

function derivativeOf(told: unknown): 'perpetual' | 'expiry' {
  return fieldOf(told, 'isPerpetual') === true ? 'perpetual' : 'expiry'
}
