import { invalidInput } from '@injsight/errors'
import { refusal, Status } from '@injsight/grpc-web'
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
 *
 * @throws Fault with the gRPC status 12 where the list was too long to be recorded whole, and this is not in its part
 */
export function cutPage(
  { O: type, name }: MethodInfo,
  reply: Uint8Array,
  page: PageRequest | undefined,
): Uint8Array {
  const recorded = type.fromBinary(reply) as Message
  const field = listField(type)
  if (field === undefined) return reply
  const list = recorded[field] as unknown[]
  const isPart = isPartOfList(recorded)
  const isReverse = page?.reverse === true
  const limit = Number(page?.limit ?? 0n)
  const keys = isReverse ? undefined : keysOf(list)
  const start = startOf(page, keys)
  const end = Math.min(list.length, start + (limit === 0 ? 100 : limit))
  if (isPart && (isReverse || start >= list.length)) {
    throw refusal(Status.unimplemented, `not in this recording: ${name} beyond the first ${list.length}`)
  }
  const pagination = {
    nextKey: end < list.length || isPart ? encodeKey(end, keys) : new Uint8Array(),
    total: isCounted(page) && !isPart ? BigInt(list.length) : 0n,
  }
  const items = (isReverse ? list.toReversed() : list).slice(start, end)
  return type.toBinary({ ...recorded, [field]: items, pagination })
}

/** Whether the node had more of this list than it gave. */
export function isPartOfList(reply: object): boolean {
  const { pagination } = reply as { pagination?: { nextKey?: Uint8Array } }
  return (pagination?.nextKey?.length ?? 0) > 0
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

/** Of entries of a store, in the order of their keys: a page of these begins with any key, as a node's does. */
function keysOf(list: readonly unknown[]): Uint8Array[] | undefined {
  const keys = list.flatMap((item) => {
    const { key } = item as { key?: unknown }
    return key instanceof Uint8Array ? [key] : []
  })
  return keys.length === list.length ? keys : undefined
}

function startOf(page: PageRequest | undefined, keys: Uint8Array[] | undefined): number {
  if (page === undefined || page.key.length === 0) return Number(page?.offset ?? 0n)
  if (keys === undefined) return decodeKey(page.key)
  const start = keys.findIndex((key) => Buffer.compare(key, page.key) >= 0)
  return start === -1 ? keys.length : start
}

const prefix = 'after '

function encodeKey(position: number, keys: Uint8Array[] | undefined): Uint8Array {
  if (keys === undefined) return Buffer.from(`${prefix}${position}`)
  // Where the store went on nobody recorded: somewhere after the last key.
  return keys[position] ?? Buffer.from([...(keys.at(-1) ?? []), 0])
}

function decodeKey(key: Uint8Array): number {
  const text = Buffer.from(key).toString('latin1')
  const position = text.startsWith(prefix) ? Number(text.slice(prefix.length)) : Number.NaN
  if (Number.isSafeInteger(position)) return position
  throw invalidInput('page.key', 'the key is none that this recording gave', {})
}
