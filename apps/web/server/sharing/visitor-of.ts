import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Who asks, as far as sharing goes: an address, of IPv6 the network that a household has. It is neither logged nor kept
 * when the request is over.
 *
 * @param addressHeader by which a proxy tells the address, its own word being the last; empty for none
 */
export function visitorOf({ headers, socket }: IncomingMessage, addressHeader = ''): string {
  const told = String(headers[addressHeader] ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const address = (told || socket.remoteAddress || '').replace(/^::ffff:/, '')
  return isIPv6(address) ? networkOf(address) : address
}

/** The first 64 bits. */
function networkOf(address: string): string {
  const [before = '', after] = address.split('::')
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  return [...(first ?? []), ...(after === undefined ? [] : zeros), ...(last ?? [])].slice(0, 4).join(':')
}
