/** A hash as the node writes it: upper case. */
export function toNodeHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex').toUpperCase()
}

/** Bytes as the exchange and Ethereum write them: `0x…` in lower case. */
export function toPrefixedHex(bytes: Buffer): string {
  return `0x${bytes.toString('hex')}`
}
