import { translationsIn } from '../../../language/use-translations.ts'
import { fetchPayouts, fetchStakeMovesOf } from '../../../sources/account.server.ts'
import { coin, coins, fileOnly, momentOfBlock, validator, words } from '../../../views/lists/cells.server.ts'
import { amountMoved, tellMove, tellWay } from '../../../views/staking/stake-move.server.ts'
import type { List } from './list.ts'

/** What it did with its stake, and what came of it. */
export const stakeMoves: List = {
  file: 'stake-moves',
  count: ({ hasStaked }) => (hasStaked ? undefined : 0),
  async fetch({ naming, ...page }) {
    const { moves, denom, next, unknown } = await fetchStakeMovesOf(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.time'), isTime: true },
      { name: t('columns.happened') },
      { name: t('columns.validator') },
      { name: t('amount'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
    ]
    const rows = moves.map((move, place) => ({
      key: `${move.height} ${place}`,
      cells: [
        momentOfBlock(move.height, move.time, naming),
        tellMove(move, naming),
        tellWay(move, naming),
        amountMoved(move, denom, naming),
        fileOnly(denom),
      ],
    }))
    return { table: { columns, rows }, next, unknown }
  },
}

/** What it was paid for its stake, or earned as a validator. */
export const payouts: List = {
  file: 'rewards',
  count: ({ hasStaked }) => (hasStaked ? undefined : 0),
  async fetch({ naming, ...page }) {
    const { payouts: paid, next, unknown } = await fetchPayouts(page)
    const t = translationsIn(naming.language, 'account')
    const columns = [
      { name: t('columns.time'), isTime: true },
      { name: t('columns.forWhat') },
      { name: t('columns.validator') },
      { name: t('amount'), isNumber: true },
      { name: t('columns.unit'), isOnlyInFile: true },
    ]
    const rows = paid.map(({ height, time, isCommission, validator: operator, coins: held }, place) => {
      const [first, ...others] = held
      const isPlain = first !== undefined && others.length === 0
      return {
        key: `${height} ${place}`,
        cells: [
          momentOfBlock(height, time, naming),
          words([t(isCommission ? 'columns.commission' : 'columns.rewards')]),
          validator(operator, naming),
          isPlain ? coin(first.denom, first.amount, naming) : coins(held, naming),
          fileOnly(isPlain ? first.denom : ''),
        ],
      }
    })
    return { table: { columns, rows }, next, unknown }
  },
}
