import { badChainData } from '@injsight/errors'
import { fieldsOf, type Columns, type Field, type Kind } from './columns.ts'

/**
 * A row that the database would refuse is refused before: by whom it comes from, and not with a whole batch of blocks.
 *
 * @throws Fault `bad-chain-data`, code `row.value`
 */
export function checkRow(columns: Columns, row: Record<string, unknown>): void {
  for (const field of fieldsOf(columns)) checkValue(field, row[field.name])
}

export function checkValue({ name, kind, isOptional }: Field, value: unknown): void {
  if (!isStorable(kind, value) && !(value === null && isOptional)) throw refused(name, value)
}

function refused(name: string, value: unknown) {
  const shown = typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : String(value).slice(0, 80)
  return badChainData('row.value', `${name} can't hold ${shown} (${typeof value})`, { name })
}

/** Of the columns by which rows are found: longer ones no index takes. */
export function checkKey(field: Field, value: unknown): void {
  checkValue(field, value)
  if (typeof value === 'string' && value.length > longestKey) {
    throw badChainData('row.value', `${field.name} can't be as long as ${value.length}`, { name: field.name })
  }
}

/** A denom stands in keys of many tables. */
export function checkDenom(denom: string): void {
  checkKey(denomField, denom)
}

const denomField: Field = { name: 'denom', kind: 'text', isOptional: false }
const longestKey = 600
const [leastInt8, mostInt8] = [-(1n << 63n), (1n << 63n) - 1n]
// The chain's own numbers have at most 315 bits.
const mostNumeric = (1n << 512n) - 1n
const leastNumeric = -mostNumeric

function isStorable(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'text':
      return typeof value === 'string' && !value.includes('\0')
    case 'bool':
      return typeof value === 'boolean'
    case 'int4':
      return Number.isInteger(value) && Math.abs(value as number) < 2 ** 31
    case 'int4s':
      return Array.isArray(value) && value.every((one) => isStorable('int4', one))
    case 'int8':
    case 'time':
      return typeof value === 'bigint' && value >= leastInt8 && value <= mostInt8
    case 'amount':
    case 'decimal':
      return typeof value === 'bigint' && value >= leastNumeric && value <= mostNumeric
    case 'bytes':
      return value instanceof Uint8Array
    default:
      return isStorableJson(value)
  }
}

/** As text it has no NUL and no half of a character, and is no deeper than the server reads. */
function isStorableJson(value: unknown): boolean {
  if (value === null) return false // of the database it would be no value at all
  const text = JSON.stringify(value) as string | undefined
  return text !== undefined && !/\\u(?:0000|d[89a-f])/i.test(text) && isShallow(text)
}

const mostDeep = 1500

/** What is no longer than that is no deeper either: most texts needn't be walked through. */
const isShallow = (json: string) => json.length <= mostDeep || depthOf(json) <= mostDeep

function depthOf(json: string): number {
  let [depth, deepest, isString] = [0, 0, false]
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (isString) {
      if (code === backslash) at++
      else if (code === quote) isString = false
    } else if (code === quote) isString = true
    else if (code === openObject || code === openList) deepest = Math.max(deepest, ++depth)
    else if (code === closeObject || code === closeList) depth--
  }
  return deepest
}

const [quote, backslash, openObject, closeObject, openList, closeList] = [34, 92, 123, 125, 91, 93]
