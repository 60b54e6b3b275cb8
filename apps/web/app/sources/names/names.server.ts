import {
  auctionSubaccount,
  encodeAddress,
  escrowAccountOf,
  inj,
  moduleAccountOf,
  moduleNames,
  readAccount,
  readSubaccount,
  shortenDenom,
  type KnownContract,
  type Market,
  type Token,
} from '@injsight/chain'
import type { FormerName, ListKnownNamesResponse, NamedToken } from '@injsight/injsight-v1'
import { isolateOdd } from '../../language/isolate.ts'
import { isAsset, type Listed } from '../lists/listed.ts'
import type { AccountNames } from './account-names.server.ts'
import { toMarket } from './to-market.server.ts'

/** What things are called, as far as the index was told. Whatever isn't known stays as it is. */
export type Names = {
  tokens: ReadonlyMap<string, Token>
  markets: ReadonlyMap<string, Market>
  /** Monikers by `injvaloper1…`, and by the account behind it. */
  validators: ReadonlyMap<string, string>
  /** Who operates a validator, `injvaloper1…`, by the address that it signs blocks with, `injvalcons1…`. */
  operators?: ReadonlyMap<string, string>
  /** The accounts that the chain's own modules keep, by address; those of transfers as `transfer/channel-7`. */
  modules: ReadonlyMap<string, string>
  /** What accounts chose to be called at a name service; a name may be known only on the next page. */
  accountNames?: Pick<AccountNames, 'nameOf'>
  /** Titles by number, where a page has asked for them; as the two below. */
  proposals?: ReadonlyMap<string, string>
  /** By address. */
  contracts?: ReadonlyMap<string, KnownContract>
  /** Ids of chains by `port/channel`. */
  channels?: ReadonlyMap<string, string>
  /** What all this was made from, which knows what things were called before. */
  told?: ListKnownNamesResponse
  /** Tokens that people have looked at, where somebody keeps a list of them. */
  listed?: Listed
}

type Called = Pick<Names, 'tokens' | 'markets' | 'validators'>

/** The names of now: of all that is told, with the accounts of the chain's modules. */
export function toNames(named: ListKnownNamesResponse, listed?: Listed): Names {
  const told = listed === undefined ? named : { ...named, tokens: addListed(named.tokens, listed) }
  const operators = new Map(told.validators.map(({ consensus, operator }) => [consensus, operator]))
  return { ...callAll(told, new Map()), operators, modules, told, ...(listed && { listed }) }
}

/** What the chain says of a token goes before a list, but for what its maker chose: the list has looked at that. */
function addListed(named: readonly NamedToken[], { tokens }: Listed): NamedToken[] {
  const known = new Map(named.map((token) => [token.denom, token]))
  for (const token of tokens.filter(isAsset)) {
    const { denom, symbol, name, decimals, tier } = token
    const had = known.get(denom)
    if (had !== undefined && tier !== 'verified') continue
    known.set(denom, {
      denom,
      symbol,
      name,
      hasDecimals: true,
      decimals: had?.hasDecimals === true ? had.decimals : decimals,
    })
  }
  return [...known.values()]
}

/** Channels are numbered as they are opened; the public chain has opened some hundreds. */
const mostEscrows = 2000

const modules = new Map<string, string>([
  ...Array.from({ length: mostEscrows }, (_, at): [string, string] => {
    const channel = `channel-${at}`
    return [encodeAddress('inj', escrowAccountOf(channel)), `transfer/${channel}`]
  }),
  ...moduleNames.map((name) => [encodeAddress('inj', moduleAccountOf(name)), name] as const),
  [readSubaccount(auctionSubaccount).account, 'auction'],
])

/**
 * The names as they were after a block: of what was renamed since, with what it is called now. What had no name then
 * goes by that of now.
 */
export function namesAt(names: Names, height: bigint): Names {
  const { told } = names
  // The last renamed come first.
  const since = told?.former.filter(({ until }) => until > height) ?? []
  if (told === undefined || since.length === 0) return names
  const last = lastAsked.get(names)
  if (last?.since === since.length) return last.made
  const former = new Map(since.map((one) => [one.thing + one.id, one])) // of several the first one after the block
  const called = callAll(told, former)
  const made = { ...names, ...called, markets: new Map([...names.markets, ...called.markets]) }
  lastAsked.set(names, { since: since.length, made })
  return made
}

/** The lines of a page are mostly of one time: between the same two renamings everything is called the same. */
const lastAsked = new WeakMap<Names, { since: number; made: Names }>()

/** Which of these markets and tokens are called otherwise now than in the names of a block. */
export function listRenamed(
  { markets, tokens }: Names,
  ids: readonly string[],
  denoms: readonly string[],
): { name: string; now: string }[] {
  const called = [
    ...ids.map((id) => markets.get(id.toLowerCase())).map((one) => one && { name: one.ticker, now: one.now }),
    ...denoms.map((denom) => tokens.get(denom)).map((one) => one && { name: one.symbol, now: one.now }),
  ]
  const renamed = new Map(called.flatMap((one) => (one?.now === undefined ? [] : [[one.name, one.now]])))
  return [...renamed].map(([name, now]) => ({ name: isolateOdd(name), now: isolateOdd(now) }))
}

/** @param former what some things were called, by their kind and id */
function callAll(told: ListKnownNamesResponse, former: ReadonlyMap<string, FormerName>): Called {
  const markets = told.markets.map((market) => ({ ...market, was: former.get(`market${market.id}`)?.symbol }))
  const tickers = markets.map(({ was, ticker, ...market }) => ({ ...market, ticker: was ?? ticker }))
  const tokens = callTokens({ ...told, markets: tickers }, former)
  return {
    tokens,
    markets: new Map(
      markets.map(({ was, ...market }) => [market.id, renamed(toMarket(market, tokens), was)] as const),
    ),
    validators: new Map(
      told.validators.flatMap(({ operator, moniker }) => {
        const called = former.get(`validator${operator}`)?.name ?? moniker
        return called === '' ? [] : [[operator, called] as const, [readAccount(operator), called] as const]
      }),
    ),
  }
}

function renamed(market: Market, was: string | undefined): Market {
  return was === undefined || was === market.ticker ? market : { ...market, ticker: was, now: market.ticker }
}

function callTokens(
  { tokens: named, decimals: registered, markets }: ListKnownNamesResponse,
  former: ReadonlyMap<string, FormerName>,
): Map<string, Token> {
  const decimalsOf = new Map(registered.map(({ denom, decimals }) => [denom, decimals]))
  const tokens = new Map([[inj.denom, inj]])
  const add = (token: Token) => {
    const decimals = token.decimals ?? decimalsOf.get(token.denom)
    if (isName(token.symbol) && !tokens.has(token.denom)) tokens.set(token.denom, { ...token, decimals })
  }
  for (const token of named) add(callToken(token, former.get(`token${token.denom}`)))
  // A ticker names both its sides. That is what people call them, where the chain has no better name.
  for (const { ticker, kind, baseDenom, quoteDenom, baseDecimals, quoteDecimals } of markets) {
    if (kind !== 'spot') continue
    const [base = '', quote = ''] = ticker.split('/')
    add({ denom: baseDenom, symbol: base, name: '', decimals: baseDecimals || undefined })
    add({ denom: quoteDenom, symbol: quote, name: '', decimals: quoteDecimals || undefined })
  }
  // What has no name is counted in whole tokens all the same.
  for (const { denom, decimals } of registered)
    if (!tokens.has(denom)) tokens.set(denom, { denom, symbol: shortenDenom(denom), name: '', decimals })
  return tokens
}

function callToken(token: NamedToken, was: FormerName | undefined): Token {
  const { denom, symbol } = token
  const { name, hasDecimals, decimals } = was === undefined || was.symbol === '' ? token : was
  const called = { denom, symbol, name, decimals: hasDecimals ? decimals : undefined }
  if (was === undefined || was.symbol === '' || was.symbol === symbol) return called
  return { ...called, symbol: was.symbol, now: symbol }
}

const longestSymbol = 30

function isName(symbol: string): boolean {
  return symbol !== '' && symbol.length <= longestSymbol
}
