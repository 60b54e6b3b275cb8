import { distributionAccount } from './distribution.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { fetchCommunityFlows } from '../../sources/community.server.ts'
import { account, block, coin, fileOnly, amount, moment } from '../../views/lists/cells.server.ts'
import type { FetchList } from '../../views/lists/list-page.ts'
import type { CommunitySearch } from './read-choice.server.ts'

/** What went to the pool and from it, the newest first. */
export function listFlows(search: CommunitySearch, naming: Naming): FetchList {
  return async (page) => {
    const { flows, next } = await fetchCommunityFlows({ ...search, ...page })
    const t = translationsIn(naming.language, 'community')
    const columns = [
      { name: t('columns.to') },
      { name: t('columns.from') },
      { name: t('columns.amount'), isNumber: true },
      { name: t('columns.time'), isTime: true },
      { name: t('columns.block'), isNumber: true },
      { name: t('columns.asset'), isOnlyInFile: true },
      { name: t('columns.what'), isOnlyInFile: true },
    ]
    const rows = flows.map((flow, at) => {
      const pool = account(distributionAccount, naming)
      const who = account(flow.account, naming)
      const kind = t(`kinds.${readKind(flow.kind)}`)
      const isGift = flow.kind === 'given' || flow.kind === 'given_to_validator'
      return {
        // One event may move several assets, one block have several events.
        key: `${flow.height} ${at}`,
        cells: [
          ...(isGift ? [pool, who] : [who, pool]),
          {
            shown: coin(flow.denom, flow.amount, naming).shown,
            below: [kind],
            file: amount(flow.denom, flow.amount, naming).file,
          },
          moment(flow.time, naming),
          block(flow.height),
          fileOnly(flow.denom),
          fileOnly(kind),
        ],
      }
    })
    return { table: { columns, rows }, next }
  }
}

const kinds = ['given', 'given_to_validator', 'spent', 'trading_rewards', 'rewards', 'commission'] as const

function readKind(text: string): (typeof kinds)[number] {
  return kinds.find((one) => one === text) ?? 'given'
}
