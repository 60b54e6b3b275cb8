import { readFields } from './wire.ts'

/**
 * A google.protobuf.Timestamp as RFC 3339, with 0, 3, 6 or 9 digits of a second.
 *
 * @throws bad-chain-data `protobuf.bytes`
 */
export function writeTimestamp(bytes: Uint8Array): string {
  const { seconds, nanos } = readSeconds(bytes)
  const milliseconds = Number(seconds) * 1000
  if (Math.abs(milliseconds) > 8.64e15) return `${seconds}s`
  const second = new Date(milliseconds).toISOString().slice(0, -5)
  return `${second}${fractionOf(nanos)}Z`
}

/**
 * A google.protobuf.Duration in seconds: "1s", "0.500s".
 *
 * @throws bad-chain-data `protobuf.bytes`
 */
export function writeDuration(bytes: Uint8Array): string {
  const { seconds, nanos } = readSeconds(bytes)
  const sign = seconds < 0n || nanos < 0 ? '-' : ''
  return `${sign}${seconds < 0n ? -seconds : seconds}${fractionOf(Math.abs(nanos))}s`
}

function readSeconds(bytes: Uint8Array): { seconds: bigint; nanos: number } {
  let seconds = 0n
  let nanos = 0
  for (const { number, value } of readFields(bytes)) {
    if (typeof value !== 'bigint') continue
    if (number === 1) seconds = BigInt.asIntN(64, value)
    if (number === 2) nanos = Number(BigInt.asIntN(32, value))
  }
  return { seconds, nanos }
}

function fractionOf(nanos: number): string {
  return `.${String(nanos).padStart(9, '0')}`.replace(/(000){1,3}$/, '').replace(/^\.$/, '')
}
