import type { Hex } from 'viem'
import { bytesToHex, hexToBytes, keccak256 } from 'viem/utils'

const length = 256

/**
 * The 2048 bits in which a client looks whether an address or a topic may be among some logs: three bits each, taken
 * from its hash.
 *
 * @param told bits that are set anyway, as `readBloom` gives them
 * @example logsBloom([]) // 0x00…00
 */
export function logsBloom(
  logs: readonly { address: Hex; topics: readonly Hex[] }[],
  told: Uint8Array = new Uint8Array(length),
): Hex {
  const bloom = Uint8Array.from(told)
  for (const value of new Set(logs.flatMap(({ address, topics }) => [address, ...topics]))) add(bloom, value)
  return bytesToHex(bloom)
}

function add(bloom: Uint8Array, value: Hex): void {
  const digest = new DataView(keccak256(hexToBytes(value), 'bytes').buffer)
  for (const at of [0, 2, 4]) {
    const bit = digest.getUint16(at) % (length * 8)
    set(bloom, length - 1 - (bit >> 3), 1 << (bit & 7))
  }
}

function set(bloom: Uint8Array, at: number, bits: number): void {
  bloom[at] = (bloom[at] ?? 0) | bits
}

/**
 * The bits that a chain's `block_bloom` event tells for sure: its bytes stand in text, where U+FFFD replaces each that
 * is no UTF-8, of which only the highest bit is known. Zeros at the beginning are left out.
 */
export function readBloom(text: string): Uint8Array {
  const encoder = new TextEncoder()
  const bytes = Array.from(text, (character) =>
    character === '\u{fffd}' ? [0x80] : [...encoder.encode(character)],
  ).flat()
  const bloom = new Uint8Array(length)
  if (bytes.length <= length) bloom.set(bytes, length - bytes.length)
  return bloom
}
