import type { ListName } from './lists/lists.server.ts'

/** The parts of an account's page: each stands at an address of its own, the overview has something of all. */
export const parts = [
  'overview',
  'balances',
  'cw20',
  'trading',
  'trades',
  'staking',
  'unstake',
  'restake',
  'grants',
  'nft',
  'tokens',
  'transactions',
] as const

export type PartName = (typeof parts)[number]

/** Those that have a place at the head of the page; the others stand within one of them too. */
export const tabs = parts.filter((part) => part !== 'unstake' && part !== 'restake')

/** What stands on each part; transactions are none of these lists. */
export const listsOf: Record<PartName, readonly ListName[]> = {
  overview: [
    'balances',
    'erc20',
    'cw20',
    'positions',
    'orders',
    'staked',
    'unstaking',
    'restaking',
    'grantsGiven',
    'grantsReceived',
    'allowancesGiven',
    'allowancesReceived',
    'approvalsGiven',
    'approvalsReceived',
    'nfts',
    'evmNfts',
    'denoms',
  ],
  balances: ['balances', 'erc20'],
  cw20: ['cw20'],
  trading: ['positions', 'orders', 'subaccounts'],
  trades: [
    'tradedMarkets',
    'trades',
    'closedPositions',
    'fundingPayments',
    'liquidations',
    'orderHistory',
    'subaccountTransfers',
  ],
  staking: ['staked', 'unstaking', 'restaking', 'stakeMoves', 'payouts'],
  unstake: ['unstaking'],
  restake: ['restaking'],
  grants: [
    'grantsGiven',
    'grantsReceived',
    'allowancesGiven',
    'allowancesReceived',
    'approvalsGiven',
    'approvalsReceived',
  ],
  nft: ['nfts', 'evmNfts'],
  tokens: ['denoms'],
  transactions: [],
}

/** Where each list stands alone with its like. */
export const partOf = {
  balances: 'balances',
  erc20: 'balances',
  cw20: 'cw20',
  positions: 'trading',
  orders: 'trading',
  subaccounts: 'trading',
  tradedMarkets: 'trades',
  trades: 'trades',
  closedPositions: 'trades',
  fundingPayments: 'trades',
  liquidations: 'trades',
  orderHistory: 'trades',
  subaccountTransfers: 'trades',
  staked: 'staking',
  unstaking: 'staking',
  restaking: 'staking',
  stakeMoves: 'staking',
  payouts: 'staking',
  grantsGiven: 'grants',
  grantsReceived: 'grants',
  allowancesGiven: 'grants',
  allowancesReceived: 'grants',
  approvalsGiven: 'grants',
  approvalsReceived: 'grants',
  nfts: 'nft',
  evmNfts: 'nft',
  denoms: 'tokens',
} as const satisfies Record<ListName, PartName>

const children: Partial<Record<PartName, string>> = { unstake: 'staking/unstake', restake: 'staking/restake' }

/** Its path below the account's, without a slash before it. */
export function pathOfPart(part: PartName): string {
  if (part === 'overview') return ''
  return `${children[part] ?? part}/`
}

/** The part that an address below an account's names; undefined for none. */
export function readPart(first: string | undefined, second: string | undefined): PartName | undefined {
  const path = [first, second].filter((one) => one !== undefined).map((one) => `${one}/`)
  return parts.find((part) => pathOfPart(part) === path.join(''))
}
