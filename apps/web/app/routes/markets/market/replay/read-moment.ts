import { invalidInput } from '@injsight/errors'

export const sides = ['buy', 'sell'] as const

/** What an address asks of a market's page. */
export type Moment = {
  /** As the book was after this block; undefined for now. */
  at: bigint | undefined
  side: (typeof sides)[number]
  /** Decimal text; empty for nothing asked. */
  size: string
  /** Of a candle; empty for what suits. */
  resolution: string
  /** Of the last candle, when it begins at the latest: milliseconds since 1970; undefined for what suits the book. */
  until: number | undefined
}

/** How long a candle may be, as the index names it. */
export const resolutions = ['1', '5', '15', '60', '240', '1D', '1W'] as const

/** @throws Fault `invalid-input` */
export function readMoment(query: URLSearchParams): Moment {
  const [at, side, size] = [query.get('at') ?? '', query.get('side') ?? '', query.get('size') ?? '']
  const resolution = query.get('candles') ?? ''
  if (!/^\d{0,18}$/.test(at) || /^0+$/.test(at))
    throw invalidInput('page.at', `"${at.slice(0, 40)}" is not the height of a block`)
  const known = sides.find((one) => one === (side || sides[0]))
  if (known === undefined)
    throw invalidInput('page.side', `"${side.slice(0, 40)}" is no side: ${sides.join(', ')} are`)
  if (size !== '' && !/^\d{1,30}(?:\.\d{1,18})?$/.test(size))
    throw invalidInput('page.size', `"${size.slice(0, 60)}" is not an amount: 12.5 is one`)
  if (resolution !== '' && !resolutions.some((one) => one === resolution))
    throw invalidInput(
      'page.candles',
      `"${resolution.slice(0, 40)}" is no length of candles: ${resolutions.join(', ')} are`,
    )
  return {
    at: at === '' ? undefined : BigInt(at),
    side: known,
    size,
    resolution,
    until: readTime(query, 'until'),
  }
}

/**
 * When the candle begins that others are asked for after; undefined where none are.
 *
 * @throws Fault `invalid-input`
 */
export const readAfter = (query: URLSearchParams) => readTime(query, 'after')

/** The index knows seconds of 31 bits. */
const latest = (2 ** 31 - 1) * 1000

function readTime(query: URLSearchParams, name: 'until' | 'after'): number | undefined {
  const text = query.get(name) ?? ''
  if (text === '') return undefined
  const time = /^\d{4,13}$/.test(text) ? Number(text) : 0
  if (time < 1000 || time > latest)
    throw invalidInput(`page.${name}`, `"${text.slice(0, 40)}" is no time, in milliseconds since 1970`)
  return time
}

/** The same as part of an address; nothing for what is usual. */
export function queryOfMoment({ at, side, size, resolution, until }: Moment): Record<string, string> {
  return {
    at: at === undefined ? '' : String(at),
    side: side === sides[0] ? '' : side,
    size,
    candles: resolution,
    until: until === undefined ? '' : String(until),
  }
}
