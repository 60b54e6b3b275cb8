import type { HostName } from '../../src/networks.ts'
import type { Family } from './family.ts'
import { content } from './families/content.ts'
import { chain } from './families/chain.ts'
import { charts } from './families/charts.ts'
import { ethereum } from './families/ethereum.ts'
import { exchange } from './families/exchange.ts'
import { explorer } from './families/explorer.ts'
import { gateway } from './families/gateway.ts'
import { node } from './families/node.ts'
import { identities, ipfs, pictures } from './families/pictures.ts'
import { priceFeeds } from './families/price-feeds.ts'
import { priceProvider } from './families/price-provider.ts'
import { prices } from './families/prices.ts'
import { rest } from './families/rest.ts'
import { uiApi } from './families/ui-api.ts'

/** What each host answers. */
export const families: Record<HostName, Family> = {
  explorer,
  exchange,
  chain,
  rest,
  node,
  charts,
  gateway,
  content,
  uiApi,
  prices,
  priceProvider,
  priceFeeds,
  pictures,
  identities,
  ipfs,
  ethereum,
}
