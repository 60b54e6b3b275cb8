/** A sentence in words: texts, and between them the things that it names, each as it is shown and where it leads. */
export type Written = (string | Piece)[]

export type Piece = {
  text: string
  /** The whole of what `text` shortens. */
  title?: string
  /** Path of its page, without a language. */
  to?: string
  /** `domain` is a name of a name service: no two accounts have the same. */
  look: 'name' | 'domain' | 'identifier' | 'number' | 'moment'
}

/** Words one after another, with a mark between each two: the comma of their language, mostly. */
export function joined(parts: readonly (Written | Piece | string)[], between: string): Written {
  return parts.flatMap((part) => [between, ...[part].flat()]).slice(1)
}

/** A space at which no line ends. */
export const noBreak = '\u00A0'

/** What a line of a phone has room for beside the name of a fact. */
const mostOnLine = 20

/**
 * A number and its unit, which stay on one line if that can hold them; the unit may be empty.
 *
 * @example inUnit('1,000', 'INJ') // '1,000 INJ', with a space that doesn't break
 */
export function inUnit(number: string, unit: string): string {
  if (unit === '') return number
  return number + (number.length + unit.length > mostOnLine ? ' ' : noBreak) + unit
}

/** What is found, kept and compared has plain spaces. */
const withSpaces = (text: string) => text.replaceAll(noBreak, ' ')

/** The sentence without its links: for titles, cards and screen readers. */
export function plainText(written: Written): string {
  return withSpaces(written.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join(''))
}

/** What is told in short, with the whole of it on hover. */
export function withWhole(short: Written, whole: Written): Written {
  const title = plainText(whole)
  return short.map((piece) => (typeof piece === 'string' ? piece : { ...piece, title }))
}

/** What is told in short, as it is told on hover. */
export function wholeOf(short: Written): Written {
  return short.map((piece) => (typeof piece === 'string' ? piece : (piece.title ?? piece.text)))
}

/** The sentence with identifiers in full: for what is kept and searched. */
export function wholeText(written: Written): string {
  return textOf(written, ({ text, title, look }) => (look === 'identifier' ? (title ?? text) : text))
}

/** The same for a file, in which commas part what is listed and numbers have none. */
export function fileText(written: Written): string {
  return textOf(written, ({ text, title, look }) => {
    if (look === 'number') return text.replaceAll(',', '')
    return look === 'identifier' ? (title ?? text) : text
  })
}

/**
 * A number and its unit apart, as a file has them; what is no number is left whole.
 *
 * @example splitUnit(['−1,000.5 INJ']) // ['-1000.5', 'INJ']
 */
export function splitUnit(written: Written): [number: string, unit: string] {
  const text = plainText(written)
  const [, number, unit = ''] = /^([−\d.,]+)(?: (.+))?$/.exec(text) ?? []
  return number === undefined ? [text, ''] : [number.replace('−', '-').replaceAll(',', ''), unit]
}

function textOf(written: Written, tell: (piece: Piece) => string): string {
  return withSpaces(written.map((piece) => (typeof piece === 'string' ? piece : tell(piece))).join(''))
}
