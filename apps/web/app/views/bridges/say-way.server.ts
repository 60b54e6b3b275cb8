import type { translationsIn } from '../../language/use-translations.ts'

type Translations = ReturnType<typeof translationsIn<'bridges'>>

const states = {
  INIT: 'opening',
  TRYOPEN: 'opening',
  OPEN: 'open',
  CLOSED: 'closed',
  FLUSHING: 'flushing',
  FLUSHCOMPLETE: 'flushing',
} as const

/**
 * What the chain calls the state of a channel or a connection, in words; as it is where it isn't known.
 *
 * @example sayWayState('TRYOPEN', t) // 'being opened'
 */
export function sayWayState(state: string, t: Translations): string {
  return Object.hasOwn(states, state) ? t(`ways.${states[state as keyof typeof states]}`) : state
}

/** Whether a channel delivers its packets in the order in which they were sent. */
export function sayOrdering(ordering: string, t: Translations): string {
  const known = (['ordered', 'unordered'] as const).find((one) => one === ordering.toLowerCase())
  return known === undefined ? ordering : t(`ways.${known}`)
}
