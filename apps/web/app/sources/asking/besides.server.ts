import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'

/** Of an index and public services together the one that isn't asked first. */
export type Beside = 'index' | 'public'

const notes = new AsyncLocalStorage<Set<string>>()

/** Asks for a part of a page, and tells whether a source besides the first told some of it. */
export async function noteBeside<Value>(
  ask: () => Promise<Value>,
): Promise<{ value: Value; beside: Beside | undefined }> {
  const told = new Set<string>()
  const value = await notes.run(told, ask)
  return { value, beside: told.has('public') ? 'public' : told.has('index') ? 'index' : undefined }
}

/** Notes for whoever asks here who told an answer that somebody else may have asked for. */
export function passOn(beside: Beside | undefined): void {
  if (beside !== undefined) notes.getStore()?.add(beside)
}

/**
 * What notes who answered a question; undefined where nobody wants to know. What no index knows, such as prices and
 * names of accounts, is told beside whatever stands in a part, and doesn't make it another's; neither does what things
 * are called.
 */
export function noteOf(path: string): ((headers: IncomingHttpHeaders) => void) | undefined {
  const told = notes.getStore()
  if (told === undefined || isBesideAll.test(path)) return undefined
  return (headers) => {
    const source = headers['x-injsight-beside']
    if (typeof source === 'string') told.add(source)
  }
}

const isBesideAll = /^\/injsight\.v1\.(?!Explorer\/(?!ListNames$|ListKnownNames$))/
