import type { translationsIn } from '../../language/use-translations.ts'
import type { bridges } from '../../words/bridges/en.ts'
import type { Table } from '../lists/table.ts'

type Translate = ReturnType<typeof translationsIn<'bridges'>>
type ColumnName = keyof typeof bridges.columns

const numbers = new Set<ColumnName>(['number', 'amount', 'withdrawals', 'confirmations', 'height'])
const onlyInFile = new Set<ColumnName>(['denom', 'transaction', 'why'])

/** The columns of a list about bridges, by their words. */
export function columnsOf(t: Translate, ...names: ColumnName[]): Table['columns'] {
  return names.map((name) => ({
    name: t(`columns.${name}`),
    isNumber: numbers.has(name),
    isOnlyInFile: onlyInFile.has(name),
    ...(name === 'time' && { isTime: true }),
  }))
}
