import { commaIn } from './list-words.ts'
import {
  denomFamily,
  formatEthereumAddress,
  formatUnits,
  isModuleName,
  readAccount,
  shortenAddress,
  shortenDenom,
  type Part,
} from '@injsight/chain'
import { precompiles } from '@injsight/evm'
import { formatMoment } from '../time/format-moment.ts'
import type { Names } from '../sources/names/names.server.ts'
import { isolate, isolateName, isolateOdd, withoutMarks } from './isolate.ts'
import { titleOf } from './labels.server.ts'
import { localeOf, type Language } from './languages.ts'
import { shortenName } from './shorten-name.ts'
import { pathOfDenom, pathOfToken } from './token-paths.ts'
import { findPathOfMarket } from '../views/markets/path-of-market.ts'
import { translationsIn } from './use-translations.ts'
import { inUnit, joined, type Piece } from './written.ts'

/** In which language something is said, and what the things in it are called. */
export type Naming = { language: Language; names: Names }

/** Coins beyond these are counted. */
const mostCoins = 4

/** What stands in one place of a sentence. */
export function writePart(part: Exclude<Part, { kind: 'sentence' }>, naming: Naming): (string | Piece)[] {
  if (part.kind === 'call') return writeCall(part, naming)
  if (part.kind !== 'amounts') return [writeOne(part, naming)]
  const coins = part.coins.slice(0, mostCoins).map((coin) => writeCoin(coin, naming))
  const more = part.coins.length - mostCoins
  if (more > 0) return [...joined(coins, commaIn(naming.language)), ` +${more}`]
  return listOf(coins, naming.language)
}

/** A method as programmers write it, with what it was given by name where that has one. */
function writeCall({ method, given, more }: Extract<Part, { kind: 'call' }>, naming: Naming) {
  const told = given.map((one) => (one.kind === 'sentence' ? [] : writePart(one, naming)))
  const rest = more > 0 ? [[`+${more}`]] : []
  const list = joined([...told, ...rest], ', ')
  return [writeOne({ kind: 'identifier', text: method }, naming), '(', ...list, ')']
}

/** Pieces as a language lists them: with commas, and a word before the last. */
function listOf(pieces: readonly Piece[], language: Language): (string | Piece)[] {
  const format = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const places = pieces.map((_, at) => String(at))
  return format
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? (pieces[Number(value)] ?? value) : value))
}

function writeOne(part: Exclude<Part, { kind: 'amounts' | 'call' | 'sentence' }>, naming: Naming): Piece {
  switch (part.kind) {
    case 'account':
      return part.isUnnamed ? writeNamed(part.address, undefined) : writeAccount(part.address, naming)
    case 'validator':
      return writeValidator(part.operator, naming)
    case 'external':
      return shorten(part.address)
    case 'subaccount':
      return { text: `#${part.nonce}`, title: part.id, to: `/account/${part.account}/`, look: 'identifier' }
    case 'amount':
      return writeCoin(part, naming)
    case 'quantity':
    case 'price':
      return {
        text: inUnit(formatUnits(part.value, 0, { group: true }), isolateOdd(part.symbol)),
        look: 'number',
      }
    case 'tokens':
      return writeTokens(part, naming)
    case 'percent':
      return { text: `${part.value}%`, look: 'number' }
    case 'market':
      return writeMarket(part)
    case 'denom':
      return writeDenom(part.denom, naming)
    case 'contract':
      return writeContract(part, naming)
    case 'proposal':
      return {
        text: writeProposal(part, naming),
        look: 'name',
        ...(isProposalId(part.id) && { to: `/proposal/${part.id}/` }),
      }
    case 'time':
      return { text: writeTime(part.time, naming), title: part.time, look: 'moment' }
    case 'code':
      return { text: part.id, look: 'identifier', ...(/^\d+$/.test(part.id) && { to: `/code/${part.id}/` }) }
    case 'channel':
      return writeChannel(part)
    case 'block':
      return {
        text: formatUnits(part.height, 0, { group: true }),
        to: `/block/${part.height}/`,
        look: 'number',
      }
    case 'messageType':
      return { text: titleOf(part.type, naming.language), title: part.type, look: 'name' }
    case 'identifier':
      return { text: part.text, look: 'identifier' }
    case 'count':
      return { text: String(part.n), look: 'number' }
    case 'choice':
      return { text: part.value, look: 'name' }
    default:
      return { text: withoutMarks(part.text), look: 'name' }
  }
}

export function writeDenom(denom: string, naming: Naming): Piece {
  return { text: symbolOf(denom, naming), title: denom, look: 'name', ...linkToDenom(denom, naming) }
}

/** A message may name any text a denom: what has neither the form nor the name of one has no page. */
function linkToDenom(denom: string, { names }: Naming): Pick<Piece, 'to'> {
  const isOne = denomFamily(denom) !== 'unknown' || /^(0x|inj1)/.test(denom) || names.tokens.has(denom)
  return isOne ? { to: pathOfDenom(denom) } : {}
}

const quotes: Record<Language, readonly [string, string]> = {
  en: ['“', '”'],
  zh: ['“', '”'],
  kr: ['‘', '’'],
  es: ['«', '»'],
  vn: ['“', '”'],
}

// The patterns of the other languages say themselves that it is a proposal.
function writeProposal({ id, title }: { id?: string; title?: string }, { language }: Naming): string {
  const number = id && (!title && language === 'en' ? `proposal #${id}` : `#${id}`)
  const [open, close] = quotes[language]
  return [title && `${open}${isolate(title)}${close}`, number].filter(Boolean).join(' ')
}

/** A message may hold any text where a number should be. */
function isProposalId(id: string | undefined): boolean {
  return id !== undefined && /^[1-9]\d{0,17}$/.test(id)
}

function writeTime(time: string, { language }: Naming): string {
  return formatMoment(Date.parse(time), localeOf[language], 0)
}

function writeValidator(operator: string, { names }: Naming): Piece {
  const { to: _, ...named } = writeNamed(operator, names.validators.get(operator))
  // All are named, where any is: what a message calls one otherwise has no page.
  const isOne = names.validators.size === 0 || names.validators.has(operator)
  return isOne ? { ...named, to: `/validator/${operator}/` } : named
}

/** An account by its name where it has one, else by its address. */
export function writeAccount(address: string, naming: Naming): Piece {
  const module = naming.names.modules.get(address)
  if (module === undefined) return writeOwner(address, naming)
  const text = nameOfModule(module, naming.language)
  return { text, title: `${module} ${address}`, to: `/account/${address}/`, look: 'name' }
}

/** What it is called on the chain goes before what it chose to be called at a name service, which is marked as that. */
function writeOwner(address: string, naming: Naming): Piece {
  const name = nameOnChain(address, naming)
  const domain = name === undefined ? naming.names.accountNames?.nameOf(address) : undefined
  if (domain === undefined) return writeNamed(address, name)
  const title = translationsIn(naming.language, 'nameServices')('title', { name: domain, address })
  return { ...writeNamed(address, domain), title, look: 'domain' }
}

/** What an account is known as: on the chain, or at a name service. */
export function nameOfAccount(address: string, naming: Naming): string | undefined {
  return nameOnChain(address, naming) ?? naming.names.accountNames?.nameOf(address)
}

/** The validator that an account operates, a module of the chain, a contract. */
function nameOnChain(address: string, { names, language }: Naming): string | undefined {
  const { validators, modules, contracts } = names
  const module = modules.get(address)
  if (module !== undefined) return nameOfModule(module, language)
  return (
    namePrecompile(address, language) ??
    validators.get(address) ??
    (contracts?.get(address)?.label || undefined)
  )
}

/** What a contract is by which the EVM reaches a module of the chain; undefined for others. */
export function namePrecompile(address: string, language: Language): string | undefined {
  const module = modulesByPrecompile.get(address)
  return module && translationsIn(language, 'ethereum')('precompile', { module })
}

/** What the contracts lead to by which the EVM reaches modules of the chain. */
const modulesByPrecompile = new Map(
  Object.entries(precompiles).map(([module, { address }]) => [readAccount(address), module]),
)

/** What the account of one of the chain's modules is for; the chain's own name of it where there are no words. */
export function nameOfModule(module: string, language: Language): string {
  const t = translationsIn(language, 'modules')
  const [, channel] = /^transfer\/(channel-\d+)$/.exec(module) ?? []
  if (channel !== undefined) return t('escrow', { channel })
  return isModuleName(module) ? t(module) : module
}

/** Names are chosen by anybody: cut and kept to themselves, with the address as title. */
function writeNamed(address: string, name: string | undefined): Piece {
  const link = { ...shorten(address), to: `/account/${address}/` }
  return name === undefined ? link : { ...link, text: isolateName(name), look: 'name' }
}

function writeChannel({ id, chain }: { id: string; chain?: string }): Piece {
  if (chain === undefined) return { text: id, look: 'identifier' }
  return { text: `${id} (${isolateName(chain, 50)})`, look: 'identifier' }
}

function writeContract(part: Extract<Part, { kind: 'contract' }>, naming: Naming): Piece {
  const { address, label, isUnnamed } = part
  if (address === undefined) return { text: isolateName(label ?? ''), look: 'name' }
  const isPlain = isUnnamed === true || address.startsWith('0x')
  const named = isPlain
    ? { ...shorten(address), to: `/account/${readAccount(address)}/` }
    : writeAccount(address, naming)
  // Anybody can call what is no contract one.
  const key = address.startsWith('0x') ? readAccount(address) : address
  const isKnown = naming.names.contracts?.has(key) === true
  const account = isKnown ? { ...named, to: `/contract/${address}/` } : named
  return label === undefined ? account : { ...account, text: isolateName(label), look: 'name' }
}

/** What only a contract counts bears a mark: anybody may call a token of theirs as they like. */
function writeTokens(part: Extract<Part, { kind: 'tokens' }>, { language }: Naming): Piece {
  const { value, symbol, contract } = part
  const number = formatUnits(value, 0, { group: true })
  const text =
    symbol === undefined
      ? translationsIn(language, 'ethereum')('smallest', {
          number,
          isOne: value === '1' ? 'yes' : 'no',
          token: shortenAddress(contract),
        })
      : `${inUnit(number, isolateOdd(symbol))} (ERC-20)`
  const to = pathOfToken(formatEthereumAddress(readAccount(contract)))
  return { text, title: contract, to, look: 'number' }
}

function shorten(address: string): Piece {
  return { text: shortenAddress(address), title: address, look: 'identifier' }
}

/** What an asset is called. Anybody may have chosen it, however long. */
export function symbolOf(denom: string, { names }: Pick<Naming, 'names'>): string {
  const short = shortenDenom(denom)
  const symbol = names.tokens.get(denom)?.symbol ?? short
  return isolateOdd(isAnybodys(denomFamily(denom)) && symbol !== short ? shortenName(symbol) : symbol)
}

function isAnybodys(family: ReturnType<typeof denomFamily>): boolean {
  return family === 'factory' || family === 'ibc' || family === 'unknown'
}

/** A market by its ticker. Anybody may have chosen it. */
function writeMarket({ id, ticker }: { id: string; ticker?: string | undefined }): Piece {
  const to = findPathOfMarket(id)
  const text = ticker === undefined ? shortenAddress(id) : isolateOdd(ticker)
  return { text, title: id, look: 'name', ...(to !== undefined && { to }) }
}

/** A market by the ticker that is known of it. */
export function writeMarketOf(id: string, { names }: Naming): Piece {
  return writeMarket({ id, ticker: names.markets.get(id)?.ticker })
}

export function writeCoin({ denom, amount }: { denom: string; amount: string }, naming: Naming): Piece {
  const token = naming.names.tokens.get(denom)
  const value = formatUnits(amount, token?.decimals ?? 0, { group: true })
  const text = inUnit(value, symbolOf(denom, naming))
  return { text, title: `${amount} ${denom}`, look: 'number', ...linkToDenom(denom, naming) }
}

const balanceDecimals = 8

/** What an account holds of a denom, without its unit: the first decimals, and the whole of it as title. */
export function writeBalance(denom: string, amount: string, { names }: Naming): Piece {
  const decimals = names.tokens.get(denom)?.decimals ?? 0
  const whole = formatUnits(amount, decimals, { group: true })
  const shown = formatUnits(amount, decimals, { group: true, maxDecimals: balanceDecimals })
  // What would be cut to nothing is shown whole.
  const isCut = shown !== whole && !shown.includes('<')
  return { text: isCut ? `${shown}…` : whole, title: whole, look: 'number' }
}
