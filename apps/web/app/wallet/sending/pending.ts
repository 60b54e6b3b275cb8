/** A transaction on its way into a block. */
export type Pending = {
  /** Upper-case hex. */
  hash: string
  /** The last block that may have it, in decimal. */
  timeoutHeight: string
  /** When it was sent, in milliseconds since 1970. */
  since: number
}

// Of the site, which is of one chain: whichever tab has sent it, the next waits for it.
const key = 'pendingTransaction'

/** No block may have it any more after so long, even of a chain that began anew under the same address. */
const longestMs = 3_600_000

/** What is on its way; a page that was loaded anew finds it again. */
export function readPending(): Pending | undefined {
  try {
    const { hash, timeoutHeight, since } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Pending>
    if (!hash || !/^[0-9A-F]{64}$/.test(hash) || !timeoutHeight || !/^\d{1,19}$/.test(timeoutHeight))
      return undefined
    const isYoung = typeof since === 'number' && Date.now() - since < longestMs
    return isYoung ? { hash, timeoutHeight, since } : undefined
  } catch {
    return undefined // no storage, or not ours
  }
}

/** Kept as soon as it is signed and before it is sent: what happens then, it is found again. */
export function keepPending(pending: Pending): void {
  try {
    localStorage.setItem(key, JSON.stringify(pending))
  } catch {
    // Without a storage it is followed while the page stands.
  }
}

export function dropPending(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // There is none.
  }
}
