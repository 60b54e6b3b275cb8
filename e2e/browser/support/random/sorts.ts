import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { newer } from '../recorded.ts'
import type { Sorts } from './random-request.ts'

/** Every address of the site map, and those that the server has of its own. */
export function siteSorts(): Sorts {
  const map = readFileSync(join(import.meta.dirname, '../../../../apps/web/app/routes.ts'), 'utf8')
  const pages = [...map.matchAll(/route\('([^']+)'/g)].map(([, path = '']) => `/${path}`)
  const own = [
    '/',
    '/live',
    '/live',
    '/queue.json',
    '/__manifest',
    '/-/ready',
    '/-/metrics',
    '/icon.svg',
    '/assets/x.js',
  ]
  const forms = [
    '/raw-tx/',
    '/raw-tx/_.data',
    '/preferences/theme',
    '/preferences/nothing',
    '/act/preview/',
    '/act/preview-call/',
    '/act/broadcast/',
    '/act/delegate/',
    '/wallet/may-act/',
    '/contract/{address}/source/',
    '/account/{address}/coins/',
  ]
  return {
    ways: ['path', 'path', 'path', 'path', 'path', 'form', 'form', 'form', 'grpc', 'rpc'],
    paths: { path: [...pages, ...own], form: forms, grpc: [...forms, ...pages], rpc: [...forms, '/'] },
    beginnings: ['/zh', '/kr', '/xx', '/'],
    endings: [
      '',
      '',
      '/',
      '/',
      '/',
      '.data',
      '/_.data',
      '.json',
      '.csv',
      '/json/',
      '//',
      '/..',
      '/%2e%2e/',
      '.png',
    ],
    values,
    names: siteNames,
  }
}

/** Every path of its own service, and some of each other kind. */
export async function indexSorts(index: string): Promise<Sorts> {
  const api = (await (await fetch(`${index}/openapi.json`)).json()) as {
    paths: Record<string, { get: { operationId: string; parameters: { name: string }[] } }>
  }
  const operations = Object.values(api.paths).map(({ get }) => get)
  const methods = operations.map(({ operationId }) => `/injsight.v1.Explorer/${operationId}`)
  const names = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)))
  return {
    ways: ['path', 'path', 'path', 'grpc', 'grpc', 'rpc', 'rpc', 'form'],
    paths: {
      path: [...Object.keys(api.paths), ...restPaths],
      form: ['/', '/ethereum', ...restPaths],
      grpc: [...methods, ...grpcPaths],
      rpc: ['/', '/ethereum'],
    },
    beginnings: ['/', '/api', '/x'],
    endings: ['', '', '', '', '/', '?', '//', '/..', '.json', '/x'],
    values,
    names: [...names, ...indexNames],
  }
}

const { namedTransactions: transactions, accountOf } = newer
const evm = transactions.filter(({ ethHash }) => ethHash !== undefined)
const values: Sorts['values'] = [
  [
    /height|block|before|after|_number|cursor/,
    ['1', '10', '1357', '1358', '1359', ...heightsOf(transactions)],
  ],
  [/hash|transaction|id/, [...hashesOf(transactions), ...hashesOf(evm), `0x${'ab'.repeat(32)}`]],
  [/address|account/, [accountOf('alice'), accountOf('bob'), `0x${'ab'.repeat(20)}`, 'alice.inj']],
  [/denom|token/, ['inj', 'peggy0xdAC17F958D2ee523a2206206994597C13D831ec7', `erc20:0x${'ab'.repeat(20)}`]],
  [/limit|rows|skip|lines/, ['1', '20', '100', '1000000']],
  [/time|^from$|^to$/, ['2026-11-22T16:19', '1763800000000', '0', '2026-13-45T99:99']],
  [
    /kind|type|form|part/,
    ['bank', 'block', 'account', 'transaction', 'base64', 'hex', 'trading', 'balances'],
  ],
  [/^/, ['failed', 'true', 'en', 'send', 'decode', 'dark', 'peggy']],
]

function heightsOf(some: typeof transactions): string[] {
  return some.slice(0, 20).map(({ height }) => String(height))
}

function hashesOf(some: typeof transactions): string[] {
  return some.slice(0, 20).map(({ hash, ethHash = hash }) => ethHash)
}

const siteNames = [
  'before after rows status kind token history orders q limit cursor lines from to text market denom validator'.split(
    ' ',
  ),
  'index _routes devMode paths version page transaction intent theme mode back ticket book things __proto__ a[b]'.split(
    ' ',
  ),
  '',
].flat()

const indexNames = [
  'limit skip cursor before after height from_number to_number start_time end_time status type module denom query events'.split(
    ' ',
  ),
  'pagination.limit pagination.key pagination.offset tx_bytes mode __proto__ a.b.c'.split(' '),
  '',
].flat()

const explorer = '/api/explorer/v1'
const restPaths = [
  '/live',
  '/ready',
  '/status',
  '/metrics',
  '/api',
  '/openapi.json',
  `${explorer}/blocks`,
  `${explorer}/blocks/{height}`,
  `${explorer}/txs`,
  `${explorer}/txs/{hash}`,
  `${explorer}/accountTxs/{address}`,
  `${explorer}/validators`,
  `${explorer}/stats`,
  `${explorer}/wasm/codes`,
  '/api/explorer/v2/txs',
  '/cosmos/bank/v1beta1/balances/{address}',
  '/cosmos/bank/v1beta1/denoms_metadata/{denom}',
  '/cosmos/bank/v1beta1/supply',
  '/cosmos/gov/v1/proposals/{id}',
  '/cosmos/tx/v1beta1/simulate',
  '/cosmos/tx/v1beta1/txs',
  '/cosmos/tx/v1beta1/txs/{hash}',
  '/injective/exchange/v1beta1/spot/markets',
]

/** Streams go on until they are left. */
const streams: Record<string, string[]> = {
  'injective_explorer_rpc.InjectiveExplorerRPC': ['StreamTxs', 'StreamBlocks'],
  'injective_spot_exchange_rpc.InjectiveSpotExchangeRPC': [
    'StreamOrderbookV2',
    'StreamTradesV2',
    'StreamOrders',
  ],
  'injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC': [
    'StreamOrderbookUpdate',
    'StreamPositionsV2',
    'StreamTradesV2',
  ],
  'injective_oracle_rpc.InjectiveOracleRPC': ['StreamPrices', 'StreamPricesByMarkets'],
  'injective_portfolio_rpc.InjectivePortfolioRPC': ['StreamAccountPortfolio'],
  'injective_meta_rpc.InjectiveMetaRPC': ['StreamKeepalive'],
}

const grpcPaths = [
  ...Object.entries(streams).flatMap(([service, methods]) =>
    methods.map((method) => `/${service}/${method}`),
  ),
  ...'Trades TradesV2 OrdersHistory SubaccountOrdersList Orders OrderbooksV2'
    .split(' ')
    .flatMap((method) => [
      `/injective_spot_exchange_rpc.InjectiveSpotExchangeRPC/${method}`,
      `/injective_derivative_exchange_rpc.InjectiveDerivativeExchangeRPC/${method}`,
    ]),
  ...'Balance Rpnl Volumes PnlLeaderboard VolLeaderboard DenomHolders HistoricalTrades'
    .split(' ')
    .map((method) => `/injective_archiver_rpc.InjectiveArchiverRPC/${method}`),
  ...'GetTxs GetTxsV2 GetBlock GetBlocks GetAccountTxs GetAccountTxsV2 GetTxByTxHash GetStats'
    .split(' ')
    .map((method) => `/injective_explorer_rpc.InjectiveExplorerRPC/${method}`),
  '/injective_meta_rpc.InjectiveMetaRPC/Info',
  '/cosmos.bank.v1beta1.Query/AllBalances',
  '/cosmos.tx.v1beta1.Service/BroadcastTx',
  '/cosmos.tx.v1beta1.Service/GetTxsEvent',
  '/cosmos.tx.v1beta1.Service/Simulate',
  '/injective.exchange.v1beta1.Query/SpotMarkets',
]
