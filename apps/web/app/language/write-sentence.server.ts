import {
  formatUnits,
  messageTitle,
  settleParticles,
  shortenAddress,
  shortenDenom,
  type Labels,
  type Part,
  type Patterns,
  type Sentence,
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
import format from 'icu-minify/format'
import type { Names } from '../sources/names.server.ts'
import { localeOf, type Language } from './languages.ts'
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

/**
 * A sentence in the words of a language. Written here and not in the browser, which so needs neither the patterns nor
 * what assets and markets are called.
 */
export function writeSentence(sentence: Sentence, language: Language, names: Names): Written {
  const pieces: Piece[] = []
  const text = fill(sentence, { language, names, pieces })
  const settled = language === 'kr' ? settleParticles(text) : text
  // Between marks stand the number of a piece and its text, which Korean particles need to see.
  return settled
    .split(marked)
    .map((part, at) => (at % 2 === 0 ? part : (pieces[Number(part)] ?? '')))
    .filter((part) => part !== '')
}

/** The patterns were compiled when the site was built. */
type Pattern = Parameters<typeof format>[0]

// Of Unicode's private use: no text of the chain means anything by them.
const marks = /[\uE000-\uE002]/g
const marked = /\uE000(\d+)\uE001[^\uE002]*\uE002/

type Filling = { language: Language; names: Names; pieces: Piece[] }

function fill({ key, parts }: Sentence, filling: Filling): string {
  const values = Object.entries(parts).map(([name, part]) => [name, place(part, filling)])
  const [module = '', name = ''] = key.split('.')
  const patternsOfModule = patterns[filling.language][module as keyof Patterns] as Record<string, Pattern>
  const pattern = patternsOfModule[name]
  if (pattern === undefined) throw new Error(`There is no sentence ${key} in ${filling.language}`)
  return String(format(pattern, localeOf[filling.language], Object.fromEntries(values), { formatters }))
}

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
}

function place(part: Part, filling: Filling): string | number {
  if (part.kind === 'count') return part.n
  if (part.kind === 'choice') return part.value
  if (part.kind === 'sentence') return fill(part.sentence, filling)
  if (part.kind === 'amounts')
    return part.coins.map((coin) => mark(writeCoin(coin, filling), filling)).join(', ')
  return mark(writePart(part, filling), filling)
}

function mark(piece: Piece, { pieces }: Filling): string {
  const clean = piece.text.replace(marks, '')
  return `\uE000${pieces.push({ ...piece, text: clean }) - 1}\uE001${clean}\uE002`
}

type Shown = Exclude<Part, { kind: 'count' | 'choice' | 'sentence' | 'amounts' }>

function writePart(part: Shown, filling: Filling): Piece {
  switch (part.kind) {
    case 'account':
      return writeAccount(part.address)
    case 'validator':
      return { ...shorten(part.operator), to: `/account/${part.operator}/` }
    case 'external':
      return shorten(part.address)
    case 'subaccount':
      return { text: `#${part.nonce}`, title: part.id, to: `/account/${part.account}/`, look: 'identifier' }
    case 'amount':
      return writeCoin(part, filling)
    case 'quantity':
    case 'price':
      return { text: `${formatUnits(part.value, 0, { group: true })} ${part.symbol}`.trim(), look: 'number' }
    case 'percent':
      return { text: `${part.value}%`, look: 'number' }
    case 'market':
      return { text: part.ticker ?? shortenAddress(part.id), title: part.id, look: 'name' }
    case 'denom':
      return { text: symbolOf(part.denom, filling), title: part.denom, look: 'name' }
    case 'contract':
      return writeContract(part)
    case 'proposal':
      return {
        text: [part.title && `“${part.title}”`, part.id && `#${part.id}`].filter(Boolean).join(' '),
        look: 'name',
      }
    case 'code':
    case 'channel':
      return { text: part.id, look: 'identifier' }
    case 'block':
      return { text: part.height, to: `/block/${part.height}/`, look: 'number' }
    case 'messageType':
      return { text: titleOf(part.type, filling.language), title: part.type, look: 'name' }
    case 'identifier':
      return { text: part.text, look: 'identifier' }
    default:
      return { text: part.text, look: 'name' }
  }
}

function writeAccount(address: string): Piece {
  return { ...shorten(address), to: `/account/${address}/` }
}

function writeContract({ address, label }: { address?: string; label?: string }): Piece {
  if (address === undefined) return { text: label ?? '', look: 'name' }
  return label === undefined ? writeAccount(address) : { ...writeAccount(address), text: label, look: 'name' }
}

function shorten(address: string): Piece {
  return { text: shortenAddress(address), title: address, look: 'identifier' }
}

function symbolOf(denom: string, { names }: Filling): string {
  return names.tokens.get(denom)?.symbol ?? shortenDenom(denom)
}

function writeCoin({ denom, amount }: { denom: string; amount: string }, filling: Filling): Piece {
  const token = filling.names.tokens.get(denom)
  const value = token?.decimals === undefined ? amount : formatUnits(amount, token.decimals, { group: true })
  return { text: `${value} ${symbolOf(denom, filling)}`, title: `${amount} ${denom}`, look: 'number' }
}
