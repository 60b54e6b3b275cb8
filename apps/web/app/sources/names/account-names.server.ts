/** What accounts chose to be called at a name service. */
export type AccountNames = {
  /** As far as it is known by now; what isn't is asked for, and is known when somebody looks again. */
  nameOf: (account: string) => string | undefined
  /** What has been told besides. */
  remember: (account: string, name: string) => void
}

export type Told = { names: readonly { account: string; name: string }[]; unknown: readonly string[] }

const keptMs = 600_000
/** Who failed is left alone for so long; who doesn't know such names, for longer. */
const restMs = 10_000
const [mostKept, mostAtOnce] = [20_000, 200]

/**
 * Names that no page waits for: those that a page wants are asked for together, once it has been written.
 *
 * @param ask says what accounts are called; undefined where nobody can tell
 */
export function createAccountNames(
  ask: (accounts: string[]) => Promise<Told | undefined>,
  now: () => number = () => performance.now(),
): AccountNames {
  const kept = new Map<string, { name: string; until: number }>()
  const wanted = new Set<string>()
  let isAsking = false
  let restsUntil = Number.NEGATIVE_INFINITY

  function keep(account: string, name: string) {
    kept.delete(account)
    kept.set(account, { name, until: now() + keptMs })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  }

  async function askForWanted(): Promise<void> {
    const accounts = [...wanted]
    wanted.clear()
    try {
      const told = await ask(accounts)
      if (told === undefined) restsUntil = now() + keptMs
      else learn(accounts, told)
    } catch {
      restsUntil = now() + restMs // a page without names says the same
    }
    isAsking = false
  }

  function learn(accounts: readonly string[], { names, unknown }: Told) {
    const named = new Map(names.map(({ account, name }) => [account, name]))
    const later = new Set(unknown)
    for (const account of accounts) if (!later.has(account)) keep(account, named.get(account) ?? '')
  }

  function want(account: string) {
    if (now() < restsUntil || wanted.size >= mostAtOnce) return
    wanted.add(account)
    if (isAsking) return
    isAsking = true
    setImmediate(() => void askForWanted())
  }

  return {
    nameOf(account) {
      const known = kept.get(account)
      if (known === undefined || known.until <= now()) want(account)
      return known?.name || undefined
    },
    remember: keep,
  }
}
