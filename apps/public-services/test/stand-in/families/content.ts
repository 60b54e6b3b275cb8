import type { JsonValue } from '@protobuf-ts/runtime'
import { fixture } from '../fixtures.ts'
import { get, json, routes } from '../family.ts'

const token = { denom: 'inj', symbol: 'INJ', name: 'Injective', decimals: 18, tokenVerification: 'verified' }
const gold = {
  marketId: `0x${'a1'.repeat(32)}`,
  marketStatus: 'active',
  ticker: 'XAU/USDT PERP',
  quoteDenom: 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7',
  oracleType: 'pyth',
  oracleBase: `0x${'b2'.repeat(32)}`,
  isPerpetual: true,
}
/** Of the part of mainnet's markets that is among the fixtures. */
const realGold = '0x0160a0c8ecbf5716465b9fc22bceeedf6e92dcdc688e823bbe1af3b22a84e5b5'
const inCategory = [gold.marketId, realGold].map((marketId) => ({ slug: 'xau-usdt-perp', marketId }))

type File = { networks?: string; fixtureOf?: (network: string) => string; literal: JsonValue }

/** What of the real files is here, whole or in part; literally what is not. */
const files: Record<string, File> = {
  'tokens/verified': { fixtureOf: of('tokens/verified', { mainnet: '17-entries' }), literal: [token] },
  tokens: { fixtureOf: of('tokens/verified', { mainnet: '17-entries' }), literal: [token] },
  'market/spot': { fixtureOf: of('market/spot', { mainnet: 'first12' }), literal: [] },
  'market/derivative': { fixtureOf: of('market/derivative', { mainnet: 'first11' }), literal: [gold] },
  validators: { fixtureOf: of('validators', { testnet: '', devnet: '' }), literal: [] },
  'wasm/query': { fixtureOf: of('wasm/query', { testnet: 'first40' }), literal: { '1': ['balance'] } },
  'wasm/execute': { literal: { '1': ['transfer'] } },
  'helix/trading/swap': {
    networks: 'mainnet',
    fixtureOf: of('helix/trading/swap', { mainnet: 'first8' }),
    literal: [],
  },
  'helix/trading/expiryMap': {
    networks: 'testnet',
    fixtureOf: of('helix/trading/expiryMap', { testnet: '' }),
    literal: {},
  },
  'helix/trading/gridMarkets/spot': {
    fixtureOf: of('helix/trading/gridMarkets/spot', { testnet: '' }),
    literal: [],
  },
  'helix/trading/gridMarkets/derivative': {
    fixtureOf: of('helix/trading/gridMarkets/derivative', { mainnet: '' }),
    literal: [],
  },
  'helix/trading/denoms': { fixtureOf: of('helix/trading/denoms', { testnet: '' }), literal: { inj: {} } },
  'helix/trading/spotMap': {
    fixtureOf: of('helix/trading/spotMap', { mainnet: '', testnet: '' }),
    literal: {},
  },
  'helix/trading/derivativeMap': {
    fixtureOf: of('helix/trading/derivativeMap', { mainnet: '', testnet: '' }),
    literal: { 'xau-usdt-perp': gold.marketId },
  },
  'helix/trading/market/categoryMap': {
    fixtureOf: of('helix/trading/market/categoryMap', { testnet: '', devnet: '' }),
    literal: { rwa: inCategory, stocks: [] },
  },
}
const fixed: Record<string, JsonValue> = {
  'geo/countries': ['KP'],
  'wallets/ofacAndRestricted': [`0x${'0a'.repeat(20)}`],
  'config/chainUpgrade': { proposalId: 1, proposalMsg: 'Soon', blockHeight: 9, disableMaintenance: false },
}

/** Where a file of a network is among the fixtures: some are cut, and say so in their names. */
function of(folder: string, cut: Record<string, string>) {
  return (network: string) =>
    cut[network] === undefined ? '' : `${folder}/${[network, cut[network], 'json'].filter(Boolean).join('.')}`
}

function read(path: string): JsonValue | undefined {
  return path === '' ? undefined : fixture(`injective-lists/json/${path}`)
}

/** A store that may not be listed says of what it doesn't have that it is forbidden. */
const forbidden = {
  status: 403,
  type: 'application/xml',
  body: '<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>',
}
const headers = { 'cache-control': /^max-age=0$/ }
const networks = ['mainnet', 'testnet', 'devnet']

/** The lists of Injective, file by file. */
export const content = routes(
  ...Object.entries(files).flatMap(([folder, { networks: only, fixtureOf, literal }]) =>
    networks.map((network) =>
      get(`/json/${folder}/${network}.json`, {
        headers,
        answer: () =>
          only !== undefined && only !== network
            ? forbidden
            : json(read(fixtureOf?.(network) ?? '') ?? literal),
      }),
    ),
  ),
  ...Object.entries(fixed).map(([name, literal]) =>
    get(`/json/${name}.json`, { headers, answer: () => json(read(`${name}.json`) ?? literal) }),
  ),
)
