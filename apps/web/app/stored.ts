/** What this browser keeps under a name; nothing where it keeps nothing, which one may be told to do: it throws then. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** @returns whether it is kept: what isn't holds for this page alone */
export function store(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
