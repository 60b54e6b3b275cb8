/** What this tab keeps under a name, also for the pages to come; null where nothing is, or its browser keeps nothing. */
export function readInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/**
 * @param text null for nothing any more
 * @returns whether it is kept so: what isn't holds for this page alone
 */
export function storeInTab(name: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
