import { encodeAddress } from '@injsight/chain'
import type { SuggestResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listNamesLike, listNamesWith, plainName, type NamedThing } from '#src/queries/names.ts'
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
  const found = unique((await listNamesWith(pool, typed, limit * 3)).toSorted(byRank(typed)))
  if (found.length < limit && typed.length >= shortestWithSlips) {
    found.push(...(await listSlips(pool, typed)))
  }
  return { suggestions: unique(found).slice(0, limit).map(toSuggestion) }
}

async function listSlips(pool: Pool, typed: string): Promise<NamedThing[]> {
  const allowed = typed.length < 6 ? 1 : 2
  return (await listNamesLike(pool, typed, mostLike))
    .map((thing) => ({ thing, slips: countSlips(typed, plainName(thing.name)) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || byRank(typed)(a.thing, b.thing))
    .map(({ thing }) => thing)
}

const kinds = ['token', 'market', 'validator', 'contract']

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

function toSuggestion({ kind, id, name }: NamedThing) {
  return { kind, id: kind === 'validator' ? encodeAddress('injvaloper', Buffer.from(id, 'hex')) : id, name }
}
