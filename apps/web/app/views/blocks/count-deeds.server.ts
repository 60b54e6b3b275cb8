import {
  sentencesOfBlockEvents,
  settledMarketsOf,
  type BlockDeeds,
  type Event,
  type Part,
} from '@injsight/chain'
import type { MarketAuction } from '@injsight/injsight-v1'
import type { Names } from '../../sources/names/names.server.ts'
import type { TransactionLine } from '../../sources/transactions/transaction-lines.server.ts'
import { isSome } from '../orders/auction.server.ts'
import { knownOf } from '../sentences/known.server.ts'

type Counted = {
  txs: number
  failed: number
  lines: readonly Pick<TransactionLine, 'kind' | 'hasFailed'>[] | undefined
  markets: readonly MarketAuction[] | undefined
  events: readonly Event[] | undefined
}

/** What a block did, in numbers: its transactions by what they are about, and what became of its orders. */
export function countDeeds(told: Counted, names: Names): BlockDeeds {
  const { txs, failed, lines, events = [] } = told
  // Of transactions that nobody knows, nobody can say which of them the orders belong to.
  const markets = (lines && told.markets) ?? []
  return {
    done: lines === undefined ? { other: txs - failed } : countKinds(lines),
    failed,
    byItself: sentencesOfBlockEvents(events, {
      ...knownOf(names),
      operators: { find: (consensus) => names.operators?.get(consensus) },
    }),
    ...countTrades(markets, new Set(settledMarketsOf(events)), names),
    requoted: countRequoted(markets),
    placed: markets.reduce((sum, { placed }) => sum + placed.length, 0),
    refused: markets.reduce((sum, { refused }) => sum + refused.length, 0),
  }
}

function countKinds(lines: readonly Pick<TransactionLine, 'kind' | 'hasFailed'>[]): BlockDeeds['done'] {
  const done: BlockDeeds['done'] = {}
  for (const { kind, hasFailed } of lines) if (!hasFailed) done[kind] = (done[kind] ?? 0) + 1
  return done
}

type Trades = Pick<BlockDeeds, 'settled' | 'liquidated' | 'traded'>

/**
 * Each market is told of once: what is graver than a trade stands for the fills that belong to it. One may be wound
 * up without a fill.
 */
function countTrades(markets: readonly MarketAuction[], woundUp: Set<string>, names: Names): Trades {
  const byKind = Map.groupBy(markets, ({ clearings, marketId }) => {
    const kinds = clearings.filter(isSome).map(({ kind }) => kind)
    if (woundUp.has(marketId)) return 'woundUp'
    if (kinds.includes('settlement')) return 'settled'
    if (kinds.includes('liquidation')) return 'liquidated'
    return kinds.length > 0 ? 'traded' : 'quiet'
  })
  const of = (kind: keyof Trades) => byKind.get(kind) ?? []
  const toPart = ({ marketId }: MarketAuction) => partOf(marketId, names)
  return {
    settled: [...[...woundUp].map((id) => partOf(id, names)), ...of('settled').map(toPart)],
    liquidated: of('liquidated').map(toPart),
    traded: of('traded')
      .map((market) => ({ market: toPart(market), fills: market.trades.filter(isSome).length }))
      .toSorted((one, other) => other.fills - one.fills),
  }
}

function partOf(id: string, names: Names): Part {
  const ticker = names.markets.get(id)?.ticker
  return ticker === undefined ? { kind: 'market', id } : { kind: 'market', id, ticker }
}

/** Accounts, and not subaccounts: makers have several. */
function countRequoted(markets: readonly MarketAuction[]): number {
  const placed = markets.flatMap((market) => market.placed.map(({ terms }) => terms?.subaccountId ?? ''))
  const cancelled = markets.flatMap((market) => market.cancelled.map(({ subaccountId }) => subaccountId))
  return new Set(placed.map(accountOf)).intersection(new Set(cancelled.map(accountOf))).size
}

/** The bytes of a subaccount's account, which its id begins with. */
function accountOf(subaccount: string): string {
  return subaccount.slice(0, 42)
}
