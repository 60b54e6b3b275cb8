import type { OutsidePrice } from '@injsight/injsight-v1'
import { part } from '../../page.server.ts'
import { beyondSources } from '../../trouble.ts'
import { soon } from './soon.server.ts'

/** A page waits no longer than this: what isn't there by then comes with the next one. */
const patienceMs = 800
const mostDenoms = 200
/** For how long an index is taken at its word that it tells no such prices. */
const rememberedMs = 600_000

/** Prices that others tell, by denom; `beyond` where nobody is asked for any, as with an index alone. */
export type OutsidePrices = {
  of: ReadonlyMap<string, OutsidePrice>
  state: 'told' | 'silent' | 'beyond'
}

const beyond: OutsidePrices = { of: new Map(), state: 'beyond' }

/** @param ask what at most 200 denoms cost */
export function createOutsidePrices(
  ask: (denoms: string[]) => Promise<OutsidePrice[]>,
  now: () => number = () => performance.now(),
): (denoms: readonly string[]) => Promise<OutsidePrices> {
  let beyondUntil = Number.NEGATIVE_INFINITY
  return async (denoms) => {
    if (denoms.length === 0 || now() < beyondUntil) return beyond
    const told = await soon(patienceMs, part(ask(denoms.slice(0, mostDenoms))))
    if (told?.missing === beyondSources) {
      beyondUntil = now() + rememberedMs
      return beyond
    }
    if (told?.value === undefined) return { of: new Map(), state: 'silent' }
    return { of: new Map(told.value.map((one) => [one.denom, one])), state: 'told' }
  }
}
