import { badChainData } from '@injsight/errors'

/** A google.protobuf.Timestamp or Duration; times as text are in time.ts. */
type Moment = { seconds: bigint; nanos: number }

const second = 1_000_000_000n

/** Nanoseconds since 1970, or of a duration. */
export function toNanoseconds({ seconds, nanos }: Moment): bigint {
  return seconds * second + BigInt(nanos)
}

/** Like {@link toNanoseconds}, null for a time that isn't set. */
export function findNanoseconds(moment: Moment | undefined): bigint | null {
  return moment === undefined ? null : toNanoseconds(moment)
}

export function fromNanoseconds(nanoseconds: bigint): Moment {
  const nanos = ((nanoseconds % second) + second) % second
  return { seconds: (nanoseconds - nanos) / second, nanos: Number(nanos) }
}

/**
 * Nanoseconds of a duration in JSON.
 *
 * @example readDuration('1.5s') // 1_500_000_000n
 */
export function readDuration(text: string): bigint {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,9}))?s$/.exec(text) ?? []
  if (whole === undefined) throw badChainData('node.unreadable', `"${text}" is no duration`)
  return BigInt(whole) * second + BigInt(fraction.padEnd(9, '0'))
}
