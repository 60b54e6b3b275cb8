import type { NamedMarket } from '@injsight/injsight-v1'
import type { Language } from '../../language/languages.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { namesAt } from '../../sources/names/names.server.ts'
import { writeRenamed } from '../sentences/renamed.server.ts'

/** What things were called after a block, a market among them. */
export async function nameMarketAt(
  height: bigint,
  marketId: string | undefined,
  language: Language,
): Promise<Naming> {
  const asked = {
    markets: marketId === undefined ? [] : [marketId],
    contracts: [],
    proposals: [],
    channels: [],
  }
  return { language, names: await addNamesOf(asked, namesAt(await fetchNames(), height)) }
}

/** A market as it was called after a block, and the names of then; of now where no block is asked for. */
export function callMarketAt(
  height: bigint | undefined,
  market: NamedMarket,
  naming: Naming,
): { market: NamedMarket; naming: Naming } {
  if (height === undefined) return { market, naming }
  const then = { ...naming, names: namesAt(naming.names, height) }
  const { ticker = market.ticker } = then.names.markets.get(market.marketId) ?? {}
  return { market: { ...market, ticker }, naming: then }
}

/** What of a market, and of what it trades, is called otherwise now. */
export function writeRenamedMarket(naming: Naming, marketId: string): string[] {
  const { baseDenom, quoteDenom } = naming.names.markets.get(marketId.toLowerCase()) ?? {}
  const denoms = [baseDenom, quoteDenom].filter((denom) => denom !== undefined)
  return writeRenamed(naming, [marketId], denoms)
}
