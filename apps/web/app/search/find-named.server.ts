import { formatEthereumAddress, isModuleName, readDenom, type SearchShape } from '@injsight/chain'
import type { Language } from '../language/languages.ts'
import { placeGroups } from '../frame/places.ts'
import { translationsIn } from '../language/use-translations.ts'
import { shortenName } from '../language/shorten-name.ts'
import { nameOfModule } from '../language/write-part.server.ts'
import type { Names } from '../sources/names/names.server.ts'
import type { Found } from './found.ts'

type Known = Pick<Names, 'markets' | 'tokens' | 'modules'>

/** What a text means by the chain's own names: a market, a token of Ethereum, the account of a module. */
export function findNamed(shape: SearchShape, known: Known, language: Language): Found[] {
  if (shape.kind === 'hash') return findMarket(shape.hash, known)
  if (shape.kind === 'account' && shape.spelling === 'ethereum') return findTokens(shape.account, known)
  return shape.kind === 'name' ? findModules(shape.name, known, language) : []
}

const shortestPage = 3

/** Pages of lists, by the beginnings of what they are called: who types a word for one means it rather than what is called so. */
export function findPages(asked: string, language: Language): Found[] {
  const t = translationsIn(language, 'frame')
  // In Chinese a word has two characters.
  const shortest = /^[\x20-\u024f]*$/.test(asked) ? shortestPage : 1
  if (asked.length < shortest) return []
  return placeGroups
    .flatMap(({ places }) => [...places])
    .map(([place, path]) => ({ kind: 'page', id: path, name: t(place) }))
    .filter(({ name }) => name.toLowerCase().startsWith(asked.toLowerCase()))
}

/** What is called so. Of a voucher that has no name the chain tells its base in capitals: pages call it by that denom. */
export function toFound({ kind, id, name }: Found, { tokens }: Pick<Known, 'tokens'>): Found {
  const isNameless = kind === 'token' && id.startsWith('ibc/') && !tokens.has(id)
  const base = isNameless ? readDenom(name) : undefined
  return { kind, id, name: base === undefined ? name : shortenName(base) }
}

/** Markets have ids that look like hashes. */
function findMarket(hash: string, { markets }: Known): Found[] {
  const id = `0x${hash.toLowerCase()}`
  const market = markets.get(id)
  return market === undefined ? [] : [{ kind: 'market', id, name: market.ticker }]
}

/** Whoever comes from Ethereum knows a token by its contract there. */
function findTokens(account: string, { tokens }: Known): Found[] {
  const address = formatEthereumAddress(account)
  return [`peggy${address}`, `erc20:${address}`].flatMap((id) => {
    const token = tokens.get(id)
    return token === undefined ? [] : [{ kind: 'token', id, name: token.symbol ?? '' }]
  })
}

/** By the chain's own name of it, or by what it is called here. */
function findModules(asked: string, { modules }: Known, language: Language): Found[] {
  return [...modules].flatMap(([id, module]) => {
    if (!isModuleName(module)) return [] // an escrow is found by its channel
    const name = nameOfModule(module, language)
    const isAsked = [module, module.replaceAll('_', ' '), name].some((one) => isSame(one, asked))
    return isAsked ? [{ kind: 'account', id, name }] : []
  })
}

function isSame(name: string, asked: string): boolean {
  return name.toLowerCase() === asked.toLowerCase()
}
