import type { InjectiveExplorerRPCClient } from '@injectivelabs/indexer-proto-ts-v2/generated/injective_explorer_rpc_pb.client'
import { readSearchText } from '@injsight/chain'
import { Fault } from '@injsight/errors'
import type {
  ListKnownNamesResponse,
  SearchResponse,
  SearchResult,
  SuggestResponse,
  Suggestion,
} from '@injsight/injsight-v1'
import type { IbcPaths } from '../chain-state/ibc-paths.ts'

export type SearchSources = {
  explorer: Pick<InjectiveExplorerRPCClient, 'getBlock' | 'getTxByTxHash'>
  fetchNames: () => Promise<ListKnownNamesResponse>
  ibcPaths: IbcPaths
  /** @throws Fault `not-found` */
  getOrder: (hash: string) => Promise<unknown>
}

const usualLimit = 10
const invalidOutcomes = new Set(['blockInvalid', 'accountInvalid', 'invalidTransactionHash'])

/** What a text names: blocks and transactions as the explorer knows them, orders as the exchange does, the rest by how it is written. */
export async function search(sources: SearchSources, text: string, limit: number): Promise<SearchResponse> {
  const shape = readSearchText(text)
  switch (shape.kind) {
    case 'none':
      return { results: [], outcome: invalidOutcomes.has(shape.outcome) ? shape.outcome : 'valid' }
    case 'height':
      return orElse(await findBlock(sources, String(shape.height), 'block'), 'blockNotFound')
    case 'hash':
      return orElse(await findHash(sources, shape.hash), 'transactionNotFound')
    case 'account':
      return valid([result(shape.spelling === 'ethereum' ? 'etherAccount' : 'account', shape.account)])
    case 'subaccount':
      return valid([result('subaccount', shape.subaccount), result('account', shape.account)])
    case 'denom':
      return valid([result('denom', shape.denom)])
    case 'consensus':
      return orElse(await findProposer(sources, shape.consensus), 'accountNotFound')
    default:
      return valid(await findNamed(sources, shape.name, limit || usualLimit))
  }
}

/** Those whose name has the text in it: beginning with it first. */
export async function suggest(sources: SearchSources, text: string, limit: number): Promise<SuggestResponse> {
  const typed = text.trim().toLowerCase().slice(0, 60)
  if (typed === '') return { suggestions: [] }
  const [{ tokens, markets, validators }, ways] = await Promise.all([
    sources.fetchNames(),
    findWays(sources, typed),
  ])
  const named: Suggestion[] = [
    ...tokens.map(({ denom, symbol }) => suggestion('token', denom, symbol)),
    ...markets.map(({ id, ticker }) => suggestion('market', id, ticker)),
    ...validators.map(({ operator, moniker }) => suggestion('validator', operator, moniker)),
  ]
  const found = named
    .map((one) => ({ one, at: one.name.toLowerCase().indexOf(typed) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || a.one.name.length - b.one.name.length)
  return { suggestions: [...ways, ...found.map(({ one }) => one)].slice(0, limit || usualLimit) }
}

/** Ways to other chains by their own names: `channel-1`, `connection-12`, `07-tendermint-5`; or by the chain's, `osmosis-1`. */
async function findWays({ ibcPaths }: SearchSources, typed: string): Promise<Suggestion[]> {
  if (!/^[a-z\d]+(?:-[a-z\d]+)*-\d+$/.test(typed)) return []
  const { channels, connections, clients } = await ibcPaths()
  const following = new Set(
    clients.filter(({ chain }) => chain.toLowerCase() === typed).map(({ client }) => client),
  )
  const chainOf = (own: string) => clients.find(({ client }) => client === own)?.chain ?? ''
  return [
    ...channels
      .filter(({ channel }) => channel === typed)
      .map(({ port, channel, chain }) => suggestion('channel', `${port}/${channel}`, chain)),
    ...clients
      .filter(({ client }) => client === typed || following.has(client))
      .map(({ client, chain }) => suggestion('client', client, chain)),
    ...connections
      .filter(({ connection, client }) => connection === typed || following.has(client))
      .map(({ connection, client }) => suggestion('connection', connection, chainOf(client))),
  ]
}

async function findBlock({ explorer }: SearchSources, id: string, kind: string): Promise<SearchResult[]> {
  const found = await orNothing(async () => (await explorer.getBlock({ id })).response.data)
  return found === undefined ? [] : [result(kind, id, kind === 'block' ? '' : String(found.height))]
}

async function findHash(sources: SearchSources, hash: string): Promise<SearchResult[]> {
  const [transaction, block] = await Promise.all([
    orNothing(async () => (await sources.explorer.getTxByTxHash({ hash, isEvmHash: false })).response.data),
    findBlock(sources, hash, 'blockHash'),
  ])
  const found = [...(transaction === undefined ? [] : [result('transaction', hash)]), ...block]
  return found.length > 0 ? found : findOrder(sources, `0x${hash.replace(/^0x/i, '').toLowerCase()}`)
}

async function findOrder({ getOrder }: SearchSources, hash: string): Promise<SearchResult[]> {
  const order = await orNothing(() => getOrder(hash))
  return order === undefined ? [] : [result('order', hash)]
}

async function findProposer({ fetchNames }: SearchSources, consensus: string): Promise<SearchResult[]> {
  const found = (await fetchNames()).validators.find((one) => one.consensus === consensus)
  return found === undefined ? [] : [result('validator', found.operator, found.moniker)]
}

/** Names that are exactly so. */
async function findNamed(
  { fetchNames }: SearchSources,
  name: string,
  limit: number,
): Promise<SearchResult[]> {
  const { tokens, validators } = await fetchNames()
  const wanted = name.toLowerCase()
  return [
    ...tokens
      .filter(({ symbol }) => symbol.toLowerCase() === wanted)
      .map(({ denom, symbol }) => result('denom', denom, symbol)),
    ...validators
      .filter(({ moniker }) => moniker.toLowerCase() === wanted)
      .map(({ operator, moniker }) => result('validator', operator, moniker)),
  ].slice(0, limit)
}

/** What an explorer has not is no failure: some say so with "not found", some call the question wrong. */
async function orNothing<Found>(ask: () => Promise<Found | undefined>): Promise<Found | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Fault && (error.kind === 'not-found' || error.kind === 'invalid-input'))
      return undefined
    throw error
  }
}

function orElse(results: SearchResult[], outcome: string): SearchResponse {
  return { results, outcome: results.length > 0 ? 'valid' : outcome }
}

function valid(results: SearchResult[]): SearchResponse {
  return { results, outcome: 'valid' }
}

function result(kind: string, id: string, name = ''): SearchResult {
  return { kind, id, name }
}

function suggestion(kind: string, id: string, name: string): Suggestion {
  return { kind, id, name, transactionHash: '' }
}
