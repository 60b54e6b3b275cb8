import type {
  GetMentionsResponse,
  ListNamesRequest,
  ListNamesResponse,
  MentionedContract,
} from '@injsight/injsight-v1'
import type { KnownContract } from '@injsight/chain'
import type { Names } from './names.server.ts'
import { soon } from '../asking/soon.server.ts'
import { toMarket } from './to-market.server.ts'
import { injsight } from '../asking/clients.server.ts'

/** What a transaction is about, by name, and what became of its packets. */
export async function fetchMentions(hash: string): Promise<GetMentionsResponse> {
  return (await injsight.getMentions({ hash })).response
}

/** A list waits no longer than this: without names its lines say the same, only less well. */
const patienceMs = 1500
const mostAtOnce = 200

/** The names of the site with those of things that a page speaks of: one question for all its lines. */
export async function addNamesOf(things: ListNamesRequest, names: Names): Promise<Names> {
  const count = Math.max(...Object.values(things).map(({ length }) => length))
  const pages = Array.from({ length: Math.ceil(count / mostAtOnce) }, (_, at) => pageOf(things, at))
  if (pages.length === 0) return names
  const told = await soon(
    patienceMs,
    Promise.all(pages.map(async (page) => injsight.listNames(page).response)),
  )
  return (told ?? []).reduce(addMentions, names)
}

function pageOf({ markets, contracts, proposals, channels }: ListNamesRequest, at: number): ListNamesRequest {
  const [from, to] = [at * mostAtOnce, (at + 1) * mostAtOnce]
  return {
    markets: markets.slice(from, to),
    contracts: contracts.slice(from, to),
    proposals: proposals.slice(from, to),
    channels: channels.slice(from, to),
  }
}

/** The names of the site with those that are mentioned: closed markets, contracts, proposals, channels. */
export function addMentions(names: Names, mentions: ListNamesResponse): Names {
  const { markets, contracts, proposals, channels } = mentions
  const known = markets.filter(({ id }) => !names.markets.has(id))
  return {
    ...names,
    markets: new Map([
      ...names.markets,
      ...known.map((market) => [market.id, toMarket(market, names.tokens)] as const),
    ]),
    proposals: new Map([
      ...(names.proposals ?? []),
      ...proposals
        .filter(({ title }) => title !== '')
        .map(({ id, title }) => [id.toString(), title] as const),
    ]),
    contracts: new Map([
      ...(names.contracts ?? []),
      ...contracts.map((contract) => [contract.address, toContract(contract, names)] as const),
    ]),
    channels: new Map([
      ...(names.channels ?? []),
      ...channels.map(({ port, channel, chain }) => [`${port}/${channel}`, chain] as const),
    ]),
  }
}

function toContract(told: MentionedContract, { tokens }: Names): KnownContract {
  const { label, isToken, symbol, decimals, standard, denom } = told
  if (!isToken) return { label }
  const kept = standards.find((one) => one === standard)
  if (kept === undefined) return { label, token: { symbol, decimals } }
  const known = tokens.get(denom)
  const named = { symbol: known?.symbol ?? symbol, decimals: known?.decimals ?? decimals }
  return { label, token: { ...named, standard: kept, ...(denom !== '' && { denom }) } }
}

const standards = ['erc20', 'erc721', 'erc1155'] as const
