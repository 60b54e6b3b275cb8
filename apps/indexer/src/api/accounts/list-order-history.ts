import type { ListOrderHistoryRequest, ListOrderHistoryResponse, OrderHappening } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findMarketNotes } from '#src/queries/exchange/market-units.ts'
import { listOrderHistory as findHistory } from '#src/queries/orders/order-history.ts'
import type { OrderHistoryEntry } from '#src/queries/orders/types.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { hashOf, toAmount, toEnd, toFill, toTerms, type Hashes } from '../orders/to-orders.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readLimit, readName } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listOrderHistory(
  pool: Pool,
  { account, cursor, ...request }: ListOrderHistoryRequest,
): Promise<ListOrderHistoryResponse> {
  const { bytes } = readName(account)
  const [{ items, next }, unknown] = await Promise.all([
    findHistory(pool, bytes, { limit: readLimit(request.limit), cursor }),
    listUnknown(pool, ['orders']),
  ])
  const [hashes, markets] = await Promise.all([
    listHashes(
      pool,
      items.flatMap((entry) => transactionOf(entry) ?? []),
    ),
    findMarketNotes(
      pool,
      items.map(({ marketId }) => marketId),
    ),
  ])
  const happenings = items.map((entry): OrderHappening => ({
    ...bare,
    height: entry.height,
    time: entry.timeMs,
    marketId: entry.marketId,
    what: entry.kind,
    transactionHash: hashOf(transactionOf(entry), hashes),
    quoteDenom: markets.get(entry.marketId)?.quoteDenom ?? '',
    ...tell(entry, hashes),
  }))
  return { happenings, next: next ?? '', unknown }
}

const bare = { hash: '', cid: '', isBuy: false }

function transactionOf(entry: OrderHistoryEntry): bigint | null {
  if (entry.kind === 'filled') return entry.trade.transaction
  if (entry.kind === 'triggered') return null
  return entry.kind === 'cancelled' ? entry.end.transaction : entry.transaction
}

function tell(entry: OrderHistoryEntry, hashes: Hashes): Partial<OrderHappening> {
  switch (entry.kind) {
    case 'placed': {
      const terms = toTerms(entry.terms)
      return { terms, hash: terms.hash, cid: terms.cid, isBuy: terms.isBuy }
    }
    case 'filled': {
      const fill = toFill(entry.trade, hashes)
      return { fill, hash: fill.orderHash, cid: fill.cid, isBuy: fill.isBuy }
    }
    case 'cancelled':
      return {
        hash: entry.hash,
        end: toEnd(entry.end, hashes),
        price: toAmount(entry.price),
        isBuy: entry.isBuy,
      }
    case 'triggered':
      return { hash: entry.hash }
    case 'refused': {
      const terms = entry.terms === null ? undefined : toTerms(entry.terms)
      const { hash, cid, refusal } = entry
      return { terms, refusal, hash: hash ?? '', cid, isBuy: terms?.isBuy ?? false }
    }
    default:
      // The chain tells no code of a cancel.
      return {
        hash: entry.hash ?? '',
        cid: entry.cid,
        refusal: { code: 0, codespace: '', reason: entry.why },
      }
  }
}
