import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { QueryClient as ExchangeClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/query_pb.client'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { inj, type Market, type MarketKind, type Token } from '@injsight/chain'
import { part } from '../page.server.ts'
import { keepFor } from './keep-for.server.ts'
import { chain, indexer } from './transports.server.ts'

/** What assets, markets and validators are called, as far as the chain itself says. Whatever isn't known stays as it is. */
export type Names = {
  tokens: ReadonlyMap<string, Token>
  markets: ReadonlyMap<string, Market>
  /** Monikers by `injvaloper1…`. */
  validators: ReadonlyMap<string, string>
}

const bank = new BankClient(chain)
const explorer = new InjectiveExplorerRPCClient(indexer)
const exchange = new ExchangeClient(chain)

export const fetchNames: () => Promise<Names> = keepFor(30_000, async () => {
  const [metadata, decimals, spot, derivative, validators] = await Promise.all([
    part(bank.denomsMetadata({ pagination: firstThousand }).response),
    part(exchange.denomDecimals({ denoms: [] }).response),
    part(exchange.spotMarkets({ status: '', marketIds: [] }).response),
    part(exchange.derivativeMarkets({ status: '', marketIds: [], withMidPriceAndTob: false }).response),
    part(explorer.getValidators({}).response),
  ])
  const tokens = new Map<string, Token>()
  for (const { denom, decimals: known } of decimals.value?.denomDecimals ?? []) {
    tokens.set(denom, { denom, symbol: '', name: '', decimals: Number(known) })
  }
  for (const { base, symbol, name, denomUnits, display } of metadata.value?.metadatas ?? []) {
    const unit = denomUnits.find(({ denom }) => denom === display) ?? denomUnits.at(-1)
    tokens.set(base, { denom: base, symbol: symbol || display, name, decimals: unit?.exponent })
  }
  const spotMarkets = spot.value?.markets ?? []
  // A ticker names both its sides. That is what people call them, where the chain has no better name.
  for (const { ticker, baseDenom, quoteDenom, baseDecimals, quoteDecimals } of spotMarkets) {
    const [base = '', quote = ''] = ticker.split('/')
    nameAfterTicker(tokens, baseDenom, base, baseDecimals)
    nameAfterTicker(tokens, quoteDenom, quote, quoteDecimals)
  }
  tokens.set('inj', inj)
  for (const [denom, token] of tokens) if (token.symbol === '') tokens.delete(denom)
  const markets = new Map<string, Market>()
  for (const { marketId: id, ticker, baseDenom, quoteDenom } of spotMarkets) {
    const decimalsOf = (denom: string) => tokens.get(denom)?.decimals
    const sides = {
      baseDenom,
      baseDecimals: decimalsOf(baseDenom),
      quoteDenom,
      quoteDecimals: decimalsOf(quoteDenom),
    }
    markets.set(id, { id, ticker, kind: 'spot', ...sides })
  }
  for (const { market } of derivative.value?.markets ?? []) {
    if (market === undefined) continue
    const { marketId: id, ticker, quoteDenom, isPerpetual } = market
    const kind: MarketKind = isPerpetual ? 'perpetual' : 'futures'
    const quoteDecimals = tokens.get(quoteDenom)?.decimals
    markets.set(id, {
      id,
      ticker,
      kind,
      baseDenom: undefined,
      baseDecimals: undefined,
      quoteDenom,
      quoteDecimals,
    })
  }
  const named = validators.value?.data.filter(({ moniker }) => moniker !== '') ?? []
  return {
    tokens,
    markets,
    validators: new Map(named.map(({ operatorAddress, moniker }) => [operatorAddress, moniker])),
  }
})

const firstThousand = { key: new Uint8Array(), offset: 0n, limit: 1000n, countTotal: false, reverse: false }

function nameAfterTicker(tokens: Map<string, Token>, denom: string, symbol: string, decimals: number): void {
  const known = tokens.get(denom)
  if (known !== undefined && known.symbol !== '') return
  tokens.set(denom, {
    denom,
    symbol,
    name: '',
    decimals: known?.decimals ?? (decimals > 0 ? decimals : undefined),
  })
}
