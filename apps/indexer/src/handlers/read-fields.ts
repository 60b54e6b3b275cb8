import { badChainData } from '@injsight/errors'
import { decodeMessage } from '@injsight/chain/decode'
import type { IMessageType } from '@protobuf-ts/runtime'
import { parseDecimal } from '#src/state/columns.ts'

/** An object of JSON that comes from outside, read field by field; whatever isn't as it should be throws. */
export type Fields = {
  has: (name: string) => boolean
  text: (name: string) => string
  /** Text that may be a part of a key: an index takes no long ones. */
  name: (name: string) => string
  whole: (name: string) => bigint
  /** A whole number of 64 bits. */
  count: (name: string) => bigint
  /** A whole number that is no less than zero. */
  amount: (name: string) => bigint
  decimal: (name: string) => bigint
  flag: (name: string) => boolean
  /** From base64. */
  bytes: (name: string) => Buffer
  coin: (name: string) => Coin
  texts: (name: string) => string[]
  counts: (name: string) => bigint[]
  object: (name: string) => Fields
  /** Whatever is there. */
  json: (name: string) => unknown
  objects: (name: string) => Fields[]
}
export type Coin = { denom: string; amount: bigint }

const longestName = 600

/** @param value what isn't there reads as an object without fields */
export function readFields(value: unknown, path: string): Fields {
  const given = value ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) throw unreadable(path, 'an object', value)
  const json = given as Record<string, unknown>
  const at = (name: string) => (Object.hasOwn(json, name) ? json[name] : undefined)
  const part = (name: string) => `${path}.${name}`
  const list = (name: string) => {
    const found = at(name) ?? []
    if (Array.isArray(found)) return found as unknown[]
    throw unreadable(part(name), 'a list', found)
  }
  const text = (name: string) => readText(at(name), part(name))
  const count = (name: string) => readCount(at(name), part(name))
  const amount = (name: string) => {
    const found = readWhole(at(name), part(name))
    if (found >= 0n) return found
    throw unreadable(part(name), 'an amount', at(name))
  }
  const name = (called: string) => {
    const found = text(called)
    if (Buffer.byteLength(found) <= longestName) return found
    throw unreadable(part(called), 'a short text', found)
  }
  const object = (called: string) => readFields(at(called), part(called))
  return {
    has: (called) => at(called) !== undefined && at(called) !== null,
    text,
    name,
    whole: (called) => readWhole(at(called), part(called)),
    count,
    amount,
    decimal(called) {
      const found = text(called)
      if (found.length <= 140) return parseDecimal(found)
      throw unreadable(part(called), 'a decimal', found)
    },
    flag(called) {
      const found = at(called) ?? false
      if (typeof found === 'boolean') return found
      throw unreadable(part(called), 'true or false', found)
    },
    bytes(called) {
      const found = at(called) ?? ''
      if (typeof found === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(found))
        return Buffer.from(found, 'base64')
      throw unreadable(part(called), 'base64', found)
    },
    coin(called) {
      const coin = object(called)
      return { denom: coin.name('denom'), amount: coin.amount('amount') }
    },
    texts: (called) => list(called).map((one) => readText(one, part(called))),
    counts: (called) => list(called).map((one) => readCount(one, part(called))),
    object,
    json(called) {
      const found = at(called) ?? null
      if (!/\\u(0000|d[89a-f])/i.test(JSON.stringify(found))) return found
      throw unreadable(part(called), 'text that can be kept', found)
    },
    objects: (called) => list(called).map((one) => readFields(one, part(called))),
  }
}

/** A message in the JSON of the chain, in which genesis files and typed events are written too. */
export function readMessage<Message extends object>(type: IMessageType<Message>, message: Message): Fields {
  const { typeName } = type
  const known = type as unknown as Parameters<typeof decodeMessage>[0] // of all messages, and so of this one
  return readFields(decodeMessage(known, type.toBinary(message)), typeName)
}

/** A text of a message that may be a part of a key. */
export function readName(text: string): string {
  return readFields({ text }, 'it').name('text')
}

// PostgreSQL keeps neither NUL nor half a surrogate pair.
function readText(value: unknown, path: string): string {
  if (typeof value === 'string' && !value.includes('\0') && value.isWellFormed()) return value
  throw unreadable(path, 'text', value)
}

function readWhole(value: unknown, path: string): bigint {
  const digits = Number.isSafeInteger(value) ? String(value) : value
  if (typeof digits === 'string' && /^-?\d{1,120}$/.test(digits)) return BigInt(digits)
  throw unreadable(path, 'a whole number', value)
}

function readCount(value: unknown, path: string): bigint {
  const found = readWhole(value, path)
  if (BigInt.asIntN(64, found) === found) return found
  throw unreadable(path, 'a number of 64 bits', value)
}

function unreadable(path: string, wanted: string, found: unknown) {
  const shown = typeof found === 'string' ? `"${found.slice(0, 80)}"` : typeof found
  return badChainData('field.unreadable', `${path} should be ${wanted}, not ${shown}`)
}
