import { badChainData } from '@injsight/errors'

/**
 * Microseconds since 1970 of a node's time, whose nanoseconds are cut off.
 *
 * @throws Fault `bad-chain-data`
 * @example readTime('2026-11-21T03:18:44.689856027Z')
 */
export function readTime(text: string): bigint {
  const [, seconds, fraction = ''] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?Z$/.exec(text) ?? []
  const ms = seconds === undefined ? NaN : Date.parse(`${seconds}Z`)
  if (Number.isNaN(ms)) throw badChainData('node.unreadable', `"${text}" is no time`, { time: text })
  return BigInt(ms) * 1000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}
