import type { ListMarketChangesRequest, ListMarketChangesResponse, MarketChange } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import {
  listCarriedOut,
  listSettlements,
  listToldMarkets,
  type Settlement,
  type ToldMarket,
} from '#src/queries/exchange/market-history.ts'
import type { Market } from '#src/queries/exchange/markets.ts'
import { toHumanNotional, toHumanPrice } from '#src/queries/exchange/units.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { listChangedRules } from './changed-rules.ts'
import { getMarket } from './get-market.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listMarketChanges(
  pool: Pool,
  { marketId }: ListMarketChangesRequest,
): Promise<ListMarketChangesResponse> {
  const market = await getMarket(pool, marketId)
  const [{ told, isWhole }, settlements] = await Promise.all([
    listToldMarkets(pool, market.key),
    listSettlements(pool, market.key),
  ])
  const changes = [
    // The chain tells a market again also where nothing of it has changed.
    ...told
      .map((one, at) => toChange(one, told[at + 1], market))
      .slice(0, isWhole ? undefined : -1) // the oldest differs from one that wasn't read
      .filter(isSome),
    ...settlements.map((one) => toSettled(one, market)),
  ].toSorted((a, b) => Number(b.sequence - a.sequence))
  // A market that is opened by a proposal has no id in it yet.
  const proposals = await listCarriedOut(
    pool,
    changes.map(({ height }) => height),
    [market.id, market.ticker].filter((name) => name !== ''),
  )
  const submissions = proposals.flatMap(({ submission }) => submission ?? [])
  const hashes = await listHashes(pool, [...changes.map(({ sequence }) => sequence), ...submissions])
  return {
    changes: changes.map(({ sequence, ...change }) => {
      const transactionHash = hashes.get(sequence) ?? ''
      const causes = proposals.filter(({ height }) => height === change.height && transactionHash === '')
      return {
        ...change,
        transactionHash,
        proposals: causes.map(({ id, title, submission }) => ({
          id,
          title,
          transactionHash: submission === undefined ? '' : (hashes.get(submission) ?? ''),
        })),
      }
    }),
  }
}

type Change = Omit<MarketChange, 'transactionHash' | 'proposals'> & { sequence: bigint }

function isSome({ what, rules }: Change): boolean {
  return what !== 'changed' || rules.length > 0
}

const became: Readonly<Record<string, string>> = {
  Active: 'reopened',
  Paused: 'paused',
  Demolished: 'closed',
  Expired: 'expired',
}

/** @param before undefined for what the index was told first */
function toChange(
  { told, status, sequence, height, timeMs }: ToldMarket,
  before: ToldMarket | undefined,
  market: Market,
): Change {
  const moment = { sequence, height, time: timeMs, price: '', missingFunds: '' }
  if (before === undefined) return { ...moment, what: 'first', rules: [] }
  const rules = listChangedRules(before.told, told, market)
  return { ...moment, what: status === before.status ? 'changed' : (became[status] ?? 'changed'), rules }
}

function toSettled({ height, timeMs, price, missingFunds }: Settlement, market: Market): Change {
  const missing = toHumanNotional(market, addDecimals([missingFunds ?? '0']))
  return {
    sequence: height << 16n,
    height,
    time: timeMs,
    what: 'settled',
    rules: [],
    price: toHumanPrice(market, addDecimals([price])),
    missingFunds: missing === '0' ? '' : missing,
  }
}
