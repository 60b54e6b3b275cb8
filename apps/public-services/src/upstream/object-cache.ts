export type ObjectCache<Value> = {
  /** What is kept, while it is true. */
  get: (key: string) => Value | undefined
  set: (key: string, value: Value, lastsMs: number) => void
}

const usualEntries = 1000

/** Keeps so many things, each as long as it is true; what was asked for the longest ago goes first. */
export function createObjectCache<Value>(
  entries = usualEntries,
  now: () => number = () => performance.now(),
): ObjectCache<Value> {
  const kept = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const known = kept.get(key)
      if (known === undefined) return undefined
      kept.delete(key)
      if (known.until <= now()) return undefined
      kept.set(key, known) // asked for last, forgotten last
      return known.value
    },
    set(key, value, lastsMs) {
      kept.delete(key)
      kept.set(key, { value, until: now() + lastsMs })
      for (const oldest of kept.keys()) {
        if (kept.size <= entries) break
        kept.delete(oldest)
      }
    },
  }
}
