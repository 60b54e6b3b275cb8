import type {
  FundRequest,
  FundResponse,
  FundsRequest,
  FundsResponse,
  InsuranceFund,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_insurance_rpc_pb'
import { notFound } from '@injsight/errors'
import type { Pool } from 'pg'
import { listFunds, type FundRow } from '#src/queries/exchange/insurance.ts'
import { findDenomNames, type DenomNames } from '#src/queries/tokens/denom-names.ts'
import { toTokenMeta } from '../exchange/token-meta.ts'
import { pageByToken } from '../page-by-token.ts'
import { requireKnown } from '../require-known.ts'

/** The methods about funds. */
export function createFundMethods({ pool }: { pool: Pool }) {
  return {
    async funds(request: FundsRequest): Promise<FundsResponse> {
      await requireKnown(pool, 'insurance')
      const { lines, next } = pageByToken(await listFunds(pool), request, ({ market }) => market)
      return { funds: await toFunds(pool, lines), next }
    },
    /** @throws Fault `not-found` */
    async fund({ denom }: FundRequest): Promise<FundResponse> {
      await requireKnown(pool, 'insurance')
      const [fund] = await toFunds(pool, await listFunds(pool, denom))
      if (fund === undefined)
        throw notFound('fund', `"${denom.slice(0, 80)}" is not the share of an insurance fund`)
      return { fund }
    },
  }
}

async function toFunds(pool: Pool, rows: FundRow[]): Promise<InsuranceFund[]> {
  const names = await findDenomNames(
    pool,
    rows.map(({ depositDenom }) => depositDenom),
  )
  return rows.map((row) => toFund(row, names.get(row.depositDenom)))
}

function toFund(row: FundRow, names: DenomNames | undefined): InsuranceFund {
  const meta = toTokenMeta(row.depositDenom, null, names)
  return {
    marketTicker: row.ticker,
    marketId: row.market,
    depositDenom: row.depositDenom,
    poolTokenDenom: row.shareDenom,
    redemptionNoticePeriodDuration: readSeconds(row.redemptionNotice),
    balance: row.balance,
    totalShare: row.totalShare,
    oracleBase: row.oracleBase,
    oracleQuote: row.oracleQuote,
    oracleType: row.oracleType.toLowerCase(),
    expiry: row.expiry,
    ...(meta ? { depositTokenMeta: meta } : {}),
  }
}

/** Of a duration as the chain writes it: `1209600s`. */
function readSeconds(duration: string): bigint {
  return BigInt(/^(\d+)(?:\.\d+)?s$/.exec(duration)?.[1] ?? 0)
}
