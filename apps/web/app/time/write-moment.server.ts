import { localeOf, type Language } from '../language/languages.ts'
import type { Piece } from '../language/written.ts'
import { formatMoment } from './format-moment.ts'

/** A moment in UTC among facts: no line ends within its date, nor within its time of day. */
export function writeMoment(milliseconds: bigint | number, language: Language): Piece {
  return { text: formatMoment(Number(milliseconds), localeOf[language], 0), look: 'moment' }
}
