import {
  fieldLabel,
  formatUnits,
  isModuleName,
  layOutSentence,
  messageTitle,
  settleParticles,
  shortenAddress,
  shortenDenom,
  type Labels,
  type Part,
  type Patterns,
  type Sentence,
  type SentenceKey,
} from '@injsight/chain'
import * as labelsEn from '@injsight/chain/labels/en'
import * as labelsEs from '@injsight/chain/labels/es'
import * as labelsKr from '@injsight/chain/labels/kr'
import * as labelsVn from '@injsight/chain/labels/vn'
import * as labelsZh from '@injsight/chain/labels/zh'
import { sentences as en } from '@injsight/chain/sentences/en'
import { sentences as es } from '@injsight/chain/sentences/es'
import { sentences as kr } from '@injsight/chain/sentences/kr'
import { sentences as vn } from '@injsight/chain/sentences/vn'
import { sentences as zh } from '@injsight/chain/sentences/zh'
import { formatMoment } from '../chain/format-moment.ts'
import type { Names } from '../sources/names.server.ts'
import { isolate } from './isolate.ts'
import { localeOf, type Language } from './languages.ts'
import { translationsIn } from './use-translations.ts'
import { write } from './write.ts'
import type { Piece, Written } from './written.ts'

const patterns: Record<Language, Patterns> = { en, es, kr, vn, zh }
const labels: Record<Language, Labels> = {
  en: labelsEn,
  es: labelsEs,
  kr: labelsKr,
  vn: labelsVn,
  zh: labelsZh,
}

/** What a type of message is called in a language. */
export function titleOf(type: string, language: Language): string {
  return messageTitle(type, labels[language])
}

/** What a field of a message holds, in a language. */
export function labelOf(name: string, language: Language): string {
  return fieldLabel(name, labels[language])
}

/**
 * A sentence in the words of a language. Written here and not in the browser, which so needs neither the patterns nor
 * what assets and markets are called.
 */
export function writeSentence(sentence: Sentence, language: Language, names: Names): Written {
  return writePattern(sentence, (key, values) => fill(key, values, language), { language, names })
}

export type Naming = { language: Language; names: Names }

/** Writes what stands in the places of a pattern, and with `fillIn` the words around them. */
export function writePattern(
  worded: { key: string; parts: Record<string, Part> },
  fillIn: (key: string, values: Record<string, string | number>) => string,
  { language, names }: Naming,
): Written {
  const written: Written = []
  let before = ''
  const add = (piece: string | Piece) => {
    // Which of two forms a Korean particle takes depends on what is spoken before it.
    const settled = typeof piece === 'string' && language === 'kr' ? settleParticles(piece, before) : piece
    written.push(settled)
    before += typeof settled === 'string' ? settled : settled.text
  }
  const lay = ({ key, parts }: { key: string; parts: Record<string, Part> }) => {
    // What a key names is the business of `fillIn` alone: failures have keys of their own.
    for (const piece of layOutSentence({ key: key as SentenceKey, parts }, fillIn)) {
      if (typeof piece === 'string') add(piece)
      else if (piece.part.kind === 'sentence') lay(piece.part.sentence)
      else for (const shown of writePart(piece.part, { language, names })) add(shown)
    }
  }
  lay(worded)
  return written
}

function fill(key: string, values: Record<string, string | number>, language: Language): string {
  const [module = '', name = ''] = key.split('.')
  const pattern = (patterns[language] as Record<string, Record<string, unknown>>)[module]?.[name]
  if (pattern === undefined) throw new Error(`There is no sentence ${key} in ${language}`)
  return write(pattern, localeOf[language], values)
}

/** Coins beyond these are counted. */
const mostCoins = 4

export function writePart(part: Exclude<Part, { kind: 'sentence' }>, naming: Naming): (string | Piece)[] {
  if (part.kind !== 'amounts') return [writeOne(part, naming)]
  const coins = part.coins.slice(0, mostCoins).map((coin) => writeCoin(coin, naming))
  const more = part.coins.length - mostCoins
  if (more > 0) return [...coins.flatMap((coin) => [', ', coin]).slice(1), ` +${more}`]
  return listOf(coins, naming.language)
}

/** Pieces as a language lists them: with commas, and a word before the last. */
function listOf(pieces: readonly Piece[], language: Language): (string | Piece)[] {
  const format = new Intl.ListFormat(localeOf[language], { type: 'conjunction' })
  const places = pieces.map((_, at) => String(at))
  return format
    .formatToParts(places)
    .map(({ type, value }) => (type === 'element' ? (pieces[Number(value)] ?? value) : value))
}

function writeOne(part: Exclude<Part, { kind: 'amounts' | 'sentence' }>, naming: Naming): Piece {
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
      return { text: `${formatUnits(part.value, 0, { group: true })} ${part.symbol}`.trim(), look: 'number' }
    case 'percent':
      return { text: `${part.value}%`, look: 'number' }
    case 'market':
      return { text: part.ticker ?? shortenAddress(part.id), title: part.id, look: 'name' }
    case 'denom':
      return { text: symbolOf(part.denom, naming), title: part.denom, look: 'name' }
    case 'contract':
      return writeContract(part, naming)
    case 'proposal':
      return { text: writeProposal(part, naming), look: 'name' }
    case 'time':
      return { text: writeTime(part.time, naming), title: part.time, look: 'name' }
    case 'code':
      return { text: part.id, look: 'identifier' }
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
      return { text: part.text, look: 'name' }
  }
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

function writeTime(time: string, { language }: Naming): string {
  return formatMoment(Date.parse(time), localeOf[language], 0)
}

function writeValidator(operator: string, { names }: Naming): Piece {
  return writeNamed(operator, names.validators.get(operator))
}

/** An account by its name where it has one, else by its address. */
export function writeAccount(address: string, naming: Naming): Piece {
  const module = naming.names.modules.get(address)
  if (module === undefined) return writeNamed(address, nameOfAccount(address, naming))
  const text = nameOfModule(module, naming.language)
  return { text, title: `${module} ${address}`, to: `/account/${address}/`, look: 'name' }
}

/** What an account is known as: the validator that it operates, a module of the chain, a contract. */
export function nameOfAccount(address: string, { names, language }: Naming): string | undefined {
  const { validators, modules, contracts } = names
  const module = modules.get(address)
  if (module !== undefined) return nameOfModule(module, language)
  return validators.get(address) ?? (contracts?.get(address)?.label || undefined)
}

/** What the account of one of the chain's modules is for; the chain's own name of it where there are no words. */
export function nameOfModule(module: string, language: Language): string {
  return isModuleName(module) ? translationsIn(language, 'modules')(module) : module
}

/** Names are chosen by anybody: cut and kept to themselves, with the address as title. */
function writeNamed(address: string, name: string | undefined): Piece {
  const link = { ...shorten(address), to: `/account/${address}/` }
  return name === undefined ? link : { ...link, text: isolate(name.slice(0, 70)), look: 'name' }
}

function writeChannel({ id, chain }: { id: string; chain?: string }): Piece {
  if (chain === undefined) return { text: id, look: 'identifier' }
  return { text: `${id} (${isolate(chain.slice(0, 50))})`, look: 'identifier' }
}

function writeContract({ address, label }: { address?: string; label?: string }, naming: Naming): Piece {
  if (address === undefined) return { text: isolate((label ?? '').slice(0, 70)), look: 'name' }
  const account = writeAccount(address, naming)
  return label === undefined ? account : { ...account, text: isolate(label.slice(0, 70)), look: 'name' }
}

function shorten(address: string): Piece {
  return { text: shortenAddress(address), title: address, look: 'identifier' }
}

function symbolOf(denom: string, { names }: Naming): string {
  return names.tokens.get(denom)?.symbol ?? shortenDenom(denom)
}

export function writeCoin({ denom, amount }: { denom: string; amount: string }, naming: Naming): Piece {
  const token = naming.names.tokens.get(denom)
  const value = formatUnits(amount, token?.decimals ?? 0, { group: true })
  return { text: `${value} ${symbolOf(denom, naming)}`, title: `${amount} ${denom}`, look: 'number' }
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
