import { formatEthereumAddress, readAccount } from '@injsight/chain'
import { asFault } from '@injsight/errors'

/** A parameter of a method, as an ABI declares it. */
export type Parameter = { type: string; name?: string | undefined; components?: readonly Parameter[] }

/**
 * What an argument or a field is called; one without a name by its place.
 *
 * @param place from 0 on
 * @example nameAt('', 0) // '#1'
 */
export function nameAt(name: string | undefined, place: number): string {
  return name || `#${place + 1}`
}

/** What an argument must be. */
export type Wanted =
  | { kind: 'whole'; least: string; most: string }
  | { kind: 'ethereum' | 'flag' | 'json' | 'list' }
  /** Bytes in hex, and how many of them where that is fixed. */
  | { kind: 'bytes'; count?: number }
  /** A list of so many. */
  | { kind: 'items'; count: number }

/** Why a text is no argument: where in it, what stands there, and what should. */
export type Unfit = { at: string; value: string; wanted: Wanted }

/**
 * An argument from what was filled in: lists and structures are lists of JSON, all else is written as it is.
 *
 * @example readArgument({ type: 'uint8' }, '256') // { unfit: { at: '', value: '256', wanted: { kind: 'whole', … } } }
 */
export function readArgument(
  parameter: Parameter,
  text: string,
): { value: unknown; unfit?: never } | { unfit: Unfit } {
  try {
    const given = text.trim()
    return { value: readValue(parameter, isPlain(parameter.type) ? given : readJson(given), '') }
  } catch (error) {
    if (error instanceof UnfitValue) return { unfit: error.unfit }
    throw error
  }
}

class UnfitValue extends Error {
  readonly unfit: Unfit
  constructor(at: string, value: unknown, wanted: Wanted) {
    super('this is no such argument')
    this.unfit = { at, value: typeof value === 'string' ? value : JSON.stringify(value), wanted }
  }
}

function isPlain(type: string): boolean {
  return !type.endsWith(']') && !type.startsWith('tuple')
}

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown

/** Numbers are the digits that were typed, of which JSON's own keep sixteen. */
const keepDigits: Reviver = (_key, value, context) =>
  typeof value === 'number' ? (context?.source ?? JSON.stringify(value)) : value

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, keepDigits)
  } catch {
    throw new UnfitValue('', text, { kind: 'list' })
  }
}

function readValue(parameter: Parameter, value: unknown, at: string): unknown {
  const { type, components = [] } = parameter
  const [, item, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item !== undefined) {
    const items = readItems(value, length ? Number(length) : undefined, at)
    return items.map((one, place) => readValue({ ...parameter, type: item }, one, `${at}[${place}]`))
  }
  if (type.startsWith('tuple')) {
    const fields = readItems(value, components.length, at)
    return components.map((one, place) => readValue(one, fields[place], `${at}.${nameAt(one.name, place)}`))
  }
  return readPlain(type, value, at)
}

function readItems(value: unknown, count: number | undefined, at: string): unknown[] {
  if (Array.isArray(value) && (count === undefined || value.length === count)) return value
  throw new UnfitValue(at, value, count === undefined ? { kind: 'list' } : { kind: 'items', count })
}

function readPlain(type: string, value: unknown, at: string): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (type === 'bool') {
    if (text === 'true' || text === 'false') return text === 'true'
    throw new UnfitValue(at, text, { kind: 'flag' })
  }
  if (type === 'address') return readAddress(text, at)
  const [, kind, size] = /^(uint|int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes') return readBytes(text, size ? Number(size) : undefined, at)
  return kind === undefined
    ? text
    : readWhole(text, { bits: Number(size || 256), isSigned: kind === 'int' }, at)
}

function readAddress(text: string, at: string): string {
  try {
    return formatEthereumAddress(readAccount(text))
  } catch (error) {
    if (asFault(error).kind !== 'invalid-input') throw error
    throw new UnfitValue(at, text, { kind: 'ethereum' })
  }
}

function readBytes(text: string, count: number | undefined, at: string): string {
  const isHex = /^0x(?:[0-9a-f]{2})*$/i.test(text)
  if (isHex && (count === undefined || text.length === 2 + count * 2)) return text
  throw new UnfitValue(at, text, { kind: 'bytes', ...(count !== undefined && { count }) })
}

type Range = { bits: number; isSigned: boolean }

/** @example rangeOf({ bits: 8, isSigned: true }) // { least: -128n, most: 127n } */
export function rangeOf({ bits, isSigned }: Range): { least: bigint; most: bigint } {
  const size = 1n << BigInt(isSigned ? bits - 1 : bits)
  return { least: isSigned ? -size : 0n, most: size - 1n }
}

function readWhole(text: string, range: Range, at: string): bigint {
  const { least, most } = rangeOf(range)
  const number = /^(?:-?\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text) ? BigInt(text) : undefined
  if (number !== undefined && number >= least && number <= most) return number
  throw new UnfitValue(at, text, { kind: 'whole', least: String(least), most: String(most) })
}
