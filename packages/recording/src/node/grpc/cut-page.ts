import { invalidInput } from '@injsight/errors'
import { RepeatType, type IMessageType } from '@protobuf-ts/runtime'
import type { MethodInfo } from '@protobuf-ts/runtime-rpc'

/** `cosmos.base.query.v1beta1.PageRequest` */
type PageRequest = { key: Uint8Array; offset: bigint; limit: bigint; countTotal: boolean; reverse: boolean }
type Message = Record<string, unknown> & { pagination?: unknown }

/** A request with its page apart from its question. */
export function splitRequest(
  { I: type }: MethodInfo,
  bytes: Uint8Array,
): { question: string; page: PageRequest | undefined; hasPages: boolean } {
  const request = type.fromBinary(bytes) as Message
  const hasPages = type.fields.some(({ localName }) => localName === 'pagination')
  const page = request.pagination as PageRequest | undefined
  const question = keyOf(type.toBinary(hasPages ? { ...request, pagination: undefined } : request))
  return { question, page, hasPages }
}

export function keyOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}

/**
 * The page of a whole list that was asked for, as the chain cuts it: a hundred where no limit is given, with the
 * total where it is asked for or where nothing is.
 */
export function cutPage(
  { O: type }: MethodInfo,
  reply: Uint8Array,
  page: PageRequest | undefined,
): Uint8Array {
  const whole = type.fromBinary(reply) as Message
  const field = listField(type)
  if (field === undefined) return reply
  const recorded = whole[field] as unknown[]
  const list = page?.reverse === true ? recorded.toReversed() : recorded
  const limit = Number(page?.limit ?? 0n)
  const start = startOf(page)
  const end = Math.min(list.length, start + (limit === 0 ? 100 : limit))
  const pagination = {
    nextKey: end < list.length ? encodeKey(end) : new Uint8Array(),
    total: isCounted(page) ? BigInt(list.length) : 0n,
  }
  return type.toBinary({ ...whole, [field]: list.slice(start, end), pagination })
}

/** The chain counts where it is told to or told nothing, and never when it goes on from a key. */
function isCounted(page: PageRequest | undefined): boolean {
  if (page === undefined) return true
  return page.key.length === 0 && (page.countTotal || page.limit === 0n)
}

/** The one list of a reply that has pages. */
function listField({ fields }: IMessageType<object>): string | undefined {
  if (!fields.some(({ localName }) => localName === 'pagination')) return undefined
  const lists = fields.filter(
    (field) => 'repeat' in field && (field.repeat ?? RepeatType.NO) !== RepeatType.NO,
  )
  return lists.length === 1 ? lists[0]?.localName : undefined
}

function startOf(page: PageRequest | undefined): number {
  return page === undefined || page.key.length === 0 ? Number(page?.offset ?? 0n) : decodeKey(page.key)
}

const prefix = 'after '

function encodeKey(position: number): Uint8Array {
  return Buffer.from(`${prefix}${position}`)
}

function decodeKey(key: Uint8Array): number {
  const text = Buffer.from(key).toString('latin1')
  const position = text.startsWith(prefix) ? Number(text.slice(prefix.length)) : Number.NaN
  if (Number.isSafeInteger(position)) return position
  throw invalidInput('page.key', 'the key is none that this recording gave', {})
}
