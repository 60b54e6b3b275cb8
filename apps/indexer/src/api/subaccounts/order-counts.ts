import type {
  SubaccountOrderSummaryRequest,
  SubaccountOrderSummaryResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_accounts_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { marketKey } from '#src/decode/values/keys.ts'
import { listMarkets } from '#src/queries/exchange/markets.ts'
import { countOpenOrders } from '#src/queries/orders/order-counts.ts'
import { requireKnown } from '../require-known.ts'
import { readSubaccount } from './read-subaccount.ts'

const directions = ['', 'buy', 'sell']

/** The method about how many orders of a subaccount are open. */
export function createOrderCounts({ pool }: { pool: Pool }) {
  return {
    async subaccountOrderSummary(
      request: SubaccountOrderSummaryRequest,
    ): Promise<SubaccountOrderSummaryResponse> {
      const { id, address } = readSubaccount(request.subaccountId)
      const direction = request.orderDirection.toLowerCase()
      if (!directions.includes(direction))
        throw invalidInput('order.direction', `"${direction.slice(0, 40)}" is not a direction: buy, sell`)
      await requireKnown(pool, 'orders')
      const [counts, spot] = await Promise.all([
        countOpenOrders(pool, { address, subaccountId: id }),
        listMarkets(pool, { kind: 'spot' }),
      ])
      const spotKeys = new Set(spot.map(({ key }) => key))
      const wanted = counts
        .filter(({ isBuy }) => direction === '' || isBuy === (direction === 'buy'))
        .filter(
          ({ market }) => request.marketId === '' || market === marketKey(request.marketId.toLowerCase()),
        )
      const sum = (isSpot: boolean) =>
        wanted
          .filter(({ market }) => spotKeys.has(market) === isSpot)
          .reduce((total, { count }) => total + BigInt(count), 0n)
      return { spotOrdersTotal: sum(true), derivativeOrdersTotal: sum(false) }
    },
  }
}
