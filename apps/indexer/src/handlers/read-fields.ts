import { decodeMessage } from '@injsight/chain/decode'
import type { IMessageType } from '@protobuf-ts/runtime'
import {
  readBoolean,
  readDecimal,
  readInteger,
  readList,
  readName,
  readText,
  readWhole,
  unreadable,
} from './read-json.ts'

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

/** @param value what isn't there reads as an object without fields */
export function readFields(value: unknown, path: string): Fields {
  const given = value ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) throw unreadable(`object at ${path}`, value)
  const json = given as Record<string, unknown>
  const at = (name: string) => (Object.hasOwn(json, name) ? json[name] : undefined)
  const said = (what: string, name: string) => `${what} at ${path}.${name}`
  const list = (name: string) => readList(at(name), said('list', name))
  const object = (name: string) => readFields(at(name), `${path}.${name}`)
  const fields: Fields = {
    has: (name) => at(name) !== undefined && at(name) !== null,
    text: (name) => readText(at(name), said('text', name)),
    name: (name) => readName(at(name), said('name', name)),
    whole: (name) => readWhole(at(name), said('whole number', name)),
    count: (name) => readInteger(at(name), said('whole number', name)),
    amount(name) {
      const found = fields.whole(name)
      if (found >= 0n) return found
      throw unreadable(said('amount', name), at(name))
    },
    decimal: (name) => readDecimal(at(name), said('decimal', name)),
    flag: (name) => readBoolean(at(name) ?? false, said('boolean', name)),
    bytes(name) {
      const found = at(name) ?? ''
      if (typeof found === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(found))
        return Buffer.from(found, 'base64')
      throw unreadable(said('base64', name), found)
    },
    coin(name) {
      const coin = object(name)
      return { denom: coin.name('denom'), amount: coin.amount('amount') }
    },
    texts: (name) => list(name).map((one) => readText(one, said('text', name))),
    counts: (name) => list(name).map((one) => readInteger(one, said('whole number', name))),
    object,
    json(name) {
      const found = at(name) ?? null
      if (!/\\u(0000|d[89a-f])/i.test(JSON.stringify(found))) return found
      throw unreadable(said('text that can be kept', name), found)
    },
    objects: (name) => list(name).map((one) => readFields(one, `${path}.${name}`)),
  }
  return fields
}

/** A message in the JSON of the chain, in which genesis files and typed events are written too. */
export function readMessage<Message extends object>(type: IMessageType<Message>, message: Message): Fields {
  const { typeName } = type
  const known = type as unknown as Parameters<typeof decodeMessage>[0] // of all messages, and so of this one
  return readFields(decodeMessage(known, type.toBinary(message)), typeName)
}
