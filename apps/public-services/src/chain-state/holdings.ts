import { QueryClient as BankClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/query_pb.client'
import { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import type { Portfolio } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import { InjectivePortfolioRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb.client'
import { readAccount, scaleDecimal, unscaleDecimal } from '@injsight/chain'
import type {
  Holding,
  ListCw20BalancesRequest,
  ListCw20BalancesResponse,
  ListHoldingsRequest,
  ListHoldingsResponse,
} from '@injsight/injsight-v1'
import { decimalOf } from '../content/read-json.ts'
import type { Hosts } from '../hosts.ts'
import { cutPage, wholeOf } from './pages.ts'

/** More denoms than any account holds that is not a market of its own. */
const mostBalances = 1000
const first = 'inj'
/** Of the smallest unit: the exchange counts in parts of it. */
const places = 18

type Place = 'bank' | 'available' | 'inOrders' | 'inPositions' | 'staked' | 'unbonding'
type Held = Map<string, Record<Place, bigint>>

/** All that is in the bank: parts of a page that want it share the answer. */
export function askAllBalances({ transport }: Pick<Hosts['chain'], 'transport'>, address: string) {
  const asked = { address, pagination: { ...wholeOf(mostBalances), countTotal: true }, resolveDenom: false }
  return new BankClient(transport).allBalances(asked).response
}

/** What an account has in the bank and the exchange, as the indexer has it. */
export async function askPortfolio(
  { transport }: Pick<Hosts['exchange'], 'transport'>,
  accountAddress: string,
): Promise<Portfolio | undefined> {
  const asked = new InjectivePortfolioRPCClient(transport).accountPortfolio({ accountAddress })
  return (await asked.response).portfolio
}

type Sources = Record<'chain' | 'exchange', Pick<Hosts['chain'], 'transport'>> & {
  /** By market of derivatives, what positions in it are paid with, and its decimals. */
  fetchQuotes: () => Promise<ReadonlyMap<string, string>>
}

/**
 * What an account has in the bank and the exchange. What it has staked, and its rewards, are told on a part of their own: an
 * overview has no question left for them. Of who doesn't answer the module is unknown.
 *
 * @throws Fault `invalid-input`
 */
export async function listHoldings(
  { chain, exchange, fetchQuotes }: Sources,
  request: ListHoldingsRequest,
): Promise<ListHoldingsResponse> {
  const account = readAccount(request.account)
  const held: Held = new Map()
  const unknown = ['rewards', 'staking']
  const orUnknown = async (module: string, read: () => Promise<void>) =>
    read().catch(() => void (unknown.includes(module) || unknown.push(module)))
  const [{ balances }] = await Promise.all([
    askAllBalances(chain, account),
    orUnknown('exchange', async () => {
      const [portfolio, quotes] = await Promise.all([askPortfolio(exchange, account), fetchQuotes()])
      addPortfolio(held, portfolio, quotes)
    }),
  ])
  for (const { denom, amount } of balances) add(held, denom, 'bank', amount)
  const holdings = [...held]
    .filter(([, places]) => Object.values(places).some((amount) => amount !== 0n))
    .map(([denom, places]) => toHolding(denom, places))
    .toSorted(firstFirst)
  const { lines, next } = cutPage(holdings, request)
  return { holdings: lines, next, unknown }
}

function addPortfolio(
  held: Held,
  portfolio: Portfolio | undefined,
  quotes: ReadonlyMap<string, string>,
): void {
  for (const { denom, deposit } of portfolio?.subaccounts ?? []) {
    const available = decimalOf(deposit?.availableBalance) || '0'
    const all = scaleDecimal(decimalOf(deposit?.totalBalance) || '0', places)
    add(held, denom, 'available', available)
    add(held, denom, 'inOrders', unscaleDecimal(all - scaleDecimal(available, places), places))
  }
  for (const { position } of portfolio?.positionsWithUpnl ?? []) {
    const quote = quotes.get(position?.marketId ?? '')
    if (quote !== undefined) add(held, quote, 'inPositions', decimalOf(position?.margin) || '0')
  }
}

function add(held: Held, denom: string, place: Place, amount: string): void {
  const none = { bank: 0n, available: 0n, inOrders: 0n, inPositions: 0n, staked: 0n, unbonding: 0n }
  const before = held.get(denom) ?? none
  held.set(denom, { ...before, [place]: before[place] + scaleDecimal(amount, places) })
}

function toHolding(denom: string, held: Record<Place, bigint>): Holding {
  const total = Object.values(held).reduce((sum, amount) => sum + amount, 0n)
  const texts = Object.fromEntries(
    Object.entries(held).map(([place, amount]) => [place, unscaleDecimal(amount, places)]),
  ) as Record<Place, string>
  return { denom, ...texts, rewards: '0', total: unscaleDecimal(total, places), contract: '' }
}

function firstFirst({ denom: a }: Holding, { denom: b }: Holding): number {
  if (a === first || b === first) return Number(b === first) - Number(a === first)
  return a < b ? -1 : 1
}

/** Tokens by CW20 of an account, as the explorer counts them. @throws Fault `invalid-input` */
export async function listCw20Balances(
  { transport }: Pick<Hosts['explorer'], 'transport'>,
  { account, ...page }: ListCw20BalancesRequest,
): Promise<ListCw20BalancesResponse> {
  const asked = { address: readAccount(account), limit: mostBalances }
  const { field } = await new InjectiveExplorerRPCClient(transport).getCw20Balance(asked).response
  const balances = field
    .filter(({ balance }) => /^[1-9]\d*$/.test(balance))
    .map(({ contractAddress: contract, balance: amount, cw20Metadata }) => ({
      contract,
      amount,
      name: cw20Metadata?.tokenInfo?.name ?? '',
      symbol: cw20Metadata?.tokenInfo?.symbol ?? '',
      decimals: Number(cw20Metadata?.tokenInfo?.decimals ?? 0n),
    }))
    .toSorted((a, b) => (a.contract < b.contract ? -1 : 1))
  const { lines, next } = cutPage(balances, page)
  return { balances: lines, next, unknown: [] }
}
