import { makeClient, Prices, type PastPrice } from '@injsight/injsight-v1'
import { createOutsidePrices } from './asking/outside-prices.server.ts'
import { indexer } from './asking/clients.server.ts'
import { soon } from './asking/soon.server.ts'

export type { OutsidePrices } from './asking/outside-prices.server.ts'

const client = makeClient(Prices, indexer)

/** @param denoms of which the chain itself tells no price */
export const fetchOutsidePrices = createOutsidePrices(
  async (denoms) => (await client.listPrices({ denoms }).response).prices,
)

/** A drawing is no reason to wait for long. */
const patienceMs = 800

/**
 * How a price that others tell went, the oldest first; none where nobody tells.
 *
 * @param from milliseconds since 1970, as `to`; within a year
 */
export async function fetchPastPrices(denom: string, from: number, to: number): Promise<PastPrice[]> {
  const asked = client.listPastPrices({ denom, from: BigInt(from), to: BigInt(to) }).response
  return (await soon(patienceMs, asked))?.prices ?? []
}
