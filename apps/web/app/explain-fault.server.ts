import type { Fault } from '@injsight/errors'
import { isolateName } from './language/isolate.ts'
import { pathIn, splitPath, type Language } from './language/languages.ts'
import { translationsIn } from './language/use-translations.ts'
import { readOutcome } from './search/outcomes.ts'
import type { Explained } from './trouble.ts'
import type { errors } from './words/errors/en.ts'
import type { frame } from './words/frame/en.ts'

type Thing = {
  /** What is said where there is none; nothing where its page tells that itself. */
  name?: keyof typeof errors.absent
  /** What it is not where it is mistyped; nothing is typed wrongly where any text would do. */
  typed?: keyof typeof errors.malformed
  /** The list of all that there are, and what it is called. */
  list?: [place: keyof typeof frame, path: string]
  /** How many parts of the path name it. */
  parts?: number
  /** Where nobody but the index reads its address: by what in the query its lists are paged. */
  cursors?: readonly string[]
}

const collection: Thing = { name: 'collection', typed: 'contract', list: ['nfts', '/nfts/'] }
const packet: Thing = {
  name: 'packet',
  typed: 'packet',
  list: ['bridges', '/bridges/channels/'],
  parts: 3,
  cursors: [],
}

/** What pages are about, by how their paths begin. */
const things: Record<string, Thing> = {
  '/block/': { name: 'block', typed: 'block', list: ['blocks', '/blocks/'] },
  '/transaction/': { name: 'transaction', typed: 'transaction', list: ['transactions', '/transactions/'] },
  '/account/': { typed: 'account' },
  '/contract/': { name: 'contract', typed: 'contract', list: ['contracts', '/smart-contracts/'] },
  '/code/': { name: 'code', typed: 'code', list: ['codes', '/smart-contracts/code/'] },
  '/proposal/': { name: 'proposal', typed: 'proposal', list: ['governance', '/proposals/'] },
  '/validator/': {
    name: 'validator',
    typed: 'validator',
    list: ['validators', '/validators/'],
    cursors: ['delegators', 'votes', 'blocks'],
  },
  '/nfts/': { ...collection, cursors: ['from', 'moves'] },
  '/nft/': { ...collection, cursors: ['owners', 'moves'] },
  '/channel/': { name: 'channel', list: ['bridges', '/bridges/channels/'], parts: 2, cursors: ['packets'] },
  '/client/': { name: 'client', list: ['bridges', '/bridges/clients/'] },
  '/connection/': { name: 'connection', list: ['bridges', '/bridges/connections/'] },
  '/packet/in/': packet,
  '/packet/out/': packet,
  '/bridge/deposit/': { name: 'deposit', typed: 'transfer', list: ['bridges', '/bridges/'] },
  '/bridge/withdrawal/': {
    name: 'withdrawal',
    typed: 'transfer',
    list: ['bridges', '/bridges/withdrawals/'],
  },
  '/bridge/batch/': { name: 'batch', typed: 'transfer', list: ['bridges', '/bridges/batches/'] },
  '/auction/': { name: 'auction', typed: 'auction', list: ['auctions', '/auctions/'], cursors: ['bids'] },
  '/oracle/': { name: 'feed', list: ['oracles', '/oracles/'], parts: 3, cursors: ['prices', 'hours'] },
}

/** What may be on another network instead. */
const locatable = ['block', 'transaction', 'contract', 'code'] as const

/**
 * What isn't there or can't be read, in the words of the visitor: which thing, as it was typed, and where those are that
 * there are. Undefined where the fault has nothing to do with the address.
 *
 * @param network the chain that was looked at; empty where nobody tells
 * @example explainFault(notFound('proposal', '…'), new URL('https://example.org/kr/proposal/999/'))
 */
export function explainFault(fault: Fault, url: URL, network = ''): Explained | undefined {
  const { kind, code, values } = fault
  const { language, path } = splitPath(url.pathname)
  const t = translationsIn(language, 'errors')
  if (code === 'page.not_found') return { text: t('page', { given: show(url.pathname) }) }
  if (code === 'module.not_found') {
    const title = t('absent.module', { given: show(String(values['module'])) })
    return { title, list: linkTo(['parameters', '/params/'], language) }
  }
  const [prefix, thing] = Object.entries(things).find(([begin]) => path.startsWith(begin)) ?? []
  // Pages read the rest of what they are asked for by themselves; an index that refuses it has no name for which part.
  if (/^(page|filter)\./.test(code) || (isRefusal(code) && asksMore(url, thing)))
    return {
      text: t('query', { given: show(url.search) }),
      // Of a file it would be the file.
      ...(path.endsWith('/') && { list: { text: t('withoutQuery'), path: pathIn(language, path) } }),
    }
  if (prefix === undefined || thing === undefined || !isAbout(fault, thing)) return undefined
  const { name, typed, list, parts = 1 } = thing
  const given = show(path.slice(prefix.length).split('/').filter(Boolean).slice(0, parts).join('/'))
  const there = list && linkTo(list, language)
  const title = titleOf(code, language)
  if (kind === 'not-found') {
    if (name === undefined) return undefined
    const said = t(`absent.${name}`, { given })
    const kindOfThing = locatable.find((one) => one === name)
    if (kindOfThing !== undefined && network !== '') {
      const states = translationsIn(language, 'states')
      return { title: states('absent.title', { kind: kindOfThing, network }), text: said, list: there }
    }
    return title === undefined ? { title: said, list: there } : { title, text: said, list: there }
  }
  if (typed === undefined) return undefined
  return { title, text: t(`malformed.${typed}`, { given }), list: there }
}

const isRefusal = (code: string) => code === 'index.request' || code === 'grpc.invalid_argument'

/** Whether it may be the query that was refused: whoever sent the visitor may have added what nobody here reads. */
function asksMore({ search, searchParams }: URL, thing: Thing | undefined): boolean {
  const cursors = thing?.cursors
  return cursors === undefined
    ? search !== ''
    : ['cursor', ...cursors].some((cursor) => searchParams.has(cursor))
}

/** Whether it is the thing of the page that is mistyped or isn't there, not something else that the page is asked for. */
function isAbout({ kind, code }: Fault, { name }: Thing): boolean {
  if (code.startsWith('search.')) return true
  if (kind === 'not-found')
    return ['grpc.not_found', 'index.thing.not_found', `${name ?? ''}.not_found`].includes(code)
  return isRefusal(code) || ['proposal.id', 'auction.round', 'bridge.id'].includes(code)
}

/** What the search calls it, where a page's guard has found it out. */
function titleOf(code: string, language: Language): string | undefined {
  if (!code.startsWith('search.')) return undefined
  return translationsIn(language, 'outcomes')(`${readOutcome(code.slice('search.'.length))}.title`)
}

function linkTo([place, path]: [keyof typeof frame, string], language: Language): Explained['list'] {
  return { text: translationsIn(language, 'frame')(place), path: pathIn(language, path) }
}

const longestShown = 80

/** A part of an address as it was typed. */
function show(given: string): string {
  try {
    return isolateName(decodeURIComponent(given), longestShown)
  } catch {
    return isolateName(given, longestShown) // not readable as text: then as it is
  }
}
