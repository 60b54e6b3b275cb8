import type {
  FundingPaymentsRequest,
  FundingPaymentsResponse,
  FundingRatesRequest,
  FundingRatesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { Pool } from 'pg'
import { countRates, listRates } from '#src/queries/exchange/funding-rates.ts'
import { listPaymentsOf } from '#src/queries/exchange/accounts/funding-payments.ts'
import { findKnown, selectKnown, type KnownMarkets } from '../exchange/known-markets.ts'
import { countedAtMost, readHeights, readPage, toPaging } from '../exchange/read-page.ts'
import { readSubaccount } from '../exchange/trade-filter.ts'
import { toRate } from './to-rate.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets> }

/** The methods about funding. */
export function createFundingMethods({ pool, markets }: Sources) {
  async function fundingRates(request: FundingRatesRequest): Promise<FundingRatesResponse> {
    const page = readPage(request)
    const known = await markets()
    const asked = request.marketId === '' ? known.list : [findKnown(known, request.marketId)]
    const perpetuals = asked.filter(({ kind }) => kind === 'perpetual').map(({ key }) => key)
    const { to } = await readHeights(pool, 0n, request.endTime)
    const [rates, total] = await Promise.all([
      listRates(pool, { markets: perpetuals, to }, page),
      countRates(pool, perpetuals, to),
    ])
    return {
      fundingRates: rates.map((rate) => ({
        marketId: known.byKey.get(rate.market)?.id ?? '',
        rate: toRate(rate),
        timestamp: rate.timeMs,
      })),
      paging: toPaging(page, rates.length, total),
    }
  }

  /** Positive is what was received. */
  async function fundingPayments(request: FundingPaymentsRequest): Promise<FundingPaymentsResponse> {
    const page = readPage(request)
    const subaccount = readSubaccount(request.subaccountId)
    const known = await markets()
    const asked = selectKnown(known, [request.marketId, ...request.marketIds])
    const { to } = await readHeights(pool, 0n, request.endTime)
    const payments = await listPaymentsOf(pool, Buffer.from(subaccount.hex.slice(2), 'hex'), {
      markets: asked.filter(({ kind }) => kind === 'perpetual').map(({ key }) => key),
      to,
      limit: Math.max(countedAtMost, page.skip + page.limit),
    })
    const lines = payments.slice(page.skip, page.skip + page.limit)
    return {
      payments: lines.flatMap(({ market, amount, timeMs }) => {
        const of = known.byKey.get(market)
        if (of === undefined) return []
        return [
          {
            marketId: of.id,
            subaccountId: subaccount.hex,
            amount: of.units.amount(amount, of.generation),
            timestamp: timeMs,
          },
        ]
      }),
      paging: toPaging(page, lines.length, payments.length),
    }
  }

  return { fundingRates, fundingPayments }
}
