import { invalidInput, unavailable } from '@injsight/errors'

/** What became of a wish for coins; `busy`: too many have asked just now. */
export type FaucetOutcome = 'sent' | 'used' | 'busy'

type Options = {
  /** Of the faucet; the account and the chain are put behind it. */
  url: string
  perMinute?: number
  now?: () => number
  timeoutMs?: number
}

const day = 86_400_000
const minute = 60_000
/** Accounts that are remembered; beyond that the earliest may ask the faucet itself once more. */
const mostAccounts = 10_000

/** Asks a faucet for coins: for each account once a day, and for all together so often that nobody can wear it out. */
export function createFaucet({
  url,
  perMinute = 10,
  now = () => performance.now(),
  timeoutMs = 15_000,
}: Options) {
  /** When an account had its coins, or is about to have. */
  const given = new Map<string, number>()
  let asked: number[] = []

  /** @throws Fault `unavailable` when the faucet failed; `invalid-input` when it takes no such account */
  return async (account: string, chainId: string): Promise<FaucetOutcome> => {
    const time = now()
    if (time - (given.get(account) ?? Number.NEGATIVE_INFINITY) < day) return 'used'
    asked = asked.filter((one) => time - one < minute)
    if (asked.length >= perMinute) return 'busy'
    asked.push(time)
    remember(given, account, time)
    try {
      const outcome = await askFaucet(url, { account, chainId, timeoutMs })
      if (outcome === 'busy') given.delete(account)
      return outcome
    } catch (error) {
      given.delete(account)
      throw error
    }
  }
}

function remember(given: Map<string, number>, account: string, time: number): void {
  given.delete(account)
  given.set(account, time)
  for (const earliest of given.keys()) {
    if (given.size <= mostAccounts) break
    given.delete(earliest)
  }
}

type Wish = { account: string; chainId: string; timeoutMs: number }

async function askFaucet(url: string, { account, chainId, timeoutMs }: Wish): Promise<FaucetOutcome> {
  const query = new URLSearchParams({ address: account, chainId })
  const answer = await fetch(`${url}?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw unavailable('faucet.down', 'The faucet did not answer', { account }, error)
  })
  const { status } = answer
  await answer.body?.cancel() // what it says besides is for whoever runs it
  const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '')
  if (status === 200 && isJson) return 'sent'
  if (status === 400 || status === 409) return 'used'
  if (status === 429) return 'busy'
  if (status === 422) throw invalidInput('faucet.account', `The faucet takes no ${account}`, { account })
  throw unavailable('faucet.failed', `The faucet answered with status ${status}`, {
    account,
    httpStatus: status,
  })
}
