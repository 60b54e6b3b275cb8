import { formatUnits, readSubaccount, shiftDecimal } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { formatSpan } from '../../time/format-span.ts'
import { localeOf } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { withMinus } from '../../language/with-minus.ts'
import { nameOfAccount, writePart, type Naming } from '../../language/write-part.server.ts'
import type { Piece, Written } from '../../language/written.ts'
import { writeAdminRights } from '../markets/changed-rules.server.ts'
import type { Units } from './units.server.ts'
import { isKnownChoice, writeChoice } from './choices.server.ts'
import { writePermissions } from './permissions.server.ts'

/** A text or number of a field, and what is known of it. */
export type Scalar = {
  text: string
  /** The field's. */
  name: string
  /** It stands in what a contract was told: its names and words mean what the contract likes. */
  isForeign: boolean
  /** How its numbers are counted, where that is known. */
  units?: Units | undefined
}

type WriteText = (scalar: Scalar, naming: Naming) => Written | undefined

/** The first that knows what a text is writes it; undefined for what was never set. */
export function writeText(scalar: Scalar, naming: Naming): Written | undefined {
  if (!scalar.isForeign && isUnset(scalar)) return undefined
  for (const write of writers) {
    const written = write(scalar, naming)
    if (written !== undefined) return written
  }
  return [cut(scalar.text, longestText)]
}

const neverSet = '0001-01-01T00:00:00Z'
const times = /(time|timestamp|expir[a-z]*|deadline)s?$/i

// What stays as it is, is written in several ways.
function isUnset({ text, name }: Scalar): boolean {
  if (text === neverSet || text === '[do-not-modify]') return true
  if (name === 'order_mask') return text === '0' || text === '1'
  const isZero = /^0(\.0*)?$/.test(text)
  // An order of no expiration block rests until it is taken back.
  return (
    isZero &&
    (times.test(name) || /^(expiration_block|funds|new_(min|initial|maintenance|reduce)_\w+)$/.test(name))
  )
}

const longestText = 10_000
const longestTitle = 4000
const longestCode = 80

const writers: readonly WriteText[] = [
  writeType,
  writeAddress,
  writeMarket,
  writeSubaccount,
  writeDenom,
  writeTime,
  writeDuration,
  writeRights,
  writeEnum,
  writeUnits,
  writePercent,
  writeSum,
  writeNumber,
  writeCode,
]

function writeType({ text }: Scalar, naming: Naming): Written | undefined {
  if (!/^\/[a-z]\w*(\.\w+)+$/.test(text)) return undefined
  return writePart({ kind: 'messageType', type: text }, naming)
}

function writeAddress({ text }: Scalar, naming: Naming): Written | undefined {
  const [, prefix] = /^(inj|injvaloper|injvalcons)1[02-9ac-hj-np-z]{38,58}$/.exec(text) ?? []
  if (prefix === undefined) return undefined
  const address: Piece = { text, look: 'identifier' }
  if (prefix === 'injvalcons') return [address]
  const linked = { ...address, to: `/account/${text}/` }
  const name = nameOfAccount(text, naming)
  return name === undefined ? [linked] : [linked, ` (${isolateName(name)})`]
}

function writeMarket({ text }: Scalar, naming: Naming): Written | undefined {
  const market = naming.names.markets.get(text.toLowerCase())
  return market && writePart({ kind: 'market', id: market.id, ticker: market.ticker }, naming)
}

function writeSubaccount({ text, name }: Scalar): Written | undefined {
  if (!/subaccount/i.test(name) || !/^0x[0-9a-f]{64}$/i.test(text)) return undefined
  return [{ text, to: `/account/${readSubaccount(text).account}/`, look: 'identifier' }]
}

function writeDenom({ text, name }: Scalar, naming: Naming): Written | undefined {
  const isDenom = /(^|_)denoms?$/.test(name)
  return isDenom ? writePart({ kind: 'denom', denom: text }, naming) : undefined
}

function writeTime({ text, name }: Scalar, { language }: Naming): Written | undefined {
  if (name === 'expiry' && text === '-1')
    return [{ text: translationsIn(language, 'choices')('never'), title: text, look: 'name' }]
  const time = readTime(text, name)
  if (time === undefined) return undefined
  return [{ text: formatMoment(time, localeOf[language], 0), title: text, look: 'name' }]
}

const digitsBeyondSeconds: Readonly<Record<number, number>> = { 10: 0, 13: 3, 16: 6, 19: 9 }

/** Milliseconds since 1970. Numbers count seconds or thousandths, millionths, billionths of them. */
function readTime(text: string, name: string): number | undefined {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return find(Date.parse(text))
  if (!times.test(name) || !/^\d+$/.test(text)) return undefined
  const beyond = digitsBeyondSeconds[text.length]
  return beyond === undefined ? undefined : Number(shiftDecimal(text, 3 - beyond).replace(/\..*/, ''))
}

function find(time: number): number | undefined {
  return Number.isNaN(time) ? undefined : time
}

function writeDuration({ text, name }: Scalar, { language }: Naming): Written | undefined {
  const [, seconds, unit] = /^(\d{1,12}(?:\.\d+)?)(s?)$/.exec(text) ?? []
  const isSpan = unit === 's' ? /period|duration|time|drift|delay|interval/i : /^length$|duration(_seconds)?$/
  if (seconds === undefined || !isSpan.test(name)) return undefined
  return [{ text: formatSpan(seconds, language) || text, title: text, look: 'name' }]
}

function writeRights({ text, name, isForeign }: Scalar, { language }: Naming): Written | undefined {
  if (!isForeign && name === 'admin_permissions') return writeAdminRights(text, language)
  if (isForeign || name !== 'permissions' || !/^\d{1,9}$|^[12]\d{9}$/.test(text)) return undefined
  return [{ text: writePermissions(Number(text), language), title: text, look: 'name' }]
}

// In capitals these are names that somebody gave.
const named =
  /symbol|ticker|denom|name|display|label|memo|title|^base|^quote|oracle_|observers|(^|_)id$|^cid$/i
const singles = /(^|_)(type|option|actions?|status|side|mode)$/
// Some enums are written in camel case.
const camels = /(^|_)(status|funding_mode|access_level|oracle_type|has_disabled_minimal_protocol_fee)$/

function writeEnum({ text, name, isForeign }: Scalar, { language }: Naming): Written | undefined {
  const isEnum = singles.test(name) ? /^[A-Z][A-Z0-9_]*$/ : /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/
  const isCamel = camels.test(name) && isKnownChoice(text)
  if (isForeign || named.test(name.replace(/oracle_type/, ''))) return undefined
  if (!isCamel && !isEnum.test(text)) return undefined
  return [{ text: writeChoice(text, name, language), title: text, look: 'name' }]
}

function writeUnits({ text, name, units }: Scalar, naming: Naming): Written | undefined {
  const part = units?.(name, text)
  if (part === undefined) return undefined
  return writePart(part, naming).map((piece) =>
    typeof piece === 'string' ? piece : { ...piece, title: text },
  )
}

// Shares of one, as the chain writes them: with 18 digits after the point.
function writePercent({ text, name, isForeign }: Scalar): Written | undefined {
  const isShare = /(^|_)(rate|ratio|weight)$|Rate(Cap)?$/.test(name) && /^-?\d{1,3}\.\d{18}$/.test(text)
  const isWeight = name === 'weight' && /^[01]\.\d{1,17}$/.test(text)
  if (isForeign || !(isShare || isWeight)) return undefined
  return [{ text: withMinus(`${shiftDecimal(text, 2)}%`), title: text, look: 'number' }]
}

const sums =
  /(^|_)(amount|prices?|rates|volume|height|cap|window|quantity|limit|power|(min|max)_answer|per_(observation|transmission))$/

/** What is counted, by thousands; what only bears a number stays as it is. */
function writeSum({ text, name, isForeign }: Scalar): Written | undefined {
  if (isForeign || !sums.test(name) || !/^\d{4,60}(\.\d+)?$/.test(text)) return undefined
  return [{ text: formatUnits(text, 0, { group: true }), title: text, look: 'number' }]
}

function writeNumber({ text }: Scalar): Written | undefined {
  if (!/^-?\d{1,60}(\.\d+)?$/.test(text)) return undefined
  // Decimals always come with 18 digits after the point.
  const shown = /\.\d{18}$/.test(text) ? shiftDecimal(text, 0) : text
  return [{ text: withMinus(shown), look: shown.length > 30 ? 'identifier' : 'number' }]
}

/** Hashes, keys, signatures and bytes. */
function writeCode({ text }: Scalar): Written | undefined {
  if (/^(0x)?([0-9a-f]{40}|[0-9a-f]{64})$/i.test(text)) return [{ text, look: 'identifier' }]
  if (text.length <= longestCode || /\s/.test(text.slice(0, 2000))) return undefined
  return [{ text: cut(text, longestCode), title: cut(text, longestTitle), look: 'identifier' }]
}

export function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
