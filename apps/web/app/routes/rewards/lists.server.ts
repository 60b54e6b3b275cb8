import { scaleDecimal } from '@injsight/chain'
import type { GetTradingRewardsResponse } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { writeMarketOf, type Naming } from '../../language/write-part.server.ts'
import { fetchRewardPayments, fetchRewardPoints } from '../../sources/rewards.server.ts'
import {
  account,
  block,
  coin,
  coins,
  fileOnly,
  moment,
  nothing,
  number,
  percentage,
  words,
} from '../../views/lists/cells.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import type { Table } from '../../views/lists/table.ts'
import { percentOf } from '../../views/staking/percent.ts'

const second = 1000n

/** Rounds that wait to be paid, and those to come. */
export function poolTable({ pools }: GetTradingRewardsResponse, naming: Naming): Table {
  const t = translationsIn(naming.language, 'rewards')
  return {
    columns: [
      { name: t('columns.state') },
      { name: t('columns.begins'), isTime: true },
      { name: t('columns.paid'), isTime: true },
      { name: t('columns.rewards') },
    ],
    rows: pools.map(({ isPending, start, due, rewards }) => {
      const state = t(isPending ? 'states.pending' : 'states.coming')
      const to = `/trading-rewards/?pool=${start / second}`
      return {
        key: `${isPending} ${start}`,
        cells: [
          words(isPending ? [{ text: state, to, look: 'name' as const }] : [state]),
          moment(start, naming),
          due === 0n ? nothing : moment(due, naming),
          rewards.length === 0 ? nothing : coins(rewards, naming),
        ],
      }
    }),
  }
}

/** Markets whose trades count more or less than others. */
export function boostTable({ campaign }: GetTradingRewardsResponse, naming: Naming): Table {
  const t = translationsIn(naming.language, 'rewards')
  return {
    columns: [
      { name: t('columns.market') },
      { name: t('columns.maker'), isNumber: true },
      { name: t('columns.taker'), isNumber: true },
    ],
    rows: (campaign?.boosts ?? []).map(({ marketId, maker, taker }) => ({
      key: marketId,
      cells: [words([writeMarketOf(marketId, naming)]), number(maker), number(taker)],
    })),
  }
}

type Points = GetTradingRewardsResponse['points'][number]

/** Who has points of a round, the most first, and which part of all. */
export function listPoints(pool: bigint, all: Points | undefined, naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'rewards')
  const whole = scaleDecimal(all?.points ?? '0', 18)
  return async (page) => {
    const { accounts, next } = await fetchRewardPoints({ pool, ...page })
    const columns = [
      { name: t('columns.account') },
      { name: t('columns.points'), isNumber: true },
      { name: t('columns.share'), isNumber: true, unit: '%' },
    ]
    const rows = accounts.map((one) => ({
      key: one.account,
      cells: [
        account(one.account, naming),
        number(one.points),
        percentage(percentOf(scaleDecimal(one.points, 18), whole)),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}

/** What campaigns paid, the newest first. */
export function listPayments(naming: Naming): FetchList {
  const t = translationsIn(naming.language, 'rewards')
  return async (page) => {
    const { payments, next } = await fetchRewardPayments(page)
    const columns = [
      { name: t('columns.account') },
      { name: t('columns.amount'), isNumber: true },
      { name: translationsIn(naming.language, 'funds')('columns.denom'), isOnlyInFile: true },
      { name: t('columns.block'), isNumber: true },
      { name: t('columns.time'), isTime: true },
    ]
    const rows = payments.map((one, at) => ({
      key: String(at),
      cells: [
        one.account === '' ? nothing : account(one.account, naming),
        coin(one.denom, one.amount, naming),
        fileOnly(one.denom),
        block(one.height),
        moment(one.time, naming),
      ],
    }))
    return { table: { columns, rows }, next }
  }
}
