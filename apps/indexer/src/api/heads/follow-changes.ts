import type { Feed } from './new-heights.ts'

/** What of a state is other than it was at the head before, from the moment of the call on. */
export async function* followChanges<Value>(
  feed: Feed,
  signal: AbortSignal,
  read: () => Promise<Map<string, Value>>,
): AsyncGenerator<Value> {
  let before: Map<string, string> | undefined
  for await (const _ of feed.follow(signal)) {
    const now = await read()
    const texts = new Map([...now].map(([name, value]) => [name, toText(value)]))
    for (const [name, value] of now) {
      if (before !== undefined && before.get(name) !== texts.get(name)) yield value
    }
    before = texts
  }
}

function toText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
}
