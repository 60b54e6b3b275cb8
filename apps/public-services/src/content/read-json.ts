import { decodeAddress } from '@injsight/chain'
import { badChainData } from '@injsight/errors'

/** What a file says, and how many of its entries make no sense and are left out. */
export type Read<Value> = { value: Value; dropped: number }

type Fields = Readonly<Record<string, unknown>>
/** @returns undefined for an entry that makes no sense */
export type ReadEntry<Entry> = (json: unknown) => Entry | undefined

/** No list is longer: what follows is left out. */
const mostEntries = 50_000

/** @throws Fault `bad-chain-data`, code `content.unreadable` where it is no list at all */
export function readList<Entry>(json: unknown, readEntry: ReadEntry<Entry>): Read<Entry[]> {
  if (!Array.isArray(json)) throw unreadable('a list')
  const value = json.slice(0, mostEntries).flatMap((one) => readEntry(one) ?? [])
  return { value, dropped: json.length - value.length }
}

/** As `readList`, of an object: what is read of each key. */
export function readMap<Entry>(
  json: unknown,
  readEntry: (key: string, value: unknown) => Entry | undefined,
): Read<Map<string, Entry>> {
  if (!isObject(json)) throw unreadable('an object')
  const entries = Object.entries(json)
  const value = new Map<string, Entry>()
  for (const [key, one] of entries.slice(0, mostEntries)) {
    const entry = readEntry(key, one)
    if (entry !== undefined) value.set(key, entry)
  }
  return { value, dropped: entries.length - value.size }
}

export function unreadable(wanted: string) {
  return badChainData('content.unreadable', `There is something else where ${wanted} should be`)
}

export function isObject(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

const longestText = 300

/** Text without white space around it; empty where there is none, or too much. */
export function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length > longestText ? '' : text
}

/** A whole number from 0 to so many; undefined for anything else. */
export function wholeOf(value: unknown, most: number): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most
    ? Number(value)
    : undefined
}

/** Decimal text of what is written as a number or as text, `1e-15` too; empty for anything else. */
export function decimalOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : textOf(value)
  const [, sign = '', whole = '', part = '', power = '0'] =
    /^(-?)(\d{1,40})(?:\.(\d{1,40}))?(?:e([+-]?\d{1,2}))?$/i.exec(text) ?? []
  if (whole === '') return ''
  const digits = whole + part
  const point = whole.length + Number(power)
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  const decimals = padded.slice(at).replace(/0+$/, '')
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '')
  return `${sign}${integer}${decimals === '' ? '' : `.${decimals}`}`
}

/** The id of a market as the chain writes it; undefined for anything else. */
export function marketIdOf(value: unknown): string | undefined {
  const text = textOf(value).toLowerCase()
  return /^0x[0-9a-f]{64}$/.test(text) ? text : undefined
}

/** The address of a picture; empty for what no browser should be sent to. */
export function pictureOf(value: unknown): string {
  const text = textOf(value)
  return /^(https|ipfs):\/\/[^\s"'<>]+$/.test(text) ? text : ''
}

/** Whether it has this prefix, and a checksum that holds. */
export function isAddress(prefix: string, text: string): boolean {
  if (!text.startsWith(`${prefix}1`)) return false
  try {
    return decodeAddress(text).prefix === prefix
  } catch {
    return false
  }
}
