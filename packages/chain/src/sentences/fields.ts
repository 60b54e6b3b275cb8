import { invalidInput } from '@injsight/errors'
import type { Coin } from './sentence.ts'

/** The fields of a message, each read as what it ought to be; a field of another shape is `invalid-input`. */
export type Fields = {
  /** The object itself. */
  json: Record<string, unknown>
  /** Text that isn't empty. */
  text(name: string): string
  findText(name: string): string | undefined
  texts(name: string): string[]
  coin(name: string): Coin
  coins(name: string): Coin[]
  object(name: string): Fields
  findObject(name: string): Fields | undefined
  list(name: string): Fields[]
  /** How long a list is, whatever is in it. */
  length(name: string): number
  /** The first of a list that has one at least. */
  first(name: string): Fields
}

/**
 * The fields of a JSON object.
 *
 * @throws invalid-input `message.format`, at once or by any of the readers
 * @example readFields({ voter: 'inj1…' }).text('voter') // 'inj1…'
 */
export function readFields(value: unknown): Fields {
  if (!isObject(value)) throw unreadable('The message', 'an object')
  const fields: Fields = {
    json: value,
    text: (name) => fields.findText(name) ?? fail(name, 'text'),
    findText: (name) => readText(value[name]),
    texts: (name) => readList(value, name).map((item) => readText(item) ?? fail(name, 'a list of texts')),
    coin: (name) => readCoin(value[name]) ?? fail(name, 'a coin'),
    coins: (name) => readList(value, name).map((item) => readCoin(item) ?? fail(name, 'a list of coins')),
    object: (name) => readFields(value[name]),
    findObject: (name) => (isObject(value[name]) ? readFields(value[name]) : undefined),
    list: (name) => readList(value, name).map(readFields),
    length: (name) => readList(value, name).length,
    first: (name) => fields.list(name)[0] ?? fail(name, 'a list with an entry'),
  }
  return fields
}

/**
 * The value of a JSON text.
 *
 * @throws invalid-input `message.format`
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalidInput('message.format', `"${text.slice(0, 40)}" is not JSON`, {}, cause)
  }
}

/**
 * The bytes of a base64 text.
 *
 * @throws invalid-input `message.format`
 */
export function readBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch (cause) {
    throw invalidInput('message.format', `"${text.slice(0, 40)}" is not base64`, {}, cause)
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'bigint') return value.toString()
  return typeof value === 'string' && value !== '' ? value : undefined
}

function readCoin(value: unknown): Coin | undefined {
  if (!isObject(value)) return undefined
  const { denom, amount } = value
  if (typeof denom !== 'string' || typeof amount !== 'string' || !/^\d+$/.test(amount)) return undefined
  return { denom, amount }
}

function readList(value: Record<string, unknown>, name: string): unknown[] {
  const list = value[name] ?? []
  return Array.isArray(list) ? list : fail(name, 'a list')
}

function fail(name: string, expected: string): never {
  throw unreadable(name, expected)
}

function unreadable(name: string, expected: string) {
  return invalidInput('message.format', `${name} is not ${expected}`)
}
