import { readMessageNames } from './contracts.ts'
import { readDerivativeMarket, readSpotMarket } from './markets.ts'
import { readList, readMap, type Read, type ReadEntry } from './read-json.ts'
import { readBlacklisted, readChainUpgrade, readCountry } from './rules.ts'
import { readToken } from './tokens.ts'
import { readCategory, readGridMarket, readMarketId, readSwapRoute } from './trading.ts'
import { readValidator } from './validators.ts'

type File<Value> = { pathOf: (network: string) => string; read: (json: unknown) => Read<Value> }

const perNetwork = <Value>(folder: string, read: (json: unknown) => Read<Value>): File<Value> => ({
  pathOf: (network) => `/json/${folder}/${network}.json`,
  read,
})
const fixed = <Value>(name: string, read: (json: unknown) => Read<Value>): File<Value> => ({
  pathOf: () => `/json/${name}.json`,
  read,
})
const listOf =
  <Entry>(readEntry: ReadEntry<Entry>) =>
  (json: unknown) =>
    readList(json, readEntry)
const mapOf =
  <Entry>(readEntry: (key: string, value: unknown) => Entry | undefined) =>
  (json: unknown) =>
    readMap(json, readEntry)

/** The files of the content host: fifteen of each network, and three that are the same for all. */
export const files = {
  verifiedTokens: perNetwork('tokens/verified', listOf(readToken)),
  tokens: perNetwork('tokens', listOf(readToken)),
  spotMarkets: perNetwork('market/spot', listOf(readSpotMarket)),
  derivativeMarkets: perNetwork('market/derivative', listOf(readDerivativeMarket)),
  validators: perNetwork('validators', listOf(readValidator)),
  wasmQuery: perNetwork('wasm/query', mapOf(readMessageNames)),
  wasmExecute: perNetwork('wasm/execute', mapOf(readMessageNames)),
  swapRoutes: perNetwork('helix/trading/swap', listOf(readSwapRoute)),
  expiryMarketMap: perNetwork('helix/trading/expiryMap', mapOf(readMarketId)),
  spotGridMarkets: perNetwork('helix/trading/gridMarkets/spot', listOf(readGridMarket)),
  derivativeGridMarkets: perNetwork('helix/trading/gridMarkets/derivative', listOf(readGridMarket)),
  /** Denoms that are traded: of what is said of each only that it is there. */
  verifiedDenoms: perNetwork('helix/trading/denoms', mapOf(readDenom)),
  verifiedSpotMarketMap: perNetwork('helix/trading/spotMap', mapOf(readMarketId)),
  verifiedDerivativeMarketMap: perNetwork('helix/trading/derivativeMap', mapOf(readMarketId)),
  helixMarketCategory: perNetwork('helix/trading/market/categoryMap', mapOf(readCategory)),
  restrictedCountries: fixed('geo/countries', listOf(readCountry)),
  blacklistedAddresses: fixed('wallets/ofacAndRestricted', listOf(readBlacklisted)),
  chainUpgradeConfig: fixed('config/chainUpgrade', readChainUpgrade),
}

export type FileName = keyof typeof files
/** What a file says. */
export type ValueOf<Name extends FileName> = ReturnType<(typeof files)[Name]['read']>['value']

function readDenom(denom: string): true | undefined {
  return denom === '' || denom.length > 300 ? undefined : true
}
