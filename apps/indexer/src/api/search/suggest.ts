import { encodeAddress } from '@injsight/chain'
import type { SuggestResponse, Suggestion } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  listClientsFollowing,
  listConnectionsTo,
  listCw721Named,
  listNamesLike,
  listNamesWith,
  listNftsAmong,
  plainName,
} from '#src/queries/search/names.ts'
import type { Feed } from '#src/queries/exchange/oracle.ts'
import { listFeedsNamed } from '#src/queries/exchange/oracle-reports.ts'
import { listSubmissions } from '#src/queries/governance/proposals.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { findNumbered } from './numbered.ts'
import { countSlips } from './slips.ts'
import type { SuggestedThing } from './suggested-thing.ts'

const usualLimit = 8
const highestLimit = 20
/** Candidates for a text with a slip in it. */
const mostLike = 200
const shortestWithSlips = 4

/** What may be meant by a text that is being typed, best first. */
export async function suggest(pool: Pool, text: string, asked: number): Promise<SuggestResponse> {
  const limit = asked <= 0 ? usualLimit : Math.min(asked, highestLimit)
  const typed = plainName(text.slice(0, 60))
  if (typed === '' || text.includes('\0')) return { suggestions: [] }
  // A thing may have several names: more are asked for than shown.
  const [numbered, named, collections, feeds, clients, connections] = await Promise.all([
    findNumbered(pool, typed),
    listNamesWith(pool, typed, limit * 3),
    listCw721Named(pool, typed, limit),
    listFeedsNamed(pool, typed, limit),
    listClientsFollowing(pool, typed, limit),
    listConnectionsTo(pool, typed, limit),
  ])
  const things = [
    ...withCollections(named, collections),
    ...feeds.map(ofFeed),
    ...clients.map(ofClient),
    ...connections.map(ofConnection),
  ]
  const found = unique([...numbered, ...things.toSorted(byRank(typed))])
  if (numbered.length === 0 && found.length < limit && typed.length >= shortestWithSlips) {
    found.push(...(await listSlips(pool, typed)))
  }
  const shown = await tellCollections(pool, unique(found).slice(0, limit))
  return { suggestions: await toSuggestions(pool, shown) }
}

/** Named by all three, as its page is: names of oracles may have any letters. */
function ofFeed({ oracle, base, quote, name }: Feed & { name: string }): SuggestedThing {
  const parts = quote === '' ? [oracle, base] : [oracle, base, quote]
  return { kind: 'feed', id: parts.map(encodeURIComponent).join('/'), name }
}

/** By the chain that it follows, which it has no other name than. */
function ofClient({ client, chain }: { client: string; chain: string }): SuggestedThing {
  return { kind: 'client', id: client, name: chain }
}

/** By the chain at its other end. */
function ofConnection({ connection, chain }: { connection: string; chain: string }): SuggestedThing {
  return { kind: 'connection', id: connection, name: chain }
}

/** A collection is what a contract is, not one thing more. */
function withCollections(
  things: readonly SuggestedThing[],
  collections: readonly { contract: string; name: string }[],
): SuggestedThing[] {
  const ids = new Set(collections.map(({ contract }) => contract))
  return [
    ...collections.map(({ contract, name }) => ({ kind: 'collection' as const, id: contract, name })),
    ...things.filter(({ kind, id }) => kind !== 'contract' || !ids.has(id)),
  ]
}

/** Tokens of the EVM that are collections have a page as such. */
async function tellCollections(pool: Pool, things: SuggestedThing[]): Promise<SuggestedThing[]> {
  const contracts = things.filter(({ kind }) => kind === 'evm-token').map(({ id }) => id)
  const collections = await listNftsAmong(pool, contracts)
  return things.map((thing) =>
    thing.kind === 'evm-token' && collections.has(thing.id)
      ? { ...thing, kind: 'collection', id: `0x${thing.id}` }
      : thing,
  )
}

async function listSlips(pool: Pool, typed: string): Promise<SuggestedThing[]> {
  const allowed = typed.length < 6 ? 1 : 2
  return (await listNamesLike(pool, typed, mostLike))
    .map((thing) => ({ thing, slips: countSlips(typed, plainName(thing.name)) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || byRank(typed)(a.thing, b.thing))
    .map(({ thing }) => thing)
}

const kinds = [
  'token',
  'evm-token',
  'collection',
  'market',
  'validator',
  'contract',
  'proposal',
  'feed',
  'client',
  'connection',
]

/** The name itself, then its beginning, then a word's; among equals tokens first, and the shortest. */
function byRank(typed: string) {
  const rankOf = ({ name }: SuggestedThing) => {
    const plain = plainName(name)
    if (plain === typed) return 0
    if (plain.startsWith(typed)) return 1
    return plain.includes(` ${typed}`) ? 2 : 3
  }
  return (a: SuggestedThing, b: SuggestedThing) =>
    rankOf(a) - rankOf(b) ||
    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : 1)
}

/** Each where its best name stands. */
function unique(things: SuggestedThing[]): SuggestedThing[] {
  const firsts = new Map<string, SuggestedThing>()
  for (const thing of things) {
    const key = `${thing.kind} ${thing.id}`
    if (!firsts.has(key)) firsts.set(key, thing)
  }
  return [...firsts.values()]
}

async function toSuggestions(pool: Pool, things: SuggestedThing[]): Promise<Suggestion[]> {
  const proposals = things.filter(({ kind }) => kind === 'proposal').map(({ id }) => BigInt(id))
  const submissions = await listSubmissions(pool, proposals)
  const hashes = await listHashes(pool, [...submissions.values()])
  return things.map(({ kind, id, name }) => {
    const submission = kind === 'proposal' ? submissions.get(id) : undefined
    return {
      kind: kind === 'evm-token' ? 'token' : kind,
      id: idOf(kind, id),
      name,
      transactionHash: (submission !== undefined && hashes.get(submission)) || '',
    }
  })
}

/** Addresses are spelled as everywhere: that of a contract of the EVM as the account it is. */
function idOf(kind: SuggestedThing['kind'], id: string): string {
  if (kind === 'validator') return encodeAddress('injvaloper', Buffer.from(id, 'hex'))
  return kind === 'evm-token' ? encodeAddress('inj', Buffer.from(id, 'hex')) : id
}
