import type { Parameter } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { formatQuery } from '../../format-query.ts'
import { momentOfBlock, nothing, words } from '../lists/cells.server.ts'
import type { Cell, Table } from '../lists/table.ts'
import { nameOfParameter, titleOfModule } from './meaning.server.ts'
import { pathOfHistory } from './tables.server.ts'

/** Where the parameters of a module stand. */
export const pathOfModule = (module: string) => `/params/${formatQuery({ module })}`

/** Modules with how much they go by, and what of it was changed last, as far as somebody tells that. */
export function tableOfModules(
  parameters: readonly Parameter[],
  naming: Naming,
  areChangesTold = true,
): Table {
  const t = translationsIn(naming.language, 'parameters')
  const modules = Map.groupBy(parameters, ({ module }) => module)
  return {
    columns: [
      { name: t('columns.module') },
      { name: t('columns.count'), isNumber: true },
      { name: t('columns.last'), isLong: true },
    ],
    rows: [...modules].map(([module, own]) => ({
      key: module,
      cells: [
        moduleCell(module, naming),
        words([String(own.length)]),
        areChangesTold ? lastCell(own, naming) : nothing,
      ],
    })),
  }
}

/** What the last block that changed any of them changed; none where no block did. */
function findLast(own: readonly Parameter[]): Parameter[] {
  const newest = own.reduce((last, { since }) => (since > last ? since : last), 0n)
  return newest === 0n ? [] : own.filter(({ since }) => since === newest)
}

function moduleCell(module: string, { language }: Naming): Cell {
  return {
    shown: [{ text: titleOfModule(module, language), to: pathOfModule(module), look: 'name' }],
    below: [module.slice(0, 100)],
    file: module,
  }
}

/** When any of them was changed last, and below it what: one by its name, and how many more. */
function lastCell(own: readonly Parameter[], naming: Naming): Cell {
  const t = translationsIn(naming.language, 'parameters')
  const [first, ...more] = findLast(own)
  if (first === undefined) return words([t('never')])
  const name = { text: nameOfParameter(first.name), to: pathOfHistory(first), look: 'identifier' as const }
  return {
    ...momentOfBlock(first.since, first.sinceTime, naming),
    below: more.length === 0 ? [name] : [name, ` ${t('more', { count: more.length })}`],
  }
}
