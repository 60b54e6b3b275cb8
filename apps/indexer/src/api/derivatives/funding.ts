import type {
  FundingPayment,
  FundingPaymentsRequest,
  FundingPaymentsResponse,
  FundingRatesRequest,
  FundingRatesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb'
import type { CallContext } from '@injsight/grpc-web'
import type { Places } from '@injsight/runtime'
import type { Pool } from 'pg'
import { countRates, listRates, type DatedRate } from '#src/queries/exchange/funding-rates.ts'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listPaymentsIn, type PaymentTo } from '#src/queries/exchange/market-payments.ts'
import { listPaymentsOf } from '#src/queries/exchange/accounts/funding-payments.ts'
import { findKnown, selectKnown, type KnownMarkets } from '../exchange/known-markets.ts'
import { countedAtMost, readHeights, readPage, toPaging, type PageOf } from '../exchange/read-page.ts'
import { readSubaccount } from '../exchange/trade-filter.ts'
import { toRate } from './to-rate.ts'

type Sources = {
  pool: Pool
  markets: () => Promise<KnownMarkets>
  /** For payments of whole markets, which are looked for interval by interval: no more than a few at once. */
  places: Pick<Places, 'run'>
  /** Intervals that are looked at for one page of whole markets; enough for any unless told. */
  most?: number
}

/** The methods about funding. */
export function createFundingMethods({ pool, markets, places, most }: Sources) {
  async function fundingRates(request: FundingRatesRequest): Promise<FundingRatesResponse> {
    const page = readPage(request)
    const known = await markets()
    const asked = request.marketId === '' ? known.list : [findKnown(known, request.marketId)]
    const perpetuals = asked.filter(({ kind }) => kind === 'perpetual').map(({ key }) => key)
    const { to } = await readHeights(pool, 0n, request.endTime)
    const [rates, total] = await Promise.all([
      listRates(pool, { markets: perpetuals, to }, page),
      countRates(pool, { markets: perpetuals, to }, countUpTo(page)),
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

  /**
   * Positive is what was received. `paging.next` is empty but where a page is short since markets stood empty for so
   * long: it is the `endTime` and the `skip` to go on with.
   */
  async function fundingPayments(
    request: FundingPaymentsRequest,
    { signal }: Partial<CallContext> = {},
  ): Promise<FundingPaymentsResponse> {
    const page = readPage(request)
    const subaccount = request.subaccountId === '' ? undefined : readSubaccount(request.subaccountId).hex
    const known = await markets()
    const asked = selectKnown(known, [request.marketId, ...request.marketIds])
    const { to } = await readHeights(pool, 0n, request.endTime)
    const perpetuals = asked.filter(({ kind }) => kind === 'perpetual').map(({ key }) => key)
    const { payments, next } = await listPayments(perpetuals, to, { subaccount, page, signal })
    const lines = payments.slice(page.skip, page.skip + page.limit)
    const rest = next && [String(next.timeMs), String(Math.max(0, page.skip - payments.length))]
    return {
      payments: lines.flatMap((payment) => toPayment(payment, known) ?? []),
      paging: { ...toPaging(page, lines.length, payments.length), next: rest ?? [] },
    }
  }

  type Asked = { subaccount: string | undefined; page: PageOf; signal: AbortSignal | undefined }
  type Told = { payments: PaymentTo[]; next?: DatedRate | undefined }

  /** No more than the page needs, and one beyond it: who had positions is found interval by interval. */
  async function listPayments(
    perpetuals: bigint[],
    to: bigint,
    { subaccount, page, signal }: Asked,
  ): Promise<Told> {
    const range = { markets: perpetuals, to, limit: reachOf(page) }
    if (subaccount === undefined)
      return places.run('funding payments', () => listPaymentsIn(pool, { ...range, signal }, most), signal)
    const id = Buffer.from(subaccount.slice(2), 'hex')
    const payments = await listPaymentsOf(pool, id, range)
    return { payments: payments.map((payment) => ({ ...payment, subaccount: id })) }
  }

  return { fundingRates, fundingPayments }
}

/** A page, and one line beyond it, so that it is known whether there is one. */
function reachOf({ skip, limit }: PageOf): number {
  return skip + limit + 1
}

function countUpTo(page: PageOf): number {
  return Math.max(countedAtMost, reachOf(page))
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
