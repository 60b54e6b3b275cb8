import { commaIn } from '../../language/list-words.ts'
import { formatUnits } from '@injsight/chain'
import { withMinus } from '../../language/with-minus.ts'
import { withoutMarks } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeCoin, type Naming } from '../../language/write-part.server.ts'
import { joined, type Written } from '../../language/written.ts'
import { formatSpan } from '../../time/format-span.ts'
import { coins } from '../lists/cells.server.ts'
import { isCoin } from '../message-fields/is-coin.ts'
import { cut, writeText } from '../message-fields/texts.server.ts'
import { percent } from '../staking/percent.ts'
import { unitOf, type Unit } from './units.ts'

const mostEntries = 6
const longest = 400

/** Which parameter a value is of. */
export type Which = { module: string; name: string }

/**
 * A value in the units of people.
 *
 * @param told JSON, as the chain writes it
 * @example writeValue({ module: 'gov', name: 'quorum' }, '"0.334000000000000000"', naming) // ['33.4%']
 */
export function writeValue(which: Which, told: string, naming: Naming): Written {
  if (told === '') return ['—']
  return write(which, JSON.parse(told), naming)
}

/** A parameter in a message, where its module counts it in units that its name doesn't tell; undefined for others. */
export function writeCounted({ module, name }: Which, text: string, naming: Naming): Written | undefined {
  const unit = unitOf(module, name, text)
  if (unit !== undefined) return writeUnit(unit, text, naming)
  const downtime = readDowntime(text)
  return downtime === undefined ? undefined : writeSpan(downtime, text, naming)
}

function write(which: Which, value: unknown, naming: Naming): Written {
  const t = translationsIn(naming.language, 'parameters')
  if (typeof value === 'boolean') return [t(value ? 'yes' : 'no')]
  if (Array.isArray(value)) return writeList(which, value, naming)
  if (isCoin(value)) return value.denom === '' ? [t('notSet')] : coins([value], naming).shown
  if (typeof value === 'object' && value !== null) return [cut(JSON.stringify(value), longest)]
  const text = String(value)
  if (text === '') return [t('notSet')]
  const unit = unitOf(which.module, which.name, text)
  const written = unit === undefined ? undefined : writeUnit(unit, text, naming)
  return written ?? writePlain(which, text, naming)
}

/** Lists of addresses. */
const people = /admins$|deployers$|whitelist$|addresses$|liquidators$/

function writeList(which: Which, list: readonly unknown[], naming: Naming): Written {
  const t = translationsIn(naming.language, 'parameters')
  if (list.length === 0) return [t(people.test(which.name) ? 'none' : 'notSet')]
  const shown = list.slice(0, mostEntries)
  const written = joined(
    shown.map((one) => write(which, one, naming)),
    commaIn(naming.language),
  )
  const more = list.length - shown.length
  return more > 0 ? [...written, ` ${t('more', { count: more })}`] : written
}

type WriteUnit = (text: string, naming: Naming) => Written | undefined

const titled = (shown: string, text: string): Written => [{ text: shown, title: text, look: 'number' }]
const wholeOf = (text: string) => text.replace(/\..*/, '')
const wordsIn = ({ language }: Naming) => translationsIn(language, 'parameters')
const countOf = (text: string) => formatUnits(text, 0, { group: true })

const writers: Record<Unit, WriteUnit> = {
  share: (text) => titled(withMinus(percent(text)), text),
  times: (text, naming) => titled(wordsIn(naming)('times', { count: formatUnits(text, 0) }), text),
  inj: (text, naming) => [writeCoin({ denom: 'inj', amount: wholeOf(text) }, naming)],
  blocks: (text, naming) => titled(wordsIn(naming)('blocks', { count: Number(text) }), text),
  gas: (text, naming) => titled(wordsIn(naming)('gas', { count: countOf(text) }), text),
  bytes: (text, naming) => titled(wordsIn(naming)('bytes', { count: countOf(text) }), text),
  seconds: (text, naming) => writeSpan(text, text, naming),
  milliseconds: (text, naming) => writeSpan(formatUnits(wholeOf(text), 3), text, naming),
  nanoseconds: (text, naming) => writeSpan(formatUnits(wholeOf(text), 9), text, naming),
}

/** Undefined for what isn't counted as it should be. */
function writeUnit(unit: Unit, text: string, naming: Naming): Written | undefined {
  const isCounted = /^-?\d{1,60}(\.\d{1,18})?$/.test(text)
  return isCounted ? writers[unit](text, naming) : undefined
}

/** @param seconds decimal text */
function writeSpan(seconds: string, told: string, { language }: Naming): Written | undefined {
  const text = formatSpan(seconds, language)
  return text ? [{ text, title: told, look: 'name' }] : undefined
}

/** Downtimes have names: `DURATION_1_5H` is an hour and a half. */
function readDowntime(text: string): string | undefined {
  const [, count, half, unit = ''] = /^DURATION_(\d{1,4})(_5)?([SMH])$/.exec(text) ?? []
  if (count === undefined) return undefined
  const seconds = { S: 1, M: 60, H: 3600 }[unit] ?? 1
  return String((Number(count) + (half === undefined ? 0 : 0.5)) * seconds)
}

/** Durations end in s; addresses, denoms and words of the chain are written as in messages. */
function writePlain({ name }: Which, text: string, naming: Naming): Written {
  const [, told] = /^(\d+(?:\.\d+)?)s$/.exec(text) ?? []
  const seconds = told ?? readDowntime(text)
  const span = seconds === undefined ? undefined : writeSpan(seconds, text, naming)
  if (span !== undefined) return span
  if (/^\d{4,30}$/.test(text) && !/(_|^)(id|chain_id)$/.test(name))
    return [{ text: formatUnits(text, 0, { group: true }), title: text, look: 'number' }]
  const last = name.slice(name.lastIndexOf('.') + 1)
  const access = writeAccess(text, naming)
  if (access !== undefined) return access
  const written = writeText({ text, name: last, isForeign: false }, naming) ?? [cut(text, longest)]
  // What nobody has words for is the chain's own.
  return written.map((piece) => (piece === text ? { text: withoutMarks(text), look: 'identifier' } : piece))
}

function writeAccess(text: string, naming: Naming): Written | undefined {
  const known = (['Everybody', 'Nobody', 'AnyOfAddresses'] as const).find((one) => one === text)
  return known && [{ text: wordsIn(naming)(`access.${known}`), title: text, look: 'name' }]
}
