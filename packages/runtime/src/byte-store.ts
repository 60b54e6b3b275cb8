export type ByteStore<Value extends { size: number }> = {
  find(key: string): Value | undefined
  set(key: string, value: Value): void
  delete(key: string): void
  deleteWhere(isGone: (value: Value) => boolean): void
  clear(): void
  /** Bytes that are kept now. */
  bytes(): number
}

/** What an entry takes beside its value and its key, about. */
const overhead = 512

/** Values by key up to so many bytes in all; those go first that were asked for longest ago. */
export function createByteStore<Value extends { size: number }>(limit: number): ByteStore<Value> {
  const entries = new Map<string, Value>() // in the order of their last use
  let kept = 0
  const sizeOf = (key: string, { size }: Value) => size + 2 * key.length + overhead
  const remove = (key: string) => {
    const value = entries.get(key)
    if (value === undefined) return
    entries.delete(key)
    kept -= sizeOf(key, value)
  }
  return {
    find(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      remove(key)
      if (sizeOf(key, value) > limit) return
      entries.set(key, value)
      kept += sizeOf(key, value)
      for (const oldest of entries.keys()) {
        if (kept <= limit) break
        remove(oldest)
      }
    },
    delete: remove,
    deleteWhere(isGone) {
      for (const [key, value] of entries) if (isGone(value)) remove(key)
    },
    clear() {
      entries.clear()
      kept = 0
    },
    bytes: () => kept,
  }
}
