import { asFault } from '@injsight/errors'
import type { MarketHours } from '@injsight/injsight-v1'
import type { Content } from './content.ts'
import { isObject } from './read-json.ts'

type Host = { getJson: (path: string) => Promise<Buffer> }
type Sources = { content: Content; uiApi: Host; priceFeeds: Host }

/** Categories whose markets follow what has hours: metals, currencies, stocks. */
const categoriesWithHours = ['rwa', 'stocks', 'iAssets']
const minute = 60_000

/** Whether each market that follows what has hours is open now; asked for at most once a minute, by all together. */
export function createMarketHours(sources: Sources, now: () => number = () => performance.now()) {
  let asked: { until: number; answer: Promise<MarketHours[]> } | undefined
  return (): Promise<MarketHours[]> => {
    if (asked === undefined || now() >= asked.until)
      asked = { until: now() + minute, answer: fetchHours(sources) }
    return asked.answer
  }
}

async function fetchHours(sources: Sources): Promise<MarketHours[]> {
  const [categories, markets] = await Promise.all([
    sources.content.read('helixMarketCategory'),
    sources.content.read('derivativeMarkets'),
  ])
  const wanted = new Set(
    categoriesWithHours.flatMap((name) => (categories.value.get(name) ?? []).map((one) => one.marketId)),
  )
  const followed = markets.value.filter(({ marketId }) => wanted.has(marketId)).flatMap(feedOf)
  return Promise.all(
    followed.map(async ({ marketId, feed }) => {
      const isOpen = await fetchIsOpen(sources, feed)
      return { marketId, isOpen: isOpen ?? false, isKnown: isOpen !== undefined }
    }),
  )
}

/** The feed of Pyth that a market follows; other oracles tell no hours. */
function feedOf({
  marketId,
  oracleType,
  oracleBase,
}: {
  marketId: string
  oracleType: string
  oracleBase: string
}) {
  const [, feed] = /^0x([0-9a-f]{64})$/i.exec(oracleBase) ?? []
  return feed !== undefined && oracleType.startsWith('pyth') ? [{ marketId, feed: feed.toLowerCase() }] : []
}

/** @returns undefined where neither host can tell */
async function fetchIsOpen({ uiApi, priceFeeds }: Sources, feed: string): Promise<boolean | undefined> {
  return (
    (await askIsOpen(uiApi, `/price_feeds/0x${feed}`)) ??
    (await askIsOpen(priceFeeds, `/price_feeds/${feed}`))
  )
}

async function askIsOpen(host: Host, path: string): Promise<boolean | undefined> {
  try {
    const told: unknown = JSON.parse((await host.getJson(path)).toString('utf8'))
    const hours = isObject(told) ? told['market_hours'] : undefined
    return isObject(hours) && typeof hours['is_open'] === 'boolean' ? hours['is_open'] : undefined
  } catch (error) {
    if (error instanceof SyntaxError || asFault(error).kind !== 'bug') return undefined
    throw error
  }
}
