import { notFound } from '@injsight/errors'
import { cardOfAuction } from '../cards/card-of-auction.server.ts'
import { cardOfPacket, cardOfTransfer } from '../cards/card-of-bridge.server.ts'
import { cardOfChannel } from '../cards/card-of-channel.server.ts'
import { cardOfFeed } from '../cards/card-of-feed.server.ts'
import { cardOfMarket } from '../cards/card-of-market.server.ts'
import { cardOfParameters } from '../cards/card-of-parameters.server.ts'
import { cardOfCollection, cardOfNft } from '../cards/card-of-nft.server.ts'
import { cardOfOrder } from '../cards/card-of-order.server.ts'
import { cardOfTrade } from '../cards/card-of-trade.server.ts'
import { cardOfAccount } from '../cards/card-of-account.server.ts'
import { cardOfBlock } from '../cards/card-of-block.server.ts'
import { cardOfCode } from '../cards/card-of-code.server.ts'
import { cardOfContract } from '../cards/card-of-contract.server.ts'
import { cardOfProposal } from '../cards/card-of-proposal.server.ts'
import { cardOfSite } from '../cards/card-of-site.server.ts'
import { cardOfToken } from '../cards/card-of-token.server.ts'
import { cardOfTransaction } from '../cards/card-of-transaction.server.ts'
import { cardOfValidator } from '../cards/card-of-validator.server.ts'
import { cardOfWay } from '../cards/card-of-way.server.ts'
import { paintCard } from '../cards/paint-card.server.ts'
import { splitPath } from '../language/languages.ts'
import { page } from '../page.server.ts'
import type { Route } from './+types/card'

/** What is on a card, and how long: a block and a transaction stay what they are. */
const cards = {
  block: { read: cardOfBlock, seconds: 3600 },
  transaction: { read: cardOfTransaction, seconds: 3600 },
  account: { read: cardOfAccount, seconds: 60 },
  contract: { read: cardOfContract, seconds: 60 },
  proposal: { read: cardOfProposal, seconds: 60 },
  validator: { read: cardOfValidator, seconds: 60 },
  code: { read: cardOfCode, seconds: 60 },
  token: { read: cardOfToken, seconds: 60 },
  nft: { read: cardOfNft, seconds: 60 },
  nfts: { read: cardOfCollection, seconds: 60 },
  'trade-history': { read: cardOfTrade, seconds: 3600 },
  order: { read: cardOfOrder, seconds: 60 },
  bridge: { read: cardOfTransfer, seconds: 60 },
  packet: { read: cardOfPacket, seconds: 60 },
  auction: { read: cardOfAuction, seconds: 60 },
  channel: { read: cardOfChannel, seconds: 60 },
  client: { read: cardOfWay('client'), seconds: 60 },
  connection: { read: cardOfWay('connection'), seconds: 60 },
  market: { read: cardOfMarket, seconds: 60 },
  oracle: { read: cardOfFeed, seconds: 60 },
  params: { read: cardOfParameters, seconds: 60 },
  site: { read: cardOfSite, seconds: 3600 },
}

/** The image of a page, for where a link to it is shared. */
export const loader = page(async ({ params: { kind, name }, url }: Route.LoaderArgs) => {
  if (!isKind(kind) || name === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  const { read, seconds } = cards[kind]
  const png = await paintCard(await read(name, splitPath(url.pathname).language))
  return new Response(Buffer.from(png), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${seconds}` },
  })
})

function isKind(text: string): text is keyof typeof cards {
  return Object.hasOwn(cards, text)
}
