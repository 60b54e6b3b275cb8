import { OracleType } from '@injectivelabs/core-proto-ts-v2/generated/injective/oracle/v1beta1/oracle_pb'
import { InjectiveDerivativeExchangeRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_derivative_exchange_rpc_pb.client'
import type { Oracle } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb'
import { InjectiveOracleRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_oracle_rpc_pb.client'
import { notFound } from '@injsight/errors'
import type {
  GetPriceFeedRequest,
  GetPriceFeedResponse,
  ListPriceFeedsRequest,
  ListPriceFeedsResponse,
  PriceFeed,
} from '@injsight/injsight-v1'
import { allDerivativeMarkets } from '../chain-lists/traded-markets.ts'
import { keepLast } from '../content/keep-last.ts'
import type { Host } from '../upstream/host.ts'
import { cutPage } from './pages.ts'

const [seconds, perPage, mostPages] = [10_000, 1000, 5]
/** Nobody here counts what oracles told. */
const uncounted = -1

export type PriceFeeds = {
  list: (request: ListPriceFeedsRequest) => Promise<ListPriceFeedsResponse>
  find: (request: GetPriceFeedRequest) => Promise<GetPriceFeedResponse>
}

/** What oracles tell, as the indexer has it now; when, how often and by whom it doesn't say. */
export function createPriceFeeds({ transport }: Pick<Host, 'transport'>): PriceFeeds {
  const oracles = new InjectiveOracleRPCClient(transport)
  const derivatives = new InjectiveDerivativeExchangeRPCClient(transport)

  async function askAll(): Promise<PriceFeed[]> {
    const told: Oracle[] = []
    let token = ''
    for (let page = 0; page < mostPages; page++) {
      const { oracles: some, next } = await oracles.oracleList({ symbol: '', oracleType: '', perPage, token })
        .response
      told.push(...some)
      token = next[0] ?? ''
      if (token === '') break
    }
    const markets = await listMarketsOfFeeds().catch(() => new Map<string, string[]>())
    return told
      .map(toFeed)
      .map((feed) => ({ ...feed, marketIds: markets.get(keyOf(feed)) ?? [] }))
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  }

  async function listMarketsOfFeeds(): Promise<Map<string, string[]>> {
    const { markets } = await derivatives.markets(allDerivativeMarkets).response
    const byFeed = Map.groupBy(markets, ({ oracleType: oracle, oracleBase: base, oracleQuote: quote }) =>
      keyOf({ oracle: nameOf(oracle), base, quote }),
    )
    return new Map([...byFeed].map(([key, found]) => [key, found.map(({ marketId }) => marketId)]))
  }

  const read = keepLast(async () => ({ value: await askAll(), dropped: 0 }), Date.now, seconds)
  return {
    async list({ oracle, ...page }) {
      const { value } = await read()
      const kinds = Map.groupBy(value, (feed) => feed.oracle)
      const wanted = nameOf(oracle)
      const { lines, next } = cutPage(wanted === '' ? value : (kinds.get(wanted) ?? []), page)
      return {
        feeds: lines,
        next,
        kinds: [...kinds].map(([name, { length: feeds }]) => ({ oracle: name, feeds })),
      }
    },
    async find({ oracle, base, quote }) {
      const key = keyOf({ oracle: nameOf(oracle), base, quote })
      const feed = (await read()).value.find((one) => keyOf(one) === key)
      if (feed === undefined)
        throw notFound(
          'oracle.feed',
          `No oracle ${oracle.slice(0, 40)} tells a price of ${base}/${quote}`.slice(0, 200),
        )
      return { feed, relayers: [], reporters: [] }
    },
  }
}

/** A price of no pair goes by its symbol. */
function toFeed({ symbol, baseSymbol, quoteSymbol, oracleType, price }: Oracle): PriceFeed {
  return {
    oracle: nameOf(oracleType),
    base: baseSymbol || symbol,
    quote: quoteSymbol,
    price,
    time: 0n,
    reports: uncounted,
    reporters: uncounted,
    marketIds: [],
  }
}

/** The indexer writes kinds of oracles in small letters, the chain doesn't. */
const names = new Map(
  Object.values(OracleType)
    .filter((one) => typeof one === 'string')
    .map((name) => [name.toLowerCase(), name]),
)

function nameOf(oracle: string): string {
  return names.get(oracle.toLowerCase()) ?? oracle
}

function keyOf({ oracle, base, quote }: Pick<PriceFeed, 'oracle' | 'base' | 'quote'>): string {
  return [oracle, base, quote].join('\n')
}
