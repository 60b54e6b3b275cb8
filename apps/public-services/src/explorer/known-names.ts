import type { Validator } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb'
import type {
  BinaryOptionsMarketInfo,
  DerivativeMarketInfo,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type {
  SpotMarketInfo,
  TokenMeta,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_spot_exchange_rpc_pb'
import type {
  Asset,
  ListedToken,
  ListKnownNamesResponse,
  MentionedMarket,
  NamedToken,
} from '@injsight/injsight-v1'

type Told = {
  validators: readonly Validator[]
  spot: readonly SpotMarketInfo[]
  derivatives: readonly DerivativeMarketInfo[]
  binaries: readonly BinaryOptionsMarketInfo[]
  /** Verified ones first. */
  listed: readonly ListedToken[]
  /** With what their makers say of them. */
  banked: readonly Asset[]
}

const mostTokens = 10_000

/**
 * What things are called, as lists, the explorer, the exchange and the bank tell: tokens are those that are listed or
 * traded, or that their makers named.
 */
export function toKnownNames({
  validators,
  spot,
  derivatives,
  binaries,
  listed,
  banked,
}: Told): ListKnownNamesResponse {
  const tokens = new Map<string, NamedToken>()
  for (const { denom, symbol, name, decimals, type } of listed.slice(0, mostTokens))
    if (type !== 'symbol' && !tokens.has(denom))
      tokens.set(denom, { denom, symbol, name, hasDecimals: true, decimals })
  for (const { baseDenom, baseTokenMeta, quoteDenom, quoteTokenMeta } of spot) {
    addToken(tokens, baseDenom, baseTokenMeta)
    addToken(tokens, quoteDenom, quoteTokenMeta)
  }
  for (const { quoteDenom, quoteTokenMeta } of [...derivatives, ...binaries])
    addToken(tokens, quoteDenom, quoteTokenMeta)
  for (const { asset: denom, symbol, name, hasDecimals, decimals } of banked)
    if (symbol !== '' && !tokens.has(denom) && tokens.size < mostTokens)
      tokens.set(denom, { denom, symbol, name, hasDecimals, decimals })
  return {
    tokens: [...tokens.values()].toSorted((a, b) => (a.denom < b.denom ? -1 : 1)),
    decimals: [],
    markets: [
      ...spot.map(toSpotMarket),
      ...derivatives.map(toDerivativeMarket),
      ...binaries.map(toBinaryMarket),
    ],
    validators: validators.map(({ operatorAddress, consensusAddress, moniker }) => ({
      operator: operatorAddress,
      consensus: consensusAddress,
      moniker,
    })),
    former: [],
  }
}

/** A denom that the exchange has no words for keeps its own name. */
function addToken(tokens: Map<string, NamedToken>, denom: string, meta: TokenMeta | undefined): void {
  if (denom === '' || meta === undefined || meta.symbol === '' || tokens.has(denom)) return
  const { symbol, name, decimals } = meta
  tokens.set(denom, { denom, symbol, name, hasDecimals: decimals > 0, decimals })
}

function toSpotMarket(market: SpotMarketInfo): MentionedMarket {
  const { marketId: id, ticker, baseDenom, quoteDenom, baseTokenMeta, quoteTokenMeta } = market
  const [baseDecimals, quoteDecimals] = [baseTokenMeta?.decimals ?? 0, quoteTokenMeta?.decimals ?? 0]
  return { id, ticker, kind: 'spot', baseDenom, quoteDenom, baseDecimals, quoteDecimals }
}

function toDerivativeMarket({ isPerpetual, ...market }: DerivativeMarketInfo): MentionedMarket {
  return toContract(isPerpetual ? 'perpetual' : 'expiry', market)
}

function toBinaryMarket(market: BinaryOptionsMarketInfo): MentionedMarket {
  return toContract('binary', market)
}

/** What is traded there is a number of contracts. */
function toContract(
  kind: string,
  market: Pick<DerivativeMarketInfo, 'marketId' | 'ticker' | 'quoteDenom' | 'quoteTokenMeta'>,
): MentionedMarket {
  const { marketId: id, ticker, quoteDenom, quoteTokenMeta } = market
  const quoteDecimals = quoteTokenMeta?.decimals ?? 0
  return { id, ticker, kind, baseDenom: '', quoteDenom, baseDecimals: 0, quoteDecimals }
}
