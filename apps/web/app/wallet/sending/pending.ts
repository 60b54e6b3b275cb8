import { pendingKey } from './pending-key.ts'

/** A transaction on its way into a block. */
export type Pending = {
  /** Upper-case hex; `0x…` of one that a wallet has sent itself; empty while only who pays for it could tell. */
  hash: string
  /** The last block that may have it, in decimal; of one that a wallet has sent, until when it is waited for. */
  timeoutHeight: string
  /** How it is found without its hash. */
  signed?: Signed
  /** When it was sent, in milliseconds since 1970. */
  since: number
}

/** Who has signed, `inj1…`, under which of their numbers, and the beginning of their signature in base64. */
export type Signed = { address: string; sequence: string; signature: string }

/** No block may have it any more after so long, even of a chain that began anew under the same address. */
const longestMs = 3_600_000

/** What is on its way; a page that was loaded anew finds it again. */
export function readPending(): Pending | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(pendingKey) ?? '{}') as Partial<Pending>
    const { hash = '', timeoutHeight = '', since = 0, signed } = kept
    const isFound = signed ? hash === '' : /^(?:0x[0-9a-f]{64}|[0-9A-F]{64})$/.test(hash)
    if (!isFound || !/^\d{1,19}$/.test(timeoutHeight) || !(Date.now() - since < longestMs)) return undefined
    return { hash, timeoutHeight, since, ...(signed && { signed }) }
  } catch {
    return undefined // no storage, or not ours
  }
}

/** Kept as soon as it is signed and before it is sent: what happens then, it is found again. */
export function keepPending(pending: Pending): void {
  try {
    localStorage.setItem(pendingKey, JSON.stringify(pending))
  } catch {
    // Without a storage it is followed while the page stands.
  }
}

/** @param own nothing else is dropped: another tab may have ended it sooner, and sent the next one */
export function dropPending(own?: Pending): void {
  const kept = readPending()
  if (own !== undefined && kept !== undefined && kept.since !== own.since) return
  try {
    localStorage.removeItem(pendingKey)
  } catch {
    // There is none.
  }
}
