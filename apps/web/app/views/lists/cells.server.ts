import { commaIn } from '../../language/list-words.ts'
import { formatUnits, readSubaccount, shiftDecimal, shortenMean } from '@injsight/chain'
import type { OrderAmount } from '@injsight/injsight-v1'
import { withMinus } from '../../language/with-minus.ts'
import { formatMoment } from '../../time/format-moment.ts'
import { csvTime } from '../../csv.server.ts'
import { localeOf } from '../../language/languages.ts'
import {
  symbolOf,
  writeAccount,
  writeCoin,
  writePart,
  type Naming,
} from '../../language/write-part.server.ts'
import { inUnit, joined, wholeText, type Piece, type Written } from '../../language/written.ts'
import { writeShare } from '../markets/write-share.server.ts'
import type { Cell } from './table.ts'

const mostDecimals = 8

/** As they are; a file has a hyphen before what is below nothing, which is computed with. */
export function words(shown: Written): Cell {
  return { shown, file: wholeText(shown).replace(/^−(?=\d)/, '-') }
}

/** A number in per cent, as `+0.12%`; a file has its unit in the name of its column. */
export function percentage(text: string): Cell {
  if (text === '—') return nothing
  const file = text.replace('−', '-').replaceAll(/^\+|%$/g, '')
  return { shown: [{ text: withMinus(text), look: 'number' }], file }
}

/** What isn't there, or isn't told. */
export const nothing: Cell = { shown: ['—'], file: '' }

/** The same with the reason, on hover. */
export function noneFor(reason: string): Cell {
  return { shown: [{ text: '—', title: reason, look: 'name' }], file: '' }
}

/** Only for the file. */
export function fileOnly(file: Cell['file']): Cell {
  return { shown: [], file }
}

/** A number in decimal notation: its first decimals, and the whole of it on hover and in the file. */
export function number(exact: string): Cell {
  const whole = formatUnits(exact, 0, { group: true })
  const cut = formatUnits(exact, 0, { group: true, maxDecimals: mostDecimals })
  const isWhole = cut === whole || cut.includes('<')
  const piece: Piece = {
    text: withMinus(isWhole ? cut : `${cut}…`),
    title: withMinus(whole),
    look: 'number',
  }
  // A known zero is said, but catches no eye.
  return { shown: whole === '0' ? ['0'] : [piece], file: whole.replaceAll(',', '') }
}

/** A share of one in per cent, to its last digit in the file; empty where it isn't told. */
export function share(told: string, format: { isSigned?: boolean } = {}): Cell {
  return told === '' ? nothing : { shown: [writeShare(told, format)], file: shiftDecimal(told, 2) }
}

/** A worth: its hundredths, and the whole of it on hover and in the file. */
export function money(exact: string): Cell {
  const whole = formatUnits(exact, 0, { group: true })
  const text = formatUnits(exact, 0, { group: true, maxDecimals: 2 })
  return {
    shown: [{ text: withMinus(text), title: withMinus(whole), look: 'number' }],
    file: whole.replaceAll(',', ''),
  }
}

/** What something is worth in dollars: with both digits of its cents, where it isn't less than one. */
export function dollars(exact: string): Cell {
  const { shown, file } = money(exact)
  const withCents = (text: string) => text.replace(/^[^<>.]+$/, '$&.00').replace(/^([^<>]+\.\d)$/, '$10')
  return {
    shown: shown.map((piece) =>
      typeof piece === 'string' ? piece : { ...piece, text: withCents(piece.text) },
    ),
    file,
  }
}

/** How much of a denom, in whole units where their decimals are known. */
export function amount(denom: string, smallest: string, { names }: Naming): Cell {
  return number(formatUnits(smallest, names.tokens.get(denom)?.decimals ?? 0))
}

/** The same with its unit. */
export function coin(denom: string, smallest: string, naming: Naming): Cell {
  return withUnit(amount(denom, smallest, naming), denom, naming)
}

/** A number with the unit that it is in, where that is known; a file has the unit in a column of its own. */
export function withUnit(cell: Cell, denom: string, naming: Naming): Cell {
  if (denom === '' || cell === nothing) return cell
  const unit = symbolOf(denom, naming)
  return { ...cell, shown: cell.shown.map((number) => measure(number, unit)) }
}

function measure(number: string | Piece, unit: string): string | Piece {
  if (typeof number === 'string') return inUnit(number, unit)
  const { text, title = text } = number
  return { ...number, text: inUnit(text, unit), title: inUnit(title, unit) }
}

export function coins(held: readonly { denom: string; amount: string }[], naming: Naming): Cell {
  const shown = joined(
    held.map((one) => coin(one.denom, one.amount, naming).shown),
    commaIn(naming.language),
  )
  const file = held.map(
    (one) => `${amount(one.denom, one.amount, naming).file} ${symbolOf(one.denom, naming)}`,
  )
  return { shown, file: file.join(', ') }
}

/** A coin with a link to its page. */
export function linkedCoin(denom: string, smallest: string, naming: Naming): Cell {
  return {
    ...amount(denom, smallest, naming),
    shown: [writeCoin({ denom, amount: smallest }, naming)],
  }
}

/** A price or a quantity of a market: in the units of people, where those are known. */
export function orderNumber(told: OrderAmount | undefined): Cell {
  const text = told?.human || told?.raw || ''
  return text === '' ? nothing : number(text)
}

/** A price, which may have no end: its first digits, as sentences tell it, and the whole of it on hover and in the file. */
export function price(told: OrderAmount | undefined): Cell {
  const text = told?.human || told?.raw || ''
  if (text === '') return nothing
  const { file } = number(text)
  const [short, whole] = [shortenMean(text), text].map((one) =>
    withMinus(formatUnits(one, 0, { group: true })),
  )
  return { shown: [{ text: short ?? '', title: whole ?? '', look: 'number' }], file }
}

export function account(address: string, naming: Naming): Cell {
  return { ...words([writeAccount(address, naming)]), file: address }
}

export function validator(operator: string, naming: Naming): Cell {
  return { shown: writePart({ kind: 'validator', operator }, naming), file: operator }
}

export function block(height: bigint): Cell {
  const text = formatUnits(height, 0, { group: true })
  return { shown: [{ text, to: `/block/${height}/`, look: 'identifier' }], file: height }
}

export function moment(milliseconds: bigint, { language }: Pick<Naming, 'language'>): Cell {
  const time = Number(milliseconds)
  return { shown: [formatMoment(time, localeOf[language], 0)], file: csvTime(time) }
}

/** When a block was, with a link to it. */
export function momentOfBlock(height: bigint, milliseconds: bigint, { language }: Naming): Cell {
  const time = Number(milliseconds)
  const text = formatMoment(time, localeOf[language], 0)
  const shown = height === 0n ? text : { text, to: `/block/${height}/`, look: 'moment' as const }
  return { shown: [shown], file: csvTime(time) }
}

/** Which subaccount, by its number. */
export function subaccount(id: string): Cell {
  return { shown: [{ text: `#${readSubaccount(id).nonce}`, title: id, look: 'identifier' }], file: id }
}
