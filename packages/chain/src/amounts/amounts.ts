import { invalidInput } from '@injsight/errors'

export type UnitsFormat = {
  /** Digits after the point at most; what is beyond is cut off, never rounded up. Default: all of them. */
  maxDecimals?: number
  /** Thousands of the whole part set apart by commas. Default: false. */
  group?: boolean
}

/**
 * An amount in whole units, exactly: no floats, no zeros at the end. What is too small for `maxDecimals` to show
 * is never shown as nothing: it reads "<0.01".
 *
 * @throws invalid-input `amount.format` when `amount` is not a number in decimal notation
 * @example formatUnits('1234567000000000000000', 18, { group: true }) // '1,234.567'
 * @example formatUnits(1n, 18, { maxDecimals: 2 }) // '<0.01'
 */
export function formatUnits(amount: bigint | string, decimals: number, format: UnitsFormat = {}): string {
  const exact = shiftDecimal(amount.toString(), -decimals)
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(exact) ?? []
  const shown = fraction.slice(0, format.maxDecimals ?? fraction.length).replace(/0+$/, '')
  if (exact !== '0' && whole === '0' && shown === '') return tooSmall(sign, format.maxDecimals ?? 0)
  const digits = format.group ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole
  return sign + digits + (shown && `.${shown}`)
}

/**
 * A number in decimal notation with its point moved to the right (or to the left for a negative count), exactly.
 *
 * @throws invalid-input `amount.format`
 * @example shiftDecimal('0.000000000007523', 12) // '7.523'
 */
export function shiftDecimal(number: string, places: number): string {
  const match = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(number)
  if (!match) throw invalidInput('amount.format', `"${number.slice(0, 40)}" is not an amount`)
  const [, sign, whole = '', fraction = ''] = match
  const point = whole.length + places
  const digits = (whole + fraction).padStart(whole.length + fraction.length + Math.max(0, 1 - point), '0')
  const at = Math.max(point, 1)
  const integer = digits
    .slice(0, at)
    .padEnd(at, '0')
    .replace(/^0+(?=\d)/, '')
  const rest = digits.slice(at).replace(/0+$/, '')
  const result = rest ? `${integer}.${rest}` : integer
  return sign === '-' && result !== '0' ? `-${result}` : result
}

function tooSmall(sign: string, decimals: number): string {
  const smallest = decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`
  return sign ? `>-${smallest}` : `<${smallest}`
}

/** So many digits a price has at most that keeps to the steps of its market. */
const longestPrice = 10
/** So many digits tell a mean, which may have no end. */
const meanDigits = 8

/**
 * A price, or a mean of prices: one that has no end by its first digits, any other as it is.
 *
 * @example shortenMean('25.2333333333333') // '25.233333'
 * @example shortenMean('100123.4567') // '100123.4567'
 */
export function shortenMean(number: string): string {
  const digits = number.replace(/^-?0*\.?0*/, '').replace('.', '')
  return digits.length <= longestPrice ? number : keepDigits(number, meanDigits)
}

/**
 * The first digits of a number in decimal notation; whole digits are all kept.
 *
 * @example keepDigits('25.233333333', 6) // '25.2333'
 * @example keepDigits('0.000012345', 2) // '0.000012'
 */
export function keepDigits(number: string, digits: number): string {
  const [, sign = '', whole = '', zeros = '', rest = ''] = /^(-?)(\d+)\.?(0*)(\d*)$/.exec(number) ?? []
  if (whole === '') return number
  const spent = /^0+$/.test(whole) ? 0 : whole.length + zeros.length
  const shown = rest.slice(0, Math.max(0, digits - spent)).replace(/0+$/, '')
  return shown === '' ? sign + whole : `${sign}${whole}.${zeros}${shown}`
}
