import { assert } from '@injsight/errors'
import { ChainEvent } from '#src/decode/chain-event.ts'
import type { Fact, RunMessage } from '#src/decode/facts.ts'
import type { TxContext } from '#src/handlers/module.ts'
import { pack, unpack } from './pack.ts'

// A busy block has a hundred facts, most of them events. Lists are packed several times faster than objects, whose
// names are written with each; what is in two facts, the context of a transaction or an event of a message, stays one.

type Packed = { txs: TxContext[]; told: (PackedEvent | PackedMessage)[] }

/** Its type, where it stands, then keys and values in turn. */
type PackedEvent = [type: string, ordinal: number, tx: number | null, ...attributes: (string | null)[]]
type PackedMessage = RunMessage<PackedEvent> & { tx: number }

export function packFacts(facts: Fact[]): Uint8Array {
  const txs = new Set<TxContext>()
  const packEvent = remember(flatten)
  const told = facts.map((fact) => {
    if (fact.tx !== undefined) txs.add(fact.tx)
    if (fact.kind === 'event') return packEvent(fact.event)
    return { ...fact.message, events: fact.message.events.map(packEvent), tx: fact.tx.index }
  })
  return pack({ txs: [...txs], told } satisfies Packed)
}

export function unpackFacts(bytes: Uint8Array): Fact[] {
  const { txs, told } = unpack(bytes) as Packed
  const byPlace = new Map(txs.map((tx) => [tx.index, tx]))
  const unpackEvent = remember(toEvent)
  return told.map((one): Fact => {
    if (Array.isArray(one)) {
      const event = unpackEvent(one)
      return { kind: 'event', event, tx: event.tx === undefined ? undefined : byPlace.get(event.tx) }
    }
    const { tx, events, ...rest } = one
    const context = byPlace.get(tx)
    assert(context !== undefined, 'a message came without its transaction', { tx })
    return { kind: 'message', message: { ...rest, events: events.map(unpackEvent) }, tx: context }
  })
}

function flatten({ type, ordinal, tx, attributes }: ChainEvent): PackedEvent {
  const packed: PackedEvent = [type, ordinal, tx ?? null]
  for (const { key, value } of attributes) packed.push(key, value)
  return packed
}

function toEvent(packed: PackedEvent): ChainEvent {
  const [type, ordinal, tx] = packed
  const attributes: ChainEvent['attributes'] = []
  for (let at = 3; at < packed.length; at += 2) {
    attributes.push({ key: packed[at] as string, value: packed[at + 1] as string | null })
  }
  return new ChainEvent({ type, attributes }, { ordinal, ...(tx !== null && { tx }) })
}

/** Makes one thing of another once, however often it is asked. */
function remember<From, To>(make: (from: From) => To): (from: From) => To {
  const made = new Map<From, To>()
  return (from) => {
    const known = made.get(from)
    if (known !== undefined) return known
    const one = make(from)
    made.set(from, one)
    return one
  }
}
