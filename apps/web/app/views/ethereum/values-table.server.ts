import type { EvmArgument, EvmValue } from '@injsight/chain'
import { nameAt } from '@injsight/evm'
import { translationsIn } from '../../language/use-translations.ts'
import { measured, type ShownCell, type ShownTable } from '../lists/table.ts'
import { writeValue, type Around } from './values.server.ts'

const mostLines = 200

/** Values with their names and types, a line each; the fields of structures have a line of their own. */
export function tableOf(values: readonly EvmArgument[], around: Around): ShownTable {
  const t = translationsIn(around.naming.language, 'ethereum')
  const lines = values.map((value, at) => ({ ...value, name: nameAt(value.name, at) })).flatMap(spread)
  const columns = [t('argument.name'), t('argument.type'), t('argument.value')]
  return {
    columns: columns.map((name) => ({ name, isNumber: false })),
    rows: lines.slice(0, mostLines).map((value, at) => ({
      key: String(at),
      cells: [
        { shown: [{ text: value.name.slice(0, 80), look: 'identifier' as const }] },
        { shown: [{ text: value.type.slice(0, 80), look: 'identifier' as const }] },
        cellOf(value, around),
      ].map(measured),
    })),
    narrow: 'values',
  }
}

/** @example spread({ name: 'order', type: '(uint256)', value: { fields: [price] } }) // [{ ...price, name: 'order.price' }] */
function spread({ name, type, value }: EvmArgument): EvmArgument[] {
  if (isStructure(value))
    return value.fields.flatMap((field, at) =>
      spread({ ...field, name: `${name}.${nameAt(field.name, at)}` }),
    )
  if (!Array.isArray(value) || !value.some(isStructure)) return [{ name, type, value }]
  const ofItem = type.replace(/\[\d*\]$/, '')
  return value
    .slice(0, mostLines)
    .flatMap((item, at) => spread({ name: `${name}[${at}]`, type: ofItem, value: item }))
}

function isStructure(value: EvmValue): value is { fields: EvmArgument[] } {
  return typeof value === 'object' && !Array.isArray(value)
}

/** A number in whole units has below it what was sent, an account its address as Ethereum writes it. */
function cellOf(value: EvmArgument, around: Around): ShownCell {
  const shown = writeValue(value, around)
  const [first, ...more] = shown
  if (typeof first !== 'object' || more.length > 0 || first.title === undefined) return { shown }
  const isOther =
    first.look === 'number' ? first.text.replaceAll(',', '') !== first.title : value.type === 'address'
  return isOther
    ? { shown, below: [{ text: first.title, look: 'identifier' }], copy: first.title }
    : { shown }
}
