import { formatUnits, keepDigits, shiftDecimal } from '@injsight/chain'
import { localeOf, type Language } from '../../language/languages.ts'
import type { Piece } from '../../language/written.ts'

/**
 * A share of one as a percentage, to its last digit.
 *
 * @example writeShare('0.0009').text // '0.09%'
 */
export function writeShare(share: string, { isSigned = false } = {}): Piece {
  const whole = formatUnits(shiftDecimal(share, 2), 0, { group: true })
  const text = formatUnits(keepDigits(shiftDecimal(share, 2), 6), 0, { group: true })
  const sign = isSigned && /^[^-]*[1-9]/.test(text) ? '+' : ''
  const told = (number: string) => `${sign}${number.replace(/^-/, '−')}%`
  return { text: told(text), title: told(whole), look: 'number' }
}

/**
 * How long an interval is, in the largest unit that it is a whole number of.
 *
 * @example writeInterval(3600, 'en') // '1 hour'
 */
export function writeInterval(seconds: number, language: Language): string {
  const [unit, length] =
    seconds % 3600 === 0
      ? (['hour', 3600] as const)
      : seconds % 60 === 0
        ? (['minute', 60] as const)
        : (['second', 1] as const)
  const format = new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(seconds / length)
}
