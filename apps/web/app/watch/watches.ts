import { watchedKey } from './watched-key.ts'
import { readStored, store } from '../stored.ts'
import { isThing, mostThings, type Thing } from './news.ts'

/** Something that the visitor wants to be told of, as this browser keeps it. */
export type Watch = {
  thing: Thing
  /** As its page calls it. */
  name: string
  /** The price that a market has to reach, decimal text in whole tokens, and whether it has to rise to it. */
  price?: { at: string; isRise: boolean }
  /** What prices are in, for showing. */
  unit?: string
  /** How a market was traded when that was heard last. */
  status?: string
  /** What was told last. Time in milliseconds since 1970. */
  last?: { said: string; path: string; time: number }
  /** Nothing more will come: the transaction is there, the price is reached. */
  isDone?: boolean
}

const heardKey = 'explorer-watched-height'

/** Two prices of a market are two watches. */
export function keyOf({ thing, price }: Pick<Watch, 'thing' | 'price'>): string {
  return price === undefined ? thing : `${thing} ${price.at}`
}

let kept: readonly Watch[] | undefined
const listeners = new Set<() => void>()

/** What this browser keeps; nothing where it keeps nothing. */
export function readWatches(): readonly Watch[] {
  kept ??= parseWatches(readStored(watchedKey))
  return kept
}

export function subscribeToWatches(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another tab has changed it. */
export function rereadWatches(): void {
  kept = undefined
  for (const listener of listeners) listener()
}

/** @returns why not: there are too many, or this browser keeps nothing */
export function addWatch(watch: Watch): 'full' | 'notKept' | undefined {
  rereadWatches()
  const others = readWatches().filter((one) => keyOf(one) !== keyOf(watch))
  if (others.length >= mostThings) return 'full'
  // What was heard for others, long ago maybe, is no beginning for this one.
  if (others.length === 0) writeHeard('0')
  return writeWatches([...others, watch]) ? undefined : 'notKept'
}

export function removeWatch(key: string): void {
  writeWatches(readWatches().filter((one) => keyOf(one) !== key))
}

/** Notes what was told; nothing when it isn't watched any more. */
export function changeWatch(key: string, change: Partial<Watch>): void {
  writeWatches(readWatches().map((one) => (keyOf(one) === key ? { ...one, ...change } : one)))
}

/** Up to which block accounts have been heard of; "0" for none. */
export function readHeard(): string {
  const text = readStored(heardKey) ?? ''
  return /^\d{1,15}$/.test(text) ? text : '0'
}

export function writeHeard(height: string): void {
  store(heardKey, height)
}

function writeWatches(next: readonly Watch[]): boolean {
  const isKept = store(watchedKey, JSON.stringify(next))
  if (isKept) kept = next
  for (const listener of listeners) listener()
  return isKept
}

/** What another version of the site has kept, or anybody else has written, is left out where it isn't understood. */
export function parseWatches(text: string | null): Watch[] {
  try {
    const told: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(told) ? told.flatMap(readWatch).slice(0, mostThings) : []
  } catch {
    return []
  }
}

function readWatch(told: unknown): Watch[] {
  const { thing, name, price, unit, status, last, isDone } = Object(told) as Record<string, unknown>
  if (typeof thing !== 'string' || !isThing(thing)) return []
  const { at, isRise } = Object(price) as Record<string, unknown>
  const { said, path, time } = Object(last) as Record<string, unknown>
  return [
    {
      thing,
      name: typeof name === 'string' ? name : thing,
      ...(isPrice(at) && { price: { at, isRise: isRise === true } }),
      ...(typeof unit === 'string' && { unit }),
      ...(typeof status === 'string' && { status }),
      ...(typeof said === 'string' &&
        typeof path === 'string' &&
        /^\/[^/]/.test(path) &&
        Number.isSafeInteger(time) && { last: { said, path, time: Number(time) } }),
      ...(isDone === true && { isDone }),
    },
  ]
}

/** Decimal text above 0, of a length that means something. */
export function isPrice(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,18}(\.\d{1,18})?$/.test(text) && /[1-9]/.test(text)
}
