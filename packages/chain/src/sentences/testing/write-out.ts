import compile from 'icu-minify/compile'
import format, { type CompiledMessage } from 'icu-minify/format'
import { shortenAddress } from '../../addresses/shorten.ts'
import { formatUnits } from '../../amounts/amounts.ts'
import { shortenDenom } from '../../tokens/denoms.ts'
import { messageTitle } from '../labels.ts'
import type { Labels } from '../labels/en.ts'
import { layOutSentence } from '../lay-out.ts'
import type { Patterns } from '../patterns/en.ts'
import { settleParticles } from '../particles.ts'
import type { Coin, Part, Sentence, SentenceContext } from '../sentence.ts'
import { patternOf } from './languages.ts'

export type Writing = {
  patterns: Patterns
  labels: Labels
  locale: string
  tokens: SentenceContext['tokens']
  names?: ReadonlyMap<string, string>
}

/** A sentence as plain text, as the site would show it without its links. */
export function writeOut(sentence: Sentence, writing: Writing): string {
  const { locale, patterns } = writing
  const pieces = layOutSentence(sentence, (key, values) =>
    String(format(compileOnce(patternOf(key, patterns)), locale, values, { formatters })),
  )
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : writePart(piece.part, writing)))
  return locale === 'ko' ? settleParticles(text.join('')) : text.join('')
}

const compiled = new Map<string, CompiledMessage>()

function compileOnce(pattern: string): CompiledMessage {
  const known = compiled.get(pattern) ?? compile(pattern)
  compiled.set(pattern, known)
  return known
}

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
}

function writePart(part: Part, writing: Writing): string {
  switch (part.kind) {
    case 'account':
    case 'external':
      return writeAddress(part.address, writing)
    case 'validator':
      return writeAddress(part.operator, writing)
    case 'amount':
      return writeCoin(part, writing)
    case 'amounts':
      return part.coins.map((coin) => writeCoin(coin, writing)).join(', ')
    case 'quantity':
    case 'price':
      return `${formatUnits(part.value, 0, { group: true })} ${part.symbol}`.trim()
    case 'tokens':
      return writeTokens(part)
    case 'call':
      return writeCall(part, writing)
    case 'percent':
      return `${part.value}%`
    case 'market':
      return part.ticker ?? shortenAddress(part.id)
    case 'subaccount':
      return part.nonce
    case 'denom':
      return writing.tokens.find(part.denom)?.symbol ?? shortenDenom(part.denom)
    case 'contract':
      if (part.isUnnamed) return shortenAddress(part.address ?? '')
      return part.label ?? writeAddress(part.address ?? '', writing)
    case 'proposal':
      return writeProposal(part, writing.locale)
    case 'code':
    case 'channel':
      return part.id
    case 'block':
      return part.height
    case 'time':
      return part.time.slice(0, 10)
    case 'messageType':
      return messageTitle(part.type, writing.labels)
    case 'count':
      return part.n.toString()
    case 'choice':
      return part.value
    case 'sentence':
      return writeOut(part.sentence, writing)
    default:
      return part.text
  }
}

function writeTokens({ value, symbol, contract }: Extract<Part, { kind: 'tokens' }>): string {
  const number = formatUnits(value, 0, { group: true })
  return symbol === undefined
    ? `${number} smallest units of ${shortenAddress(contract)}`
    : `${number} ${symbol} (ERC-20)`
}

function writeCall({ method, given, more }: Extract<Part, { kind: 'call' }>, writing: Writing): string {
  const told = given.map((one) => writePart(one, writing))
  return `${method}(${[...told, ...(more > 0 ? [`+${more}`] : [])].join(', ')})`
}

// The patterns of the other languages say themselves that it is a proposal.
function writeProposal({ id, title }: { id?: string; title?: string }, locale: string): string {
  const number = id && (title === undefined && locale === 'en' ? `proposal #${id}` : `#${id}`)
  return [title && `“${title}”`, number].filter(Boolean).join(' ')
}

function writeAddress(address: string, { names }: Writing): string {
  return names?.get(address) ?? shortenAddress(address)
}

function writeCoin({ denom, amount }: Coin, { tokens }: Writing): string {
  const token = tokens.find(denom)
  if (token?.decimals === undefined) return `${amount} ${shortenDenom(denom)}`
  return `${formatUnits(amount, token.decimals, { group: true })} ${token.symbol}`
}
