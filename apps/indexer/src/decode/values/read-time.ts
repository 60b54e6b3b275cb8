import { badChainData } from '@injsight/errors'

/**
 * Nanoseconds since 1970 of a time as the chain writes it.
 *
 * @throws Fault `bad-chain-data`
 * @example readNanoseconds('2026-11-21T03:18:44.689856027Z')
 */
export function readNanoseconds(text: string): bigint {
  const [, seconds, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text) ?? []
  const ms = seconds === undefined ? NaN : Date.parse(`${seconds}Z`)
  if (Number.isNaN(ms)) throw badChainData('node.unreadable', `"${text}" is no time`, { time: text })
  return BigInt(ms) * 1_000_000n + BigInt(fraction.padEnd(9, '0'))
}
