import { formatDecimal } from '#src/state/columns.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { secondsOf } from './price.ts'
import { records, recordSpans, type RecordSpan } from './tables.ts'

/** Seconds and price, as they are kept. */
type Stored = [string, string][]

const longestSeconds = 300n
const blocksPerCleaning = 100_000n

/** The chain keeps the prices of five minutes, and looks at their age when another one comes. */
export async function appendRecord(
  state: State,
  oracle: string,
  symbol: string,
  { time, price }: { time: bigint; price: bigint },
): Promise<void> {
  const span = await state.find(recordSpans, { oracle, symbol })
  const kept = span && (await dropBefore(state, span, time - longestSeconds))
  const minute = time / 60n
  const earlier = kept && (await findRecords(state, { oracle, symbol }, minute))
  const others = (earlier ?? []).filter(([second]) => second !== time.toString() || kept?.last !== time)
  state.put(records, {
    oracle,
    symbol,
    minute,
    records: [...others, [time.toString(), formatDecimal(price)]],
  })
  state.put(recordSpans, { oracle, symbol, first: kept?.first ?? minute, last: time })
}

/** Once in many blocks it looks at all of them. */
export async function cleanRecords(state: State, block: BlockContext): Promise<void> {
  if (block.height % blocksPerCleaning !== 0n) return
  for (const span of await state.list(recordSpans, {})) {
    const kept = await dropBefore(state, span, secondsOf(block) - longestSeconds)
    if (kept !== undefined) state.put(recordSpans, kept)
  }
}

/** @returns what is left; undefined for nothing, whose span is removed */
async function dropBefore(state: State, span: RecordSpan, from: bigint): Promise<RecordSpan | undefined> {
  const { oracle, symbol, first, last } = span
  const end = last < from ? last / 60n : from / 60n - 1n
  for (let minute = first; minute <= end; minute++) state.remove(records, { oracle, symbol, minute })
  if (last < from) {
    state.remove(recordSpans, { oracle, symbol })
    return undefined
  }
  const partly = from / 60n
  if (first > partly) return span
  const cut = await findRecords(state, span, partly)
  const left = cut.filter(([second]) => BigInt(second) >= from)
  if (left.length === 0) state.remove(records, { oracle, symbol, minute: partly })
  else if (left.length < cut.length) state.put(records, { oracle, symbol, minute: partly, records: left })
  return { ...span, first: left.length === 0 ? await nextMinute(state, span, partly) : partly }
}

async function nextMinute(state: State, span: RecordSpan, after: bigint): Promise<bigint> {
  for (let minute = after + 1n; minute < span.last / 60n; minute++) {
    if ((await findRecords(state, span, minute)).length > 0) return minute
  }
  return span.last / 60n
}

async function findRecords(
  state: State,
  { oracle, symbol }: { oracle: string; symbol: string },
  minute: bigint,
): Promise<Stored> {
  return ((await state.find(records, { oracle, symbol, minute }))?.records ?? []) as Stored
}

/** Puts what a node says that it keeps. */
export function putRecords(
  state: State,
  oracle: string,
  symbol: string,
  all: { time: bigint; price: bigint }[],
): void {
  const byMinute = Map.groupBy(all, ({ time }) => time / 60n)
  for (const [minute, some] of byMinute) {
    const stored = some.map(({ time, price }) => [time.toString(), formatDecimal(price)])
    state.put(records, { oracle, symbol, minute, records: stored })
  }
  const [first, last] = [all[0], all.at(-1)]
  if (first === undefined || last === undefined) return
  state.put(recordSpans, { oracle, symbol, first: first.time / 60n, last: last.time })
}
