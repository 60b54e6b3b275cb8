import type { Recording } from '@injsight/testing'
import { readRecordedBlocks, type RecordedEvent } from './recorded-blocks.ts'

/** What the node told of a block, event by event: of its transactions that were carried out, then of itself. */
type ToldEvent = { height: number; type: string; values: Record<string, string> }

const read = new Map<string, ToldEvent[]>()

/** All events of some types, in the order of the chain. */
export function listRecordedEvents(recording: Recording, ...types: string[]): ToldEvent[] {
  const key = `${recording.folder} ${types.join(' ')}`
  const events = read.get(key) ?? [...readEvents(recording, new Set(types))]
  read.set(key, events)
  return events
}

function* readEvents(recording: Recording, types: Set<string>): Generator<ToldEvent> {
  for (const { block, block_results: results } of readRecordedBlocks(recording)) {
    const height = Number(block.block.header.height)
    const transactions = (results.txs_results ?? []).filter(({ code }) => code === 0)
    for (const event of [
      ...transactions.flatMap(({ events }) => events),
      ...(results.finalize_block_events ?? []),
    ]) {
      if (types.has(event.type)) yield { height, type: event.type, values: valuesOf(event) }
    }
  }
}

function valuesOf({ attributes }: RecordedEvent): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value]))
}
