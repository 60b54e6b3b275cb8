import { formatUnits, keepDigits, shiftDecimal } from '@injsight/chain'
import { withMinus } from '../../language/with-minus.ts'
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
  const told = (number: string) => `${sign}${withMinus(number)}%`
  return { text: told(text), title: told(whole), look: 'number' }
}
