import { PositionsV2Request } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import { compareDecimals } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { ListMarketPositionsRequest, ListMarketPositionsResponse, Position } from '@injsight/injsight-v1'
import { cutPage } from '../chain-state/pages.ts'
import { toPosition } from './account-state.ts'
import type { Exchange } from './exchange.ts'

const [linesOfPage, mostPages] = [100, 10]

/**
 * Open positions of a market, the largest first. The exchange tells them in an order of its own: the largest are those of the
 * first thousand, and it is told among how many.
 *
 * @throws Fault `invalid-input`
 */
export async function listMarketPositions(
  exchange: Exchange,
  { marketId, cursor, limit }: ListMarketPositionsRequest,
): Promise<ListMarketPositionsResponse> {
  if (!/^0x[0-9a-f]{64}$/i.test(marketId))
    throw invalidInput('market.id', 'the id of a market is 0x and 64 hex digits')
  const ask = (page: number) => {
    const skip = BigInt(page * linesOfPage)
    return exchange.derivatives.positionsV2(PositionsV2Request.create({ marketId, skip, limit: linesOfPage }))
      .response
  }
  const [first, markets] = await Promise.all([ask(0), exchange.fetchMarkets()])
  const total = Number(first.paging?.total ?? first.positions.length)
  const pages = Math.min(mostPages, Math.ceil(total / linesOfPage))
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => ask(at + 1)))
  const all = [first, ...rest].flatMap(({ positions }) => positions.map((told) => toPosition(told, markets)))
  const { lines: positions, next } = cutPage(all.toSorted(largestFirst), { cursor, limit })
  return { positions, next, unknown: [], height: 0n, total, ranked: all.length }
}

function largestFirst(a: Position, b: Position): number {
  const bySize = compareDecimals(b.quantity?.raw ?? '0', a.quantity?.raw ?? '0')
  return bySize || (a.subaccountId < b.subaccountId ? 1 : -1)
}
