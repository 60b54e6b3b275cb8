import type { ServedMethod, ServedService } from '@injsight/grpc-web'
import type { Places } from '@injsight/runtime'

/**
 * What may look through much of the index, compile or unpack: it has few places, so that it never takes all connections of the
 * database, nor all of the processor, from what is quick.
 */
export const slowMethods = new Set(
  Object.entries({
    'injsight.v1.Explorer': [
      'GetWasmCodeBytes',
      'GetWorthHistory',
      'ListAccountTrades',
      'ListCandleMarks',
      'ListTradingRecord',
      'Search',
      'VerifyEvmSource',
    ],
    'injective_explorer_rpc.InjectiveExplorerRPC': ['GetIBCTransferTxs'],
    'injective_spot_exchange_rpc.InjectiveSpotExchangeRPC': ['OrdersHistory', 'Trades', 'TradesV2'],
    'injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC': [
      'OrdersHistory',
      'Trades',
      'TradesV2',
    ],
    'injective_archiver_rpc.InjectiveArchiverRPC': [
      'Balance',
      'HistoricalTrades',
      'PnlLeaderboard',
      'PnlLeaderboardFixedResolution',
      'Rpnl',
      'VolLeaderboard',
      'VolLeaderboardFixedResolution',
      'Volumes',
    ],
  }).flatMap(([service, methods]) => methods.map((method) => `/${service}/${method}`)),
)

/** Of sixteen connections; most of these questions ask for one or two at a time. */
export const slowLimits = { atOnce: 4, most: 400, mostOfOne: 100 }

/** The service, whose slow methods wait for a place; each method has its turn, however often another one is asked. */
export function withPlaces({ typeName, methods }: ServedService, places: Places): ServedService {
  return { typeName, methods: methods.map((served) => waitForPlace(served, places)) }
}

function waitForPlace(served: ServedMethod, places: Places): ServedMethod {
  if (!('unary' in served) || !slowMethods.has(served.path)) return served
  return {
    ...served,
    unary: (request, context) =>
      places.run(served.path, () => served.unary(request, context), context.signal),
  }
}
