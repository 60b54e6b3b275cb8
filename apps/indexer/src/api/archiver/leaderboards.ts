import type {
  LeaderboardRow,
  PnlLeaderboardFixedResolutionRequest,
  PnlLeaderboardRequest,
  VolLeaderboardResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_archiver_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { shift } from '#src/queries/exchange/units.ts'
import { listLeaders, type Leader, type MarketWorth } from '#src/queries/exchange/accounts/leaders.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { readName } from '../accounts/read-page.ts'
import type { KnownMarkets } from '../exchange/known-markets.ts'
import { readLimit } from '../explorer/read-request.ts'
import { sharePerMinute } from '../heads/share-per-minute.ts'
import type { UsdPrices } from '../usd-prices.ts'
import { readPeriod, startOfDay, type Period } from './periods.ts'

type Sources = { pool: Pool; markets: () => Promise<KnownMarkets>; readUsd: () => Promise<UsdPrices> }
type By = 'volume' | 'pnl'
type Asked = { period: Period; by: By }
type Board = Pick<PnlLeaderboardRequest, 'limit' | 'account'>

/** Places that are reckoned: who stands below has none. */
const mostLeaders = 10_000

/** The methods about who traded most and who earned most, in dollars by the prices of now, by days of UTC. */
export function createLeaderboardMethods({ pool, markets, readUsd }: Sources) {
  // All lines of a period are added up: once a minute, for whoever asks.
  const list = sharePerMinute(
    {
      readStatus: () => findStatus(pool),
      keyOf: ({ period, by }: Asked) => `${period.from} ${period.to} ${by}`,
    },
    async ({ period, by }) => {
      const [known, usd] = await Promise.all([markets(), readUsd()])
      return listLeaders(pool, worthsOf(known, usd), { ...period, by, limit: mostLeaders })
    },
  )

  async function answer(period: Period, by: By, { limit, account }: Board): Promise<VolLeaderboardResponse> {
    const name = account === '' ? undefined : readName(account)
    const shown = readLimit(limit)
    // Only its days count: who asks at another moment of the same one shares the answer.
    const leaders = await list({ period: { ...period, to: startOfDay(period.to) }, by })
    const own = leaders.findIndex(({ address }) => name !== undefined && address.equals(name.bytes))
    const dayOf = (ms: number) => new Date(startOfDay(ms)).toISOString().slice(0, 10)
    return {
      firstDate: dayOf(period.from),
      lastDate: dayOf(period.to),
      leaders: leaders.slice(0, shown).map(toRow),
      ...(leaders[own] && { accountRow: toRow(leaders[own], own) }),
    }
  }

  const between = (by: By) => async (request: PnlLeaderboardRequest) =>
    answer(await readDates(pool, request), by, request)
  const last = (by: By) => async (request: PnlLeaderboardFixedResolutionRequest) =>
    answer(await readPeriod(pool, request.resolution), by, request)
  return {
    pnlLeaderboard: between('pnl'),
    volLeaderboard: between('volume'),
    pnlLeaderboardFixedResolution: last('pnl'),
    volLeaderboardFixedResolution: last('volume'),
  }
}

function toRow({ address, volume, pnl }: Leader, place: number): LeaderboardRow {
  return { account: encodeAddress('inj', address), volume, pnl, rank: place + 1 }
}

function worthsOf({ list }: KnownMarkets, usd: UsdPrices): MarketWorth[] {
  return list.flatMap(({ key: market, quoteDenom, quoteDecimals }) => {
    const price = usd.priceOf(quoteDenom)
    if (price === undefined) return []
    return [
      { market, generation: 1, worth: shift(price, -quoteDecimals) },
      { market, generation: 2, worth: price },
    ]
  })
}

/** @throws Fault `invalid-input` */
async function readDates(pool: Pool, { startDate, endDate }: PnlLeaderboardRequest): Promise<Period> {
  const head = Number((await findStatus(pool))?.headTimeMs ?? 0n)
  const [from, to] = [Number(startDate), endDate === 0n ? head : Number(endDate)]
  if (from >= 0 && to <= latest && from <= to) return { from: startOfDay(from), to }
  throw invalidInput(
    'period.dates',
    `A period can't be from ${startDate} to ${endDate}, milliseconds since 1970`,
  )
}

/** The year 9999. */
const latest = 253_402_300_799_999
