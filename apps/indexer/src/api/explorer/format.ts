import { encodeAddress } from '@injsight/chain'

/**
 * A moment in the words of the public service: Go's, to the millisecond, without zeros at the end.
 *
 * @example formatTime(1668431778946n) // '2022-11-14 13:16:18.946 +0000 UTC'
 */
export function formatTime(timeMs: bigint): string {
  const iso = new Date(Number(timeMs)).toISOString()
  const fraction = iso.slice(19, 23).replace(/\.?0+$/, '')
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)}${fraction} +0000 UTC`
}

/** A hash as the public service writes it: 0x and lower case; empty for none. */
export function formatHash(hash: string | Buffer): string {
  const digits = typeof hash === 'string' ? hash.toLowerCase() : hash.toString('hex')
  return digits && `0x${digits}`
}

export function formatConsensus(address: Uint8Array): string {
  return encodeAddress('injvalcons', address)
}
