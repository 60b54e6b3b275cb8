import { makeClient, Prices, type OutsidePrice } from '@injsight/injsight-v1'
import { part } from '../page.server.ts'
import { beyondSources } from '../trouble.ts'
import { indexer } from './asking/clients.server.ts'
import { soon } from './asking/soon.server.ts'

const client = makeClient(Prices, indexer)

/** A page waits no longer than this: what isn't there by then comes with the next one. */
const patienceMs = 800
const mostDenoms = 200

/** Prices that others tell, by denom; `beyond` where nobody is asked for any, as with an index alone. */
export type OutsidePrices = {
  of: ReadonlyMap<string, OutsidePrice>
  state: 'told' | 'silent' | 'beyond'
}

const beyond: OutsidePrices = { of: new Map(), state: 'beyond' }

/** @param denoms of which the chain itself tells no price */
export async function fetchOutsidePrices(denoms: readonly string[]): Promise<OutsidePrices> {
  if (denoms.length === 0) return beyond
  const asked = part(client.listPrices({ denoms: denoms.slice(0, mostDenoms) }).response)
  const told = await soon(patienceMs, asked)
  if (told?.missing === beyondSources) return beyond
  if (told?.value === undefined) return { of: new Map(), state: 'silent' }
  return { of: new Map(told.value.prices.map((one) => [one.denom, one])), state: 'told' }
}
