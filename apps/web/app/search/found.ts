import { findPathOfMarket } from '../views/markets/path-of-market.ts'

/** A thing that a text names. */
export type Found = { kind: string; id: string; name: string }

/**
 * Where a thing is shown, without a language; undefined where it has no page yet.
 *
 * @example pathOfFound({ kind: 'block', id: '7', name: '' }) // '/block/7/'
 */
export function pathOfFound({ kind, id }: Found): string | undefined {
  if (kind === 'block' || kind === 'blockHash') return `/block/${id}/`
  if (kind === 'market') return findPathOfMarket(id)
  if (kind === 'transaction') return `/transaction/${id}/`
  if (['contract', 'code', 'validator', 'proposal'].includes(kind)) return `/${kind}/${id}/`
  if (accountKinds.has(kind)) return `/account/${id}/`
  if (kind === 'token' || kind === 'denom')
    return `/asset/${id.split('/').map(encodeURIComponent).join('/').replaceAll('%3A', ':')}/`
  if (kind === 'collection') return `/nfts/${id}/`
  if (kind === 'auction') return `/auction/${id}/`
  if (['deposit', 'withdrawal', 'batch'].includes(kind)) return `/bridge/${kind}/${id}/`
  if (kind === 'channel') return `/channel/${id.split('/').map(encodeURIComponent).join('/')}/`
  if (kind === 'page') return id
  return undefined
}

const accountKinds = new Set([
  'account',
  'etherAccount',
  'subaccount',
  'injDomainName',
  'injBonfidaDomainName',
])

/** Where a suggestion leads: to its page, or to the search that lists it. */
export function pathOfSuggestion(found: Found): string {
  return pathOfFound(found) ?? `/search/?q=${encodeURIComponent(found.id)}`
}

/**
 * The one thing that a text means; undefined when it may mean several. Whoever types an address or a name in full
 * means that, whatever else begins so.
 */
export function findMeant(things: readonly Found[], text: string): Found | undefined {
  const typed = text.toLowerCase()
  const [first] = things
  if (first !== undefined && [typed, `0x${typed}`].includes(first.id.toLowerCase())) return first
  // An account has no name but its module's, and that of a module is a word like any other.
  const named = things.filter(
    ({ kind, name }) => kind !== 'account' && kind !== 'page' && name.toLowerCase() === typed,
  )
  return named.length === 1 ? named[0] : things.length === 1 ? first : undefined
}

/** Each thing once; an asset that was found by its denom and by its name is one. */
export function uniqueThings(things: readonly Found[]): Found[] {
  const kept = new Map<string, Found>()
  for (const thing of things) {
    const key = `${thing.kind === 'denom' ? 'token' : thing.kind} ${thing.id}`
    const known = kept.get(key)
    if (known === undefined || known.name === '') kept.set(key, thing)
  }
  return [...kept.values()]
}
