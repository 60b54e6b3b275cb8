import type {
  FundingPayment,
  FundingPaymentsRequest,
  FundingPaymentsResponse,
  FundingRatesRequest,
  FundingRatesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { Pool } from 'pg'
import { countRates, listRates } from '#src/queries/exchange/funding-rates.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listPaymentsIn, type PaymentTo } from '#src/queries/exchange/market-payments.ts'
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
    const subaccount = request.subaccountId === '' ? undefined : readSubaccount(request.subaccountId).hex
    const known = await markets()
    const asked = selectKnown(known, [request.marketId, ...request.marketIds])
    const { to } = await readHeights(pool, 0n, request.endTime)
    const perpetuals = asked.filter(({ kind }) => kind === 'perpetual').map(({ key }) => key)
    const payments = await listPayments(perpetuals, to, { subaccount, reach: page.skip + page.limit })
    const lines = payments.slice(page.skip, page.skip + page.limit)
    return {
      payments: lines.flatMap((payment) => toPayment(payment, known) ?? []),
      paging: toPaging(page, lines.length, payments.length),
    }
  }

  type Asked = { subaccount: string | undefined; reach: number }

  /** Of whole markets no more than the page needs, and one beyond it: who had positions is found interval by interval. */
  async function listPayments(
    perpetuals: bigint[],
    to: bigint,
    { subaccount, reach }: Asked,
  ): Promise<PaymentTo[]> {
    if (subaccount === undefined) return listPaymentsIn(pool, { markets: perpetuals, to, limit: reach + 1 })
    const id = Buffer.from(subaccount.slice(2), 'hex')
    const limit = Math.max(countedAtMost, reach)
    const payments = await listPaymentsOf(pool, id, { markets: perpetuals, to, limit })
    return payments.map((payment) => ({ ...payment, subaccount: id }))
  }

  return { fundingRates, fundingPayments }
}

export function toPayment(
  { market, subaccount, amount, timeMs }: PaymentTo,
  { byKey }: KnownMarkets,
): FundingPayment | undefined {
  const of = byKey.get(market)
  if (of === undefined) return undefined
  return {
    marketId: of.id,
    subaccountId: toPrefixedHex(subaccount),
    amount: of.units.amount(amount, of.generation),
    timestamp: timeMs,
  }
}
