const places = 18

/** 10^-18ths of a number in decimal notation; undefined for what is none. */
function scale(text: string | undefined): bigint | undefined {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? []
  if (whole === undefined) return undefined
  const size = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  return sign === '-' ? -size : size
}

/**
 * The difference of two numbers in decimal notation, exactly.
 *
 * @example subtract('2.5', '1') // '1.5'
 */
export function subtract(a: string, b: string): string {
  return write((scale(a) ?? 0n) - (scale(b) ?? 0n))
}

/**
 * The sum of two numbers in decimal notation, exactly.
 *
 * @example add('2.5', '1') // '3.5'
 */
export function add(a: string, b: string): string {
  return write((scale(a) ?? 0n) + (scale(b) ?? 0n))
}

function write(scaled: bigint): string {
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0')
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '')
  return scaled < 0n ? `-${text}` : text
}

type Held = Record<'quantity' | 'price' | 'margin', string | undefined>

/**
 * How many times its margin a position was worth when it was opened; undefined where that can't be told.
 *
 * @example leverageOf({ quantity: '8', price: '25', margin: '100' }) // '2'
 */
export function leverageOf({ quantity, price, margin }: Held): string | undefined {
  const [size, entry, own] = [scale(quantity), scale(price), scale(margin)]
  if (size === undefined || entry === undefined || own === undefined || own <= 0n) return undefined
  const tenths = (size * entry * 10n) / (own * 10n ** BigInt(places))
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`
}
