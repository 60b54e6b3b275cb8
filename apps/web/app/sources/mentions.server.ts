import { ExplorerClient, type GetMentionsResponse, type MentionedMarket } from '@injsight/injsight-v1'
import type { Market, MarketKind } from '@injsight/chain'
import type { Names } from './names.server.ts'
import { indexer } from './transports.server.ts'

const explorer = new ExplorerClient(indexer)

/** What a transaction is about, by name, and what became of its packets. */
export async function fetchMentions(hash: string): Promise<GetMentionsResponse> {
  return (await explorer.getMentions({ hash })).response
}

/** The names of the site with those that a transaction mentions: closed markets, contracts, proposals, channels. */
export function addMentions(names: Names, mentions: GetMentionsResponse): Names {
  const { markets, contracts, proposals, channels } = mentions
  const known = markets.filter(({ id }) => !names.markets.has(id))
  return {
    ...names,
    markets: new Map([
      ...names.markets,
      ...known.map((market) => [market.id, toMarket(market, names)] as const),
    ]),
    proposals: new Map(
      proposals.filter(({ title }) => title !== '').map(({ id, title }) => [id.toString(), title]),
    ),
    contracts: new Map(
      contracts.map(({ address, label, isToken, symbol, decimals }) => [
        address,
        { label, ...(isToken && { token: { symbol, decimals } }) },
      ]),
    ),
    channels: new Map(channels.map(({ port, channel, chain }) => [`${port}/${channel}`, chain])),
  }
}

const kinds: Readonly<Record<string, MarketKind | undefined>> = {
  spot: 'spot',
  perpetual: 'perpetual',
  binary: 'binary',
}

function toMarket(told: MentionedMarket, { tokens }: Names): Market {
  const { id, ticker, quoteDenom } = told
  const kind = kinds[told.kind] ?? 'futures'
  const isSpot = kind === 'spot'
  // A market that doesn't tell its decimals says 0.
  const decimalsOf = (denom: string, decimals: number) =>
    tokens.get(denom)?.decimals ?? (decimals || undefined)
  return {
    id,
    ticker,
    kind,
    baseDenom: isSpot ? told.baseDenom : undefined,
    baseDecimals: isSpot ? decimalsOf(told.baseDenom, told.baseDecimals) : undefined,
    quoteDenom,
    quoteDecimals: decimalsOf(quoteDenom, told.quoteDecimals),
  }
}
