import { bareText, readSearchText } from '@injsight/chain'
import type { Language } from '../language/languages.ts'
import { nameOfAccount, type Naming } from '../language/write-part.server.ts'
import { part } from '../page.server.ts'
import { fetchSearch, fetchSuggestions } from '../sources/search.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import { findAccountNamed, type ToldOfName } from './find-account-named.server.ts'
import { findNamed, findPages, toFound } from './find-named.server.ts'
import { findTradeCalled } from './find-trade-called.server.ts'
import { uniqueThings, type Found } from './found.ts'
import { outcomeOf, type Outcome } from './outcomes.ts'

const longestText = 2000

export type Findings = {
  things: Found[]
  outcome: Outcome
  /** A hash that nothing has, and that a transaction on its way may have. */
  awaited: string | undefined
  /** Of a name of .inj or .sol that leads nowhere. */
  told?: ToldOfName | undefined
}

/** Everything that a text may mean: what it is by its form, and what is called so; modules in words of a language. */
export async function findThings(text: string, limit: number, language: Language): Promise<Findings> {
  const asked = bareText(text.slice(0, longestText))
  const shape = readSearchText(asked)
  const isName = shape.kind === 'name' && shape.service === undefined
  // inj is a denom, and begins the names of markets; what is numbered may be a block or a proposal.
  const maySuggest = isName || shape.kind === 'denom' || /^#\d{1,9}$/.test(asked)
  const [{ results, outcome }, suggested, names, { thing, told }] = await Promise.all([
    fetchSearch(asked, limit),
    maySuggest ? part(fetchSuggestions(asked, limit)) : undefined,
    fetchNames(),
    findAccountNamed(shape, language),
  ])
  const hash = shape.kind === 'hash' ? shape.hash : undefined
  const called = (suggested?.value ?? []).map((one) => toFound(one, names))
  const found = results.map(({ kind, id, name }) => ({
    kind,
    id,
    name: name || nameOf(kind, id, { names, language }),
  }))
  const named = [...(await findTradeCalled(shape, names)), ...findNamed(shape, names, language)]
  const things = uniqueThings(
    isName
      ? [...findPages(asked, language), ...called, ...found, ...named]
      : [...(thing === undefined ? [] : [thing]), ...named, ...found, ...called],
  )
  const isAbsent = outcome === 'transactionNotFound' && things.length === 0
  return {
    things: things.slice(0, limit),
    outcome: outcomeOf(asked, outcome),
    awaited: isAbsent ? hash : undefined,
    told,
  }
}

function nameOf(kind: string, id: string, naming: Naming): string {
  if (kind === 'denom') return naming.names.tokens.get(id)?.symbol ?? ''
  return (kind === 'account' && nameOfAccount(id, naming)) || ''
}
