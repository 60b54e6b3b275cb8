/** Reads an event; of what can not be read the type is noted. */
export function attempt(type: string, unread: Set<string>, read: () => void): void {
  try {
    read()
  } catch {
    unread.add(type)
  }
}
