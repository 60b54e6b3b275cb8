import type {
  AccountStatsRequest,
  AccountStatsResponse,
  RpnlRequest,
  RpnlResponse,
  VolumesRequest,
  VolumesResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import type { Pool } from 'pg'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { shift } from '#src/queries/exchange/units.ts'
import { listDelegations } from '#src/queries/staking/staking.ts'
import { readName } from '../accounts/read-page.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { requireKnown } from '../require-known.ts'
import { dayMs, readPeriod, startOfDay, type Period } from './periods.ts'
import { readRecord, type TradedDay } from './read-record.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets>; readUsd: () => Promise<UsdPrices> }
const injDecimals = 18

/**
 * The methods about what an account traded and what its positions brought, in dollars by the prices of now, a number for
 * each day (UTC) of a period that ends with the newest block.
 */
export function createRecordMethods({ pool, markets, readUsd }: Sources) {
  async function read(account: string, period: string) {
    const { bytes } = readName(account)
    const { from, to } = await readPeriod(pool, period)
    const [known, usd] = await Promise.all([markets(), readUsd()])
    return { from, to, days: await readRecord(pool, { bytes, from, known, usd }) }
  }

  return {
    async volumes({ account, resolution }: VolumesRequest): Promise<VolumesResponse> {
      const { t, v } = lineUp(await read(account, resolution), ({ volume }) => volume)
      return { historicalVolumes: { t, v } }
    },
    /** What is unrealised was not kept by the day: its part is left out. */
    async rpnl({ account, resolution }: RpnlRequest): Promise<RpnlResponse> {
      const { t, v } = lineUp(await read(account, resolution), ({ pnl }) => pnl)
      return { historicalRpnl: { t, v, dv: [] } }
    },
    /** `stake` is what is delegated now, in whole INJ. */
    async accountStats({ account, period }: AccountStatsRequest): Promise<AccountStatsResponse> {
      const name = readName(account)
      await requireKnown(pool, 'staking')
      const [{ days }, delegations] = await Promise.all([
        read(account, period),
        listDelegations(pool, name.account),
      ])
      const sum = (of: (day: TradedDay) => string) => Number(addDecimals([...days.values()].map(of)))
      return {
        account: name.account,
        pnl: sum(({ pnl }) => pnl),
        volume: sum(({ volume }) => volume),
        stake: shift(addDecimals(delegations.map(({ amount }) => amount)), -injDecimals),
      }
    },
  }
}

type Read = Period & { days: Map<number, TradedDay> }

/** A number for each day, 0 where nothing was traded. */
function lineUp({ from, to, days }: Read, of: (day: TradedDay) => string): { t: number[]; v: number[] } {
  // Of all that there is, it begins with the first day with a trade.
  const first = from === 0 ? Math.min(startOfDay(to), ...days.keys()) : from
  const t = Array.from({ length: Math.floor((to - first) / dayMs) + 1 }, (_, at) => first + at * dayMs)
  return {
    t: t.map((ms) => ms / 1000),
    v: t.map((ms) => {
      const day = days.get(ms)
      return day === undefined ? 0 : Number(of(day))
    }),
  }
}
