import { asFault } from '@injsight/errors'
import { createObjectCache } from '../upstream/object-cache.ts'

const [minute, hour] = [60_000, 3_600_000]
/** How many are looked up for one question, how many wait at most, and how many are looked up at once. */
const [mostForOne, mostWaiting, mostAtOnce] = [4, 40, 2]
/** However many new accounts the chain's blocks speak of. */
const mostInMinute = 60

export type Learned = { known: Map<string, string>; unknown: string[] }

/**
 * What accounts are called, told at once as far as it is known. A few of the others are looked up meanwhile, so that
 * whoever asks again knows more: nobody waits for a name.
 *
 * @param findName throws Fault `not-found` for an account without a name
 */
export function createNameLearner(
  findName: (account: string) => Promise<string>,
  now: () => number = () => performance.now(),
) {
  /** Empty for an account that has no name. */
  const names = createObjectCache<string>()
  const waiting = new Set<string>()
  let underway = 0
  let left = mostInMinute
  let filledAt = now()

  function spend(): boolean {
    if (now() - filledAt >= minute) [left, filledAt] = [mostInMinute, now()]
    if (left === 0) return false
    left -= 1
    return true
  }

  async function lookUp(account: string): Promise<void> {
    underway += 1
    try {
      names.set(account, await findName(account), hour)
    } catch (error) {
      names.set(account, '', asFault(error).kind === 'not-found' ? hour : minute)
    }
    underway -= 1
    waiting.delete(account)
    goOn()
  }

  function goOn(): void {
    for (const account of [...waiting].slice(underway, mostAtOnce)) void lookUp(account)
  }

  return (accounts: readonly string[]): Learned => {
    const told = new Map(accounts.map((account) => [account, names.get(account)] as const))
    const unknown = [...told].flatMap(([account, name]) => (name === undefined ? [account] : []))
    const fresh = unknown.filter((account) => !waiting.has(account)).slice(0, mostForOne)
    for (const account of fresh) if (waiting.size < mostWaiting && spend()) waiting.add(account)
    goOn()
    const known = new Map([...told].flatMap(([account, name]) => (name ? [[account, name] as const] : [])))
    return { known, unknown }
  }
}
