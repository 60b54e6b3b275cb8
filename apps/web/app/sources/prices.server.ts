import { makeClient, Prices } from '@injsight/injsight-v1'
import { createOutsidePrices } from './asking/outside-prices.server.ts'
import { indexer } from './asking/clients.server.ts'

export type { OutsidePrices } from './asking/outside-prices.server.ts'

const client = makeClient(Prices, indexer)

/** @param denoms of which the chain itself tells no price */
export const fetchOutsidePrices = createOutsidePrices(
  async (denoms) => (await client.listPrices({ denoms }).response).prices,
)
