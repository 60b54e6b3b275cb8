import compile from 'icu-minify/compile'
import format from 'icu-minify/format'
import { shortenAddress } from '../../addresses.ts'
import { formatUnits } from '../../amounts.ts'
import { shortenDenom } from '../../denoms.ts'
import { messageTitle } from '../labels.ts'
import type { Labels } from '../labels/en.ts'
import type { Patterns } from '../messages/en.ts'
import { settleParticles } from '../particles.ts'
import type { Coin, Part, Sentence, SentenceContext } from '../sentence.ts'

export type Writing = {
  patterns: Patterns
  labels: Labels
  locale: string
  tokens: SentenceContext['tokens']
  names?: ReadonlyMap<string, string>
}

/** A sentence as plain text, as the site would show it without its links. */
export function writeOut({ key, parts }: Sentence, writing: Writing): string {
  const values = Object.entries(parts).map(([name, part]) => [name, writePart(part, writing)])
  const { locale } = writing
  const written = format(compile(writing.patterns[key]), locale, Object.fromEntries(values), { formatters })
  return locale === 'ko' ? settleParticles(String(written)) : String(written)
}

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
}

function writePart(part: Part, writing: Writing): string | number {
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
    case 'percent':
      return `${part.value}%`
    case 'market':
      return part.ticker ?? shortenAddress(part.id)
    case 'subaccount':
      return part.nonce
    case 'denom':
      return writing.tokens.find(part.denom)?.symbol ?? shortenDenom(part.denom)
    case 'contract':
      return part.label ?? writeAddress(part.address ?? '', writing)
    case 'proposal':
      return [part.title && `“${part.title}”`, part.id && `#${part.id}`].filter(Boolean).join(' ')
    case 'code':
    case 'channel':
      return part.id
    case 'block':
      return part.height
    case 'messageType':
      return messageTitle(part.type, writing.labels)
    case 'count':
      return part.n
    case 'choice':
      return part.value
    case 'sentence':
      return writeOut(part.sentence, writing)
    default:
      return part.text
  }
}

function writeAddress(address: string, { names }: Writing): string {
  return names?.get(address) ?? shortenAddress(address)
}

function writeCoin({ denom, amount }: Coin, { tokens }: Writing): string {
  const token = tokens.find(denom)
  if (token?.decimals === undefined) return `${amount} ${shortenDenom(denom)}`
  return `${formatUnits(amount, token.decimals, { group: true })} ${token.symbol}`
}
