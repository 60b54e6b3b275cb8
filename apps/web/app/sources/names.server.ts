import { ModuleAccount } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/auth_pb'
import type { QueryModuleAccountsResponse } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb'
import { QueryClient as AuthClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client'
import type { Metadata } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/bank_pb'
import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import type {
  DerivativeMarket,
  SpotMarket,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/exchange_pb'
import { QueryClient as ExchangeClient } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v1beta1/query_pb.client'
import { inj, readAccount, type KnownContract, type Market, type Token } from '@injsight/chain'
import { keepFor } from './keep-for.server.ts'
import { lastKnown } from './last-known.server.ts'
import { chain, explorer } from './clients.server.ts'

/** What things are called, as far as the chain itself says. Whatever isn't known stays as it is. */
export type Names = {
  tokens: ReadonlyMap<string, Token>
  markets: ReadonlyMap<string, Market>
  /** Monikers by `injvaloper1…`, and by the account behind it. */
  validators: ReadonlyMap<string, string>
  /** Who operates a validator, `injvaloper1…`, by the address that it signs blocks with, `injvalcons1…`. */
  operators?: ReadonlyMap<string, string>
  /** The accounts that the chain's own modules keep, by address. */
  modules: ReadonlyMap<string, string>
  /** Titles by number, where a page has asked for them; as the two below. */
  proposals?: ReadonlyMap<string, string>
  /** By address. */
  contracts?: ReadonlyMap<string, KnownContract>
  /** Ids of chains by `port/channel`. */
  channels?: ReadonlyMap<string, string>
}

const auth = new AuthClient(chain)
const bank = new BankClient(chain)
const exchange = new ExchangeClient(chain)
const firstThousand = { key: new Uint8Array(), offset: 0n, limit: 1000n, countTotal: false, reverse: false }

/** A page waits no longer than this for names: without them it says the same, only less well. */
const patienceMs = 1500

const sources = {
  metadata: lastKnown(patienceMs, () => bank.denomsMetadata({ pagination: firstThousand }).response),
  decimals: lastKnown(patienceMs, () => exchange.denomDecimals({ denoms: [] }).response),
  spot: lastKnown(patienceMs, () => exchange.spotMarkets({ status: '', marketIds: [] }).response),
  derivative: lastKnown(
    patienceMs,
    () => exchange.derivativeMarkets({ status: '', marketIds: [], withMidPriceAndTob: false }).response,
  ),
  validators: lastKnown(patienceMs, () => explorer.getValidators({}).response),
  modules: lastKnown(patienceMs, () => auth.moduleAccounts({}).response),
}

const askNames = keepFor(30_000, gatherNames, { milliseconds: 1000, when: ({ isWhole }) => !isWhole })

/** What can't be had now goes by the names that it had, or by none; soon after it is asked for again. */
export async function fetchNames(): Promise<Names> {
  return (await askNames()).names
}

async function gatherNames(): Promise<{ names: Names; isWhole: boolean }> {
  const told = await Promise.all([
    sources.metadata(),
    sources.decimals(),
    sources.spot(),
    sources.derivative(),
    sources.validators(),
    sources.modules(),
  ])
  const [metadata, decimals, spot, derivative, validators, modules] = told
  const spotMarkets = spot.value?.markets ?? []
  const derivativeMarkets = derivative.value?.markets.flatMap(({ market }) => market ?? []) ?? []
  const known = decimals.value?.denomDecimals ?? []
  const tokens = toTokens(metadata.value?.metadatas ?? [], spotMarkets, (denom) => {
    const found = known.find((one) => one.denom === denom)
    return found && Number(found.decimals)
  })
  const named = validators.value?.data.filter(({ moniker }) => moniker !== '') ?? []
  const names = {
    tokens,
    markets: toMarkets(spotMarkets, derivativeMarkets, tokens),
    validators: new Map(
      named.flatMap(({ operatorAddress, moniker }) => [
        [operatorAddress, moniker],
        [readAccount(operatorAddress), moniker],
      ]),
    ),
    operators: new Map(
      validators.value?.data.map(({ consensusAddress, operatorAddress }) => [
        consensusAddress,
        operatorAddress,
      ]),
    ),
    modules: new Map(modules.value && toModules(modules.value)),
  }
  return { names, isWhole: told.every(({ isFresh }) => isFresh) }
}

function toTokens(
  metadatas: readonly Metadata[],
  markets: readonly SpotMarket[],
  findDecimals: (denom: string) => number | undefined,
): Map<string, Token> {
  const tokens = new Map([[inj.denom, inj]])
  const add = (token: Token) => {
    const decimals = token.decimals ?? findDecimals(token.denom)
    if (isName(token.symbol) && !tokens.has(token.denom)) tokens.set(token.denom, { ...token, decimals })
  }
  for (const { base: denom, symbol, name, denomUnits, display } of metadatas) {
    if (isUntold(denom, display)) continue
    const unit = denomUnits.find((one) => one.denom === display) ?? denomUnits.at(-1)
    add({ denom, symbol: symbol || display, name, decimals: unit?.exponent })
  }
  // A ticker names both its sides. That is what people call them, where the chain has no better name.
  for (const { ticker, baseDenom, quoteDenom, baseDecimals, quoteDecimals } of markets) {
    const [base = '', quote = ''] = ticker.split('/')
    add({ denom: baseDenom, symbol: base, name: '', decimals: baseDecimals || undefined })
    add({ denom: quoteDenom, symbol: quote, name: '', decimals: quoteDecimals || undefined })
  }
  return tokens
}

// What arrives over IBC is described by the chain itself, after the path that it came: nobody says that it is what
// its name says, or how many decimals it has.
function isUntold(denom: string, display: string): boolean {
  return denom.startsWith('ibc/') && /(^|\/)channel-\d+\//.test(display)
}

const longestSymbol = 30

function isName(symbol: string): boolean {
  return symbol !== '' && symbol.length <= longestSymbol
}

function toMarkets(
  spot: readonly SpotMarket[],
  derivative: readonly DerivativeMarket[],
  tokens: ReadonlyMap<string, Token>,
): Map<string, Market> {
  const decimalsOf = (denom: string) => tokens.get(denom)?.decimals
  const spotMarkets = spot.map(({ marketId: id, ticker, baseDenom, quoteDenom }): Market => ({
    id,
    ticker,
    kind: 'spot',
    baseDenom,
    baseDecimals: decimalsOf(baseDenom),
    quoteDenom,
    quoteDecimals: decimalsOf(quoteDenom),
  }))
  const derivativeMarkets = derivative.map(({ marketId: id, ticker, quoteDenom, isPerpetual }): Market => ({
    id,
    ticker,
    kind: isPerpetual ? 'perpetual' : 'futures',
    baseDenom: undefined,
    baseDecimals: undefined,
    quoteDenom,
    quoteDecimals: decimalsOf(quoteDenom),
  }))
  return new Map([...spotMarkets, ...derivativeMarkets].map((market) => [market.id, market]))
}

function toModules({ accounts }: QueryModuleAccountsResponse): [string, string][] {
  return accounts
    .filter(({ typeUrl }) => typeUrl === '/cosmos.auth.v1beta1.ModuleAccount')
    .map(({ value }) => ModuleAccount.fromBinary(value))
    .map(({ baseAccount, name }) => [baseAccount?.address ?? '', name])
}
