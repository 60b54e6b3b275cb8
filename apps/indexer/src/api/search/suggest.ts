import { encodeAddress } from '@injsight/chain'
import type { SuggestResponse, Suggestion } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findCode } from '#src/queries/contracts/codes.ts'
import { listProposalMentions } from '#src/queries/search/mentions.ts'
import { listNamesLike, listNamesWith, plainName, type NamedThing } from '#src/queries/search/names.ts'
import { listSubmissions } from '#src/queries/governance/proposals.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { countSlips } from './slips.ts'

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
  const [numbered, named] = await Promise.all([
    listNumbered(pool, typed),
    listNamesWith(pool, typed, limit * 3),
  ])
  const found = unique([...numbered, ...named.toSorted(byRank(typed))])
  if (numbered.length === 0 && found.length < limit && typed.length >= shortestWithSlips) {
    found.push(...(await listSlips(pool, typed)))
  }
  return { suggestions: await toSuggestions(pool, unique(found).slice(0, limit)) }
}

/** A proposal by its number, after a sign or the word for it in the languages of the site. */
const proposalNumber = /^(?:#|(?:proposal|propuesta|đề xuất|提案|제안) ?#?) ?(\d{1,9})$/u

/** A code by its number, after the word for it. */
const codeNumber = /^(?:(?:wasm )?(?:code|código|codigo)(?: id)?|mã|代码|코드) ?#? ?(\d{1,18})$/u

async function listNumbered(pool: Pool, typed: string): Promise<NamedThing[]> {
  const [, codeId] = codeNumber.exec(typed) ?? []
  if (codeId !== undefined)
    return (await findCode(pool, BigInt(codeId))) === undefined
      ? []
      : [{ kind: 'code', id: codeId, name: '' }]
  const [, number] = proposalNumber.exec(typed) ?? []
  const proposals = number === undefined ? [] : await listProposalMentions(pool, [BigInt(number)])
  return proposals.map(({ id, title }) => ({ kind: 'proposal', id, name: title ?? '' }))
}

async function listSlips(pool: Pool, typed: string): Promise<NamedThing[]> {
  const allowed = typed.length < 6 ? 1 : 2
  return (await listNamesLike(pool, typed, mostLike))
    .map((thing) => ({ thing, slips: countSlips(typed, plainName(thing.name)) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || byRank(typed)(a.thing, b.thing))
    .map(({ thing }) => thing)
}

const kinds = ['token', 'evm-token', 'market', 'validator', 'contract', 'proposal']

/** The name itself, then its beginning, then a word's; among equals tokens first, and the shortest. */
function byRank(typed: string) {
  const rankOf = ({ name }: NamedThing) => {
    const plain = plainName(name)
    if (plain === typed) return 0
    if (plain.startsWith(typed)) return 1
    return plain.includes(` ${typed}`) ? 2 : 3
  }
  return (a: NamedThing, b: NamedThing) =>
    rankOf(a) - rankOf(b) ||
    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
    a.name.length - b.name.length ||
    (a.name < b.name ? -1 : 1)
}

function unique(things: NamedThing[]): NamedThing[] {
  return [
    ...new Map(things.toReversed().map((thing) => [`${thing.kind} ${thing.id}`, thing])).values(),
  ].toReversed()
}

async function toSuggestions(pool: Pool, things: NamedThing[]): Promise<Suggestion[]> {
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
function idOf(kind: NamedThing['kind'], id: string): string {
  if (kind === 'validator') return encodeAddress('injvaloper', Buffer.from(id, 'hex'))
  return kind === 'evm-token' ? encodeAddress('inj', Buffer.from(id, 'hex')) : id
}
