import { translationsIn } from '../../../language/use-translations.ts'
import { fetchStaking } from '../../../sources/account.server.ts'
import {
  block,
  coin,
  coins,
  fileOnly,
  moment,
  nothing,
  validator,
} from '../../../views/lists/cells.server.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import type { List } from './list.ts'
import type { Cell } from '../../../views/lists/table.ts'

/** With which validators, and what it has earned. */
export const staked: List = {
  file: 'staked',
  isWhole: true,
  count: ({ delegations }) => delegations,
  async fetch({ account, naming }) {
    const { delegations, denom, unknown } = await fetchStaking(account)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.validator') },
      { name: t('columns.staked'), isNumber: true },
      { name: t('columns.rewards'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
    ]
    const rows = delegations.map((one) => ({
      key: one.validator,
      cells: [
        validator(one.validator, naming),
        coin(denom, one.amount, naming),
        rewards(one.rewards, { denom, isKnown: !unknown.includes('rewards'), naming }),
        fileOnly(denom),
      ],
    }))
    return { table: { columns, rows }, next: '', unknown }
  },
}

/** What is on its way back from validators. */
export const unstaking: List = {
  file: 'unstaking',
  isWhole: true,
  count: ({ unbondings }) => unbondings,
  async fetch({ account, naming }) {
    const { unbondings, denom, unknown } = await fetchStaking(account)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.validator') },
      { name: t('amount'), isNumber: true },
      { name: t('columns.initial'), isNumber: true, isOnlyInFile: true },
      { name: t('columns.paid'), isTime: true, isNumber: true },
      { name: t('columns.began'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
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
          fileOnly(denom),
        ],
      }
    })
    return { table: { columns, rows }, next: '', unknown: unknown.filter((module) => module === 'staking') }
  },
}

/** What was moved from validator to validator and is still bound to the first. */
export const restaking: List = {
  file: 'restaking',
  isWhole: true,
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
      { name: t('columns.unit'), isOnlyInFile: true },
    ]
    const rows = redelegations.map((one, at) => ({
      key: `${one.source} ${one.destination} ${one.height} ${at}`,
      cells: [
        validator(one.source, naming),
        validator(one.destination, naming),
        coin(denom, one.amount, naming),
        moment(one.completion, naming),
        block(one.height),
        fileOnly(denom),
      ],
    }))
    return { table: { columns, rows }, next: '', unknown: unknown.filter((module) => module === 'staking') }
  },
}

type Coins = readonly { denom: string; amount: string }[]

/** A file has a number that adds up, as far as they are in what is staked. None is said only where it is known. */
function rewards(
  earned: Coins,
  { denom, isKnown, naming }: { denom: string; isKnown: boolean; naming: Naming },
): Cell {
  const [first, ...others] = earned
  if (first === undefined) return isKnown ? { shown: ['0'], file: 0 } : nothing
  const isPlain = others.length === 0 && first.denom === denom
  return isPlain ? coin(denom, first.amount, naming) : coins(earned, naming)
}
