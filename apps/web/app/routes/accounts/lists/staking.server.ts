import { translationsIn } from '../../../language/use-translations.ts'
import { fetchStaking } from '../../../sources/account.server.ts'
import { block, coin, coins, moment, validator } from './cells.server.ts'
import type { List } from './list.ts'

/** With which validators, and what it has earned. */
export const staked: List = {
  file: 'staked',
  count: ({ delegations }) => delegations,
  async fetch({ account, naming }) {
    const { delegations, denom, unknown } = await fetchStaking(account)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.validator') },
      { name: t('columns.staked'), isNumber: true },
      { name: t('columns.rewards'), isNumber: true },
    ]
    const rows = delegations.map((one) => ({
      key: one.validator,
      cells: [
        validator(one.validator, naming),
        coin(denom, one.amount, naming),
        // None is said as such only where rewards are known.
        one.rewards.length === 0
          ? { shown: [unknown.includes('rewards') ? '—' : '0'], file: unknown.includes('rewards') ? '' : 0 }
          : coins(one.rewards, naming),
      ],
    }))
    return { table: { columns, rows }, next: '', unknown }
  },
}

/** What is on its way back from validators. */
export const unstaking: List = {
  file: 'unstaking',
  count: ({ unbondings }) => unbondings,
  async fetch({ account, naming }) {
    const { unbondings, denom, unknown } = await fetchStaking(account)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.validator') },
      { name: t('amount'), isNumber: true },
      { name: t('columns.initial'), isNumber: true, isOnlyInFile: true },
      { name: t('columns.paid'), isNumber: true },
      { name: t('columns.began'), isNumber: true },
    ]
    const rows = unbondings.map((one, at) => {
      const initial = coin(denom, one.initial, naming)
      const below = [t('columns.of', { whole: String(initial.file) })]
      return {
        key: `${one.validator} ${one.height} ${at}`,
        cells: [
          validator(one.validator, naming),
          { ...coin(denom, one.balance, naming), ...(one.balance !== one.initial && { below }) },
          initial,
          moment(one.completion, naming),
          block(one.height),
        ],
      }
    })
    return { table: { columns, rows }, next: '', unknown: unknown.filter((module) => module === 'staking') }
  },
}

/** What was moved from validator to validator and is still bound to the first. */
export const restaking: List = {
  file: 'restaking',
  count: ({ redelegations }) => redelegations,
  async fetch({ account, naming }) {
    const { redelegations, denom, unknown } = await fetchStaking(account)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.source') },
      { name: t('columns.destination') },
      { name: t('amount'), isNumber: true },
      { name: t('columns.free'), isNumber: true },
      { name: t('columns.began'), isNumber: true },
    ]
    const rows = redelegations.map((one, at) => ({
      key: `${one.source} ${one.destination} ${one.height} ${at}`,
      cells: [
        validator(one.source, naming),
        validator(one.destination, naming),
        coin(denom, one.amount, naming),
        moment(one.completion, naming),
        block(one.height),
      ],
    }))
    return { table: { columns, rows }, next: '', unknown: unknown.filter((module) => module === 'staking') }
  },
}
