/**
 * Bytes as base64.
 *
 * @example encodeBase64(Uint8Array.of(1, 2, 3)) // 'AQID'
 */
export function encodeBase64(bytes: Uint8Array): string {
  return bytes.toBase64()
}
