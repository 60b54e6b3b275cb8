import { badChainData } from '@injsight/errors'
import type { RpcEvent } from '@injsight/node-client'

/** Where an event stands in its block. */
export type EventPlace = {
  /** The transaction's place in its block; undefined for what happens at the beginning or the end of the block. */
  tx?: number
  /** Counts the events of a block in the order of the node's answer: those of transactions, then the block's own. */
  ordinal: number
}

/** An event, whose attributes are read when they are asked for. */
export type ChainEvent = ReturnType<typeof createEvent>

export function createEvent({ type, attributes }: RpcEvent, { tx, ordinal }: EventPlace) {
  const all = attributes ?? []
  const parsed = new Map<string, unknown>()
  let kept: { reader: object; value: unknown } | undefined
  /** The first value of a key. */
  function find(key: string): string | undefined {
    return all.find((one) => one.key === key)?.value ?? undefined
  }
  function text(key: string): string {
    const value = find(key)
    if (value === undefined) throw badChainData('event.attribute', `The event ${type} has no "${key}"`)
    return value
  }
  function json(key: string): unknown {
    if (!parsed.has(key)) parsed.set(key, JSON.parse(text(key)))
    return parsed.get(key)
  }
  return {
    type,
    tx,
    ordinal,
    attributes: all,
    find,
    /** @throws Fault `bad-chain-data` when there is none */
    text,
    /** The value of a typed event's attribute. @throws when there is none, or it is no JSON */
    json,
    /** What the last reader made of the event: when state and history read it alike, it is read once. */
    keep<Value>(reader: object, read: () => Value): Value {
      if (kept?.reader !== reader) kept = { reader, value: read() }
      return kept.value as Value
    },
    /** A typed event's whole value, as one object. */
    object(): Record<string, unknown> {
      return Object.fromEntries(all.filter(({ key }) => !added.has(key)).map(({ key }) => [key, json(key)]))
    },
    mode: modeOf(find('mode')),
    /** The place of the event's message; undefined for what stands outside of messages. */
    message: numberOf(find('msg_index')),
    /** The place of its message inside an authorised execution. */
    authorised: numberOf(find('authz_msg_index')),
  }
}

// What the chain adds to the attributes of an event.
const added = new Set(['mode', 'msg_index', 'authz_msg_index'])

function modeOf(text: string | undefined): 'BeginBlock' | 'EndBlock' | undefined {
  return text === 'BeginBlock' || text === 'EndBlock' ? text : undefined
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}
