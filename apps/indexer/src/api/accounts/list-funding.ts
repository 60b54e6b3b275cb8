import { trimDecimal } from '@injsight/chain'
import type { ListFundingPaymentsRequest, ListFundingPaymentsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listPaymentsOf, type DatedPayment } from '#src/queries/exchange/accounts/funding-payments.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { listSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { toHumanNotional } from '#src/queries/exchange/units.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { notOurs, readLimit, readName } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listFundingPayments(
  pool: Pool,
  request: ListFundingPaymentsRequest,
): Promise<ListFundingPaymentsResponse> {
  const { bytes } = readName(request.account)
  const [limit, to] = [readLimit(request.limit), readHeight(request.cursor)]
  const [perpetuals, subaccounts, unknown] = await Promise.all([
    listMarkets(pool, { kind: 'perpetual' }),
    listSubaccounts(pool, bytes),
    listUnknown(pool, ['exchange']),
  ])
  const markets = new Map(perpetuals.map((market) => [market.key, market]))
  // More by as many as a block can have, so that the block in which a page ends is whole.
  const asked = { markets: [...markets.keys()], to, limit: limit + Math.max(markets.size, 1) }
  const all = await Promise.all(
    subaccounts.map(async ({ id }) =>
      (await listPaymentsOf(pool, id, asked)).map((payment) => ({ ...payment, id })),
    ),
  )
  const found = all.flat().toSorted((a, b) => Number(b.height - a.height))
  const { lines, next } = cutBetweenBlocks(found, limit)
  const payments = lines.flatMap(({ market: key, height, timeMs, amount, id }) => {
    const market = markets.get(key)
    if (market === undefined) return []
    const human = trimDecimal(toHumanNotional(market, amount))
    const { id: marketId, quoteDenom } = market
    return [{ height, time: timeMs, marketId, subaccountId: toPrefixedHex(id), amount: human, quoteDenom }]
  })
  return { payments, next, unknown }
}

// The index of a chain that is far from its end.
const newest = 1n << 47n

/** @throws Fault `invalid-input` */
function readHeight(cursor: string): bigint {
  if (!/^\d{0,14}$/.test(cursor)) throw notOurs()
  return cursor === '' ? newest : BigInt(cursor)
}

/** Every market charges in the same block: a page ends with a block, and the next begins below it. */
function cutBetweenBlocks<Line extends DatedPayment>(found: Line[], limit: number) {
  const last = found[limit - 1]
  if (last === undefined || found.length <= limit) return { lines: found, next: '' }
  return { lines: found.filter(({ height }) => height >= last.height), next: String(last.height - 1n) }
}
