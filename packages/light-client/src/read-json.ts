import { hexToBytes } from '@noble/hashes/utils'
import { badChainData } from '@injsight/errors'

export type Fields = Record<string, unknown>

/** To the nanosecond, since 1970; what `Date` has no room for. */
export type Time = { seconds: bigint; nanos: number }

export function readObject(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null) return value as Fields
  throw unreadable(name, value)
}

export function readText(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value === 'string') return value
  throw unreadable(name, value)
}

/** Digits or a number; 0 where it is left out, as Go leaves out what is 0. */
export function readInteger(fields: Fields, name: string): bigint {
  const value = fields[name]
  if (value === undefined) return 0n
  if (typeof value === 'string' && /^-?\d{1,19}$/.test(value)) return BigInt(value)
  if (Number.isSafeInteger(value)) return BigInt(value as number)
  throw unreadable(name, value)
}

/** Bytes as hex of either case; none where it is left out. */
export function readBytes(fields: Fields, name: string): Uint8Array {
  const value = fields[name] ?? ''
  try {
    if (typeof value === 'string') return hexToBytes(value)
  } catch {
    // Said below, with the value.
  }
  throw unreadable(name, value)
}

/** Bytes as base64; none where it is left out. */
export function readBase64(value: unknown, name: string): Uint8Array {
  const text = value ?? ''
  try {
    if (typeof text === 'string') return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    // Said below, with the value.
  }
  throw unreadable(name, value)
}

export function readTime(fields: Fields, name: string): Time {
  const value = fields[name]
  const [, second, fraction = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(String(value)) ?? []
  const ms = Date.parse(`${second}Z`)
  if (Number.isNaN(ms)) throw unreadable(name, value)
  return { seconds: BigInt(ms) / 1000n, nanos: Number(fraction.padEnd(9, '0')) }
}

function unreadable(name: string, value: unknown) {
  const said = value === undefined ? 'missing' : (JSON.stringify(value) ?? '').slice(0, 80)
  return badChainData('header.unreadable', `${name} of a block can't be read: ${said}`, { field: name })
}
