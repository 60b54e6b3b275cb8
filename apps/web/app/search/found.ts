import { pathOfCollection } from '../language/nft-paths.ts'
import { pathOfDenom } from '../language/token-paths.ts'
import { pathOfChannel, pathOfClient, pathOfConnection, pathOfTransfer } from '../views/bridges/paths.ts'
import { findPathOfMarket } from '../views/markets/path-of-market.ts'
import { pathOfFeed } from '../views/oracles/feed-paths.ts'

/** A thing that a text names. */
export type Found = { kind: string; id: string; name: string }

/**
 * Where a thing is shown, without a language; undefined where it has no page yet.
 *
 * @example pathOfFound({ kind: 'block', id: '7', name: '' }) // '/block/7/'
 */
export function pathOfFound({ kind, id }: Found): string | undefined {
  switch (kind) {
    case 'blockHash':
      return `/block/${id}/`
    case 'block':
    case 'transaction':
    case 'contract':
    case 'code':
    case 'validator':
    case 'proposal':
    case 'auction':
    case 'order':
      return `/${kind}/${id}/`
    case 'trade':
      return `/trade-history/${id}/`
    case 'account':
    case 'etherAccount':
    case 'subaccount':
    case 'injDomainName':
    case 'injBonfidaDomainName':
      return `/account/${id}/`
    case 'market':
      return findPathOfMarket(id)
    case 'token':
    case 'denom':
      return pathOfDenom(id)
    case 'collection':
      return pathOfCollection(id)
    case 'deposit':
    case 'withdrawal':
    case 'batch':
      return /^\d{1,18}$/.test(id) ? pathOfTransfer(kind, BigInt(id)) : undefined
    case 'channel': {
      const [port = '', channel = ''] = id.split('/')
      return pathOfChannel(port, channel)
    }
    case 'client':
      return pathOfClient(id)
    case 'connection':
      return pathOfConnection(id)
    case 'feed': {
      const [oracle = '', base = '', quote = ''] = id.split('/').map(decodeURIComponent)
      return pathOfFeed({ oracle, base, quote })
    }
    case 'page':
      return id
    default:
      return undefined
  }
}

/** Where a suggestion leads: to its page, or to the search that lists it. */
export function pathOfSuggestion(found: Found): string {
  return pathOfFound(found) ?? `/search/?q=${encodeURIComponent(found.id)}`
}

/**
 * An account has no name but its module's, which is a word like any other, as that of a page is; a feed is called as the
 * market that goes by it.
 */
const sharesNames = new Set(['account', 'page', 'feed'])

/**
 * The one thing that a text means; undefined when it may mean several. Whoever types an address or a name in full
 * means that, whatever else begins so.
 */
export function findMeant(things: readonly Found[], text: string): Found | undefined {
  const typed = text.toLowerCase()
  const [first] = things
  const called = things.find(({ id }) => [typed, `0x${typed}`].includes(id.toLowerCase()))
  if (called !== undefined) return called
  const named = things.filter(({ kind, name }) => !sharesNames.has(kind) && name.toLowerCase() === typed)
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
