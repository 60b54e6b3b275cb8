import { setTimeout as sleep } from 'node:timers/promises'
import { unavailable } from '@injsight/errors'

type Clock = { now: () => number; wait: (milliseconds: number) => Promise<unknown> }

/** Everybody's own; a test has one that it moves on. */
const realClock: Clock = { now: () => performance.now(), wait: sleep }

/** How long a question may stand in line: whoever waits for it has left by then. */
const longestWaitMs = 10_000

/** Waits for a question's turn. @throws Fault `unavailable`, code `host.busy`, when that would be too late */
export type Turn = () => Promise<void>

/** A budget for each host by its name and port: who answers several services is asked by all of them together. */
export function createBudgets(perSecond: number): (url: string) => Turn {
  const budgets = new Map<string, Turn>()
  return (url) => {
    const { host } = new URL(url)
    const turn = budgets.get(host) ?? createBudget(host, perSecond)
    budgets.set(host, turn)
    return turn
  }
}

/** Lets so many through in a second, as many of them at once, and the others one after the other. */
export function createBudget(name: string, perSecond: number, { now, wait }: Clock = realClock): Turn {
  const each = 1000 / perSecond
  /** When the next would be let through if they came evenly. */
  let due = now()
  return async () => {
    due = Math.max(due, now() - 1000 + each)
    const waitMs = due - now()
    if (waitMs > longestWaitMs)
      throw unavailable('host.busy', `Too much is asked of ${name} at the moment: try again in a minute`)
    due += each
    if (waitMs > 0) await wait(waitMs)
  }
}
