import type { PriceReporter } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { account, moment, nothing, number, percentage } from '../../views/lists/cells.server.ts'
import type { Table } from '../../views/lists/table.ts'
import { changeOf, spreadOf } from './spread.ts'

/** Who told a feed in the last day, each with how far it is from the one in the middle. */
export function tableOfReporters(reporters: readonly PriceReporter[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'oracles')
  const spread = spreadOf(reporters.map(({ price }) => price))
  const columns = [
    { name: t('columns.account') },
    { name: t('columns.count'), isNumber: true },
    { name: t('columns.last'), isNumber: true },
    { name: t('columns.apart'), isNumber: true, unit: '%' },
    { name: t('columns.low'), isNumber: true },
    { name: t('columns.high'), isNumber: true },
    { name: t('columns.time'), isTime: true },
  ]
  const rows = reporters.map((one) => ({
    key: one.account,
    cells: [
      one.account === '' ? nothing : account(one.account, naming),
      number(String(one.reports)),
      number(one.price),
      spread === undefined ? nothing : percentage(changeOf(one.price, spread.median)),
      number(one.low),
      number(one.high),
      moment(one.time, naming),
    ],
  }))
  return { columns, rows }
}
