import { hexToBytes, keccak256, toHex, type Hex } from 'viem'

/**
 * The 2048 bits in which a client looks whether an address or a topic may be among some logs: three bits each, taken
 * from its hash.
 *
 * @example logsBloom([]) // 0x00…00
 */
export function logsBloom(logs: readonly { address: Hex; topics: readonly Hex[] }[]): Hex {
  const bloom = new Uint8Array(256)
  for (const value of new Set(logs.flatMap(({ address, topics }) => [address, ...topics]))) add(bloom, value)
  return toHex(bloom)
}

function add(bloom: Uint8Array, value: Hex): void {
  const digest = new DataView(keccak256(hexToBytes(value), 'bytes').buffer)
  for (const at of [0, 2, 4]) {
    const bit = digest.getUint16(at) % 2048
    const byte = 255 - (bit >> 3)
    bloom[byte] = (bloom[byte] ?? 0) | (1 << (bit & 7))
  }
}
