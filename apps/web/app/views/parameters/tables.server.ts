import type { Parameter, ParameterChange } from '@injsight/injsight-v1'
import { translationsIn } from '../../language/use-translations.ts'
import { writePart, type Naming } from '../../language/write-part.server.ts'
import type { Piece } from '../../language/written.ts'
import { formatQuery } from '../../format-query.ts'
import { block, fileOnly, momentOfBlock, nothing, words } from '../lists/cells.server.ts'
import type { Cell, Table } from '../lists/table.ts'
import { meaningOf, nameOfParameter, titleOfModule } from './meaning.server.ts'
import { writeValue, type Which } from './value.server.ts'

/** Parameters with what they mean, their values and since when, as far as somebody tells what was changed. */
export function tableOfParameters(
  parameters: readonly Parameter[],
  naming: Naming,
  areChangesTold = true,
): Table {
  const t = translationsIn(naming.language, 'parameters')
  return {
    columns: [
      { name: t('columns.module'), isOnlyInFile: true },
      { name: t('columns.parameter') },
      { name: t('columns.value') },
      { name: t('columns.since') },
      { name: t('columns.meaning'), isOnlyInFile: true },
      { name: t('columns.raw'), isOnlyInFile: true },
    ],
    rows: parameters.map((one) => ({
      key: `${one.module} ${one.name}`,
      cells: [
        fileOnly(one.module),
        nameCell(one, naming),
        words(writeValue(one, one.value, naming)),
        areChangesTold ? sinceCell(one, naming) : nothing,
        fileOnly(meaningOf(one.module, one.name, naming.language)),
        fileOnly(one.value),
      ],
    })),
  }
}

/** Where the history of a parameter is told. */
export const pathOfHistory = ({ module, name }: Which) => `/params/${formatQuery({ module, name })}#changes`

function sinceCell(one: Parameter, { language }: Naming): Cell {
  if (one.since > 0n) return changedAt(one)
  return { shown: [translationsIn(language, 'parameters')('beginning')], file: '' }
}

/** The block that changed it, which leads to its history. */
function changedAt({ module, name, since }: Parameter): Cell {
  const [piece] = block(since).shown
  const to = pathOfHistory({ module, name })
  return { shown: [{ ...(piece as Piece), to }], file: since }
}

function nameCell({ module, name }: Which, { language }: Naming): Cell {
  const meaning = meaningOf(module, name, language)
  return {
    shown: [{ text: nameOfParameter(name), title: `${module}.${name}`.slice(0, 300), look: 'identifier' }],
    ...(meaning !== '' && { below: [meaning] }),
    file: name,
  }
}

/** What was changed: from what to what, when, and by what. */
export function tableOfChanges(changes: readonly ParameterChange[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'parameters')
  return {
    columns: [
      { name: t('columns.time'), isTime: true },
      { name: t('columns.module') },
      { name: t('columns.parameter') },
      { name: t('columns.before') },
      { name: t('columns.after') },
      { name: t('columns.by') },
    ],
    rows: changes.map((one) => ({
      key: `${one.height} ${one.module} ${one.name}`,
      cells: [
        momentOfBlock(one.height, one.time, naming),
        { shown: [titleOfModule(one.module, naming.language)], file: one.module },
        nameCell(one, naming),
        { ...words(writeValue(one, one.before, naming)), file: one.before },
        { ...words(writeValue(one, one.after, naming)), file: one.after },
        causeOf(one, naming),
      ],
    })),
  }
}

const longestTitle = 80

function causeOf({ proposal, title, transactionHash }: ParameterChange, naming: Naming): Cell {
  const t = translationsIn(naming.language, 'parameters')
  if (proposal > 0n) {
    const named = { id: String(proposal), title: title.slice(0, longestTitle) }
    return words(writePart({ kind: 'proposal', ...named }, naming))
  }
  if (transactionHash === '') return { shown: ['—'], file: '' }
  const shown: Piece = { text: t('byMessage'), to: `/transaction/${transactionHash}/`, look: 'name' }
  return { shown: [shown], file: transactionHash }
}
