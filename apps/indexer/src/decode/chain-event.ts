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
export class ChainEvent {
  readonly type: string
  readonly tx: number | undefined
  readonly ordinal: number
  readonly attributes: NonNullable<RpcEvent['attributes']>
  readonly mode: 'BeginBlock' | 'EndBlock' | undefined
  /** The place of the event's message; undefined for what stands outside of messages. */
  readonly message: number | undefined
  #parsed: Map<string, unknown> | undefined
  #reader: object | undefined
  #kept: unknown

  constructor({ type, attributes }: RpcEvent, { tx, ordinal }: EventPlace) {
    this.type = type
    this.tx = tx
    this.ordinal = ordinal
    this.attributes = attributes ?? []
    this.mode = modeOf(this.#findAdded('mode'))
    this.message = numberOf(this.#findAdded('msg_index'))
  }

  /** The first value of a key. */
  find(key: string): string | undefined {
    for (const one of this.attributes) if (one.key === key) return one.value ?? undefined
    return undefined
  }

  /** What the chain adds stands last: a contract may say the same word before. */
  #findAdded(key: string): string | undefined {
    return this.attributes.findLast((one) => one.key === key)?.value ?? undefined
  }

  /** @throws Fault `bad-chain-data` when there is none */
  text(key: string): string {
    const value = this.find(key)
    if (value === undefined) throw badChainData('event.attribute', `The event ${this.type} has no "${key}"`)
    return value
  }

  /** The value of a typed event's attribute. @throws when there is none, or it is no JSON */
  json(key: string): unknown {
    const known = this.#parsed?.get(key)
    if (known !== undefined) return known
    const value: unknown = JSON.parse(this.text(key))
    this.#parsed ??= new Map()
    this.#parsed.set(key, value)
    return value
  }

  /** What the last reader made of the event: when state and history read it alike, it is read once. */
  keep<Value>(reader: object, read: () => Value): Value {
    if (this.#reader !== reader) {
      this.#kept = read()
      this.#reader = reader
    }
    return this.#kept as Value
  }

  /** A typed event's whole value, as one object. */
  object(): Record<string, unknown> {
    const named = this.attributes.filter(({ key }) => !added.has(key))
    return Object.fromEntries(named.map(({ key }) => [key, this.json(key)]))
  }
}

export function createEvent(event: RpcEvent, place: EventPlace): ChainEvent {
  return new ChainEvent(event, place)
}

// What the chain adds to the attributes of an event.
const added = new Set(['mode', 'msg_index', 'authz_msg_index'])

function modeOf(text: string | undefined): 'BeginBlock' | 'EndBlock' | undefined {
  return text === 'BeginBlock' || text === 'EndBlock' ? text : undefined
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}
