import { translationsIn } from '../../../language/use-translations.ts'
import type { Naming } from '../../../language/write-part.server.ts'
import { fetchBalanceHistory } from '../../../sources/account.server.ts'
import { amount, block, fileOnly, moment, nothing } from '../../../views/lists/cells.server.ts'
import type { ListRequest } from './list.ts'
import type { Cell } from '../../../views/lists/table.ts'
import type { StatePage } from '../../../views/lists/list-page.ts'

/** The blocks that changed the balance of a denom, the newest first. */
export async function fetchHistory(
  denom: string,
  { account, cursor, limit, naming }: ListRequest,
): Promise<StatePage> {
  const before = /^\d{1,18}$/.test(cursor) ? BigInt(cursor) : 0n
  const told = await fetchBalanceHistory(account, { denom, before, limit })
  const t = translationsIn(naming.language, 'account')
  const columns = [
    { name: t('columns.block') },
    { name: t('columns.time'), isTime: true },
    { name: t('columns.change'), isNumber: true },
    { name: t('columns.after'), isNumber: true },
    { name: t('denom'), isOnlyInFile: true },
  ]
  const rows = told.points.map((point) => ({
    key: String(point.height),
    cells: [
      block(point.height),
      moment(point.time, naming),
      changeOf(denom, point.change, naming),
      point.amount === '' ? nothing : amount(denom, point.amount, naming),
      fileOnly(denom),
    ],
  }))
  const next = told.next === 0n ? '' : String(told.next)
  return { table: { columns, rows, narrow: 'history' }, next, unknown: told.isKnown ? [] : ['bank'] }
}

function changeOf(denom: string, change: string, naming: Naming): Cell {
  if (change === '') return nothing
  const isLoss = change.startsWith('-')
  const { shown, file } = amount(denom, isLoss ? change.slice(1) : change, naming)
  return { shown: [isLoss ? '−' : '+', ...shown], file: isLoss ? `-${file}` : file }
}
