export type Hex = `0x${string}`

/** Bytes, or what the chain writes as hex without the 0x. */
export function toHex(bytes: Uint8Array | string): Hex {
  return `0x${typeof bytes === 'string' ? bytes.toLowerCase() : Buffer.from(bytes).toString('hex')}`
}

/** A number as Ethereum's JSON-RPC writes it. */
export function toQuantity(number: bigint | number): Hex {
  return `0x${number.toString(16)}`
}

/** Of 32 bytes that are all zero: what a chain without uncles, work and seals has in their places. */
export const noHash: Hex = `0x${'00'.repeat(32)}`
