import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'

const required = [
  'ibc_channel_open',
  'ibc_channel_connect',
  'ibc_channel_close',
  'ibc_packet_receive',
  'ibc_packet_ack',
  'ibc_packet_timeout',
]
const mostBytes = 16 << 20
const exportSection = 7

/** What the bytes of a code tell of it. */
export type ReadCode = {
  /** SHA-256 of the WebAssembly. */
  checksum: Buffer
  /** The chain gives a port to contracts that export all of IBC's entry points. */
  hasIbc: boolean
}

/**
 * @param stored as it was sent: WebAssembly, or that in gzip
 * @returns undefined when the bytes are neither
 */
export function readCode(stored: Uint8Array): ReadCode | undefined {
  try {
    const isGzip = stored[0] === 0x1f && stored[1] === 0x8b
    const code = isGzip ? gunzipSync(stored, { maxOutputLength: mostBytes }) : Buffer.from(stored)
    const names = readExports(code)
    const checksum = createHash('sha256').update(code).digest()
    return { checksum, hasIbc: required.every((name) => names.has(name)) }
  } catch {
    return undefined // no code that the chain would have stored
  }
}

function readExports(code: Buffer): Set<string> {
  if (code.readUInt32LE(0) !== 0x6d736100) throw new SyntaxError('this is no WebAssembly')
  const names = new Set<string>()
  for (let at = 8; at < code.length;) {
    const id = code.readUInt8(at)
    const size = readLeb(code, at + 1)
    if (id === exportSection) readNames(code, size.next, names)
    at = size.next + size.value
  }
  return names
}

function readNames(code: Buffer, start: number, names: Set<string>): void {
  const count = readLeb(code, start)
  let at = count.next
  for (let n = 0; n < count.value; n++) {
    const length = readLeb(code, at)
    const end = length.next + length.value
    names.add(code.toString('utf8', length.next, end))
    at = readLeb(code, end + 1).next // a byte for the kind, then an index
  }
}

/** A number of up to 32 bits, seven in a byte. */
function readLeb(code: Buffer, start: number): { value: number; next: number } {
  let value = 0
  for (let at = start, factor = 1; ; at++, factor *= 128) {
    const byte = code.readUInt8(at)
    value += (byte & 0x7f) * factor
    if (byte < 0x80) return { value, next: at + 1 }
  }
}
