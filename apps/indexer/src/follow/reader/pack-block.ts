import { ChainEvent } from '#src/decode/chain-event.ts'
import type { Fact } from '#src/decode/facts.ts'
import type { FetchedBlock } from '../fetch-block.ts'
import { packFault, unpackFault, type PackedFault } from './pack-fault.ts'
import { pack, unpack } from './pack.ts'

/** A block as bytes, on its way from one thread to another. */
export type PackedBlock = { block: Uint8Array; facts: Uint8Array }

export function packBlock({ facts, flaw, ...rest }: FetchedBlock): PackedBlock {
  return {
    block: pack({ ...rest, flaw: flaw && packFault(flaw) } satisfies Rest),
    facts: pack(mapEvents(facts(), flatten)),
  }
}

/** Facts stay packed until they are asked for: those of a hundred blocks that wait are much to carry about. */
export function unpackBlock({ block, facts }: PackedBlock): FetchedBlock {
  const { flaw, ...rest } = unpack(block) as Rest
  return {
    ...rest,
    flaw: flaw && unpackFault(flaw),
    facts: () => mapEvents(unpack(facts) as Fact<Flat>[], toEvent),
  }
}

type Rest = Omit<FetchedBlock, 'facts' | 'flaw'> & { flaw: PackedFault | undefined }

/** Of an event: its type, where it stands, then keys and values in turn. A list is packed in a fifth of the time. */
type Flat = [type: string, ordinal: number, tx: number | null, ...attributes: (string | null)[]]

function flatten({ type, ordinal, tx, attributes }: ChainEvent): Flat {
  return [type, ordinal, tx ?? null, ...attributes.flatMap(({ key, value }) => [key, value])]
}

function toEvent([type, ordinal, tx, ...rest]: Flat): ChainEvent {
  const attributes: ChainEvent['attributes'] = []
  for (let at = 0; at < rest.length; at += 2) {
    attributes.push({ key: rest[at] ?? '', value: rest[at + 1] ?? null })
  }
  return new ChainEvent({ type, attributes }, { ordinal, ...(tx !== null && { tx }) })
}

/** What is the same event in several facts stays the same one. */
function mapEvents<From, To>(facts: Fact<From>[], make: (event: From) => To): Fact<To>[] {
  const made = new Map<From, To>()
  const map = (event: From): To => {
    const known = made.get(event)
    if (known !== undefined) return known
    const one = make(event)
    made.set(event, one)
    return one
  }
  return facts.map((fact) =>
    fact.kind === 'event'
      ? { ...fact, event: map(fact.event) }
      : { ...fact, message: { ...fact.message, events: fact.message.events.map(map) } },
  )
}
