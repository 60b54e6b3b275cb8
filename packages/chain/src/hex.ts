import { invalidInput } from '@injsight/errors'

const digits = '0123456789abcdef'

/**
 * Bytes of hexadecimal text, in upper or lower case, with or without `0x`.
 *
 * @throws invalid-input `hex.format` when it holds anything else
 * @example decodeHex('0x0aFF') // Uint8Array [10, 255]
 */
export function decodeHex(text: string): Uint8Array {
  const start = /^0x/i.test(text) ? 2 : 0
  if ((text.length - start) % 2 !== 0) throw notHex(text)
  const bytes = new Uint8Array((text.length - start) / 2)
  for (let index = 0; index < bytes.length; index++) {
    const pair = text.slice(start + index * 2, start + index * 2 + 2)
    if (!/^[0-9a-f]{2}$/i.test(pair)) throw notHex(text)
    bytes[index] = Number.parseInt(pair, 16)
  }
  return bytes
}

/**
 * Bytes as lower-case hexadecimal text without `0x`.
 *
 * @example encodeHex(Uint8Array.of(10, 255)) // '0aff'
 */
export function encodeHex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += (digits[byte >> 4] ?? '') + (digits[byte & 15] ?? '')
  return text
}

function notHex(text: string) {
  return invalidInput('hex.format', `"${text.slice(0, 20)}" is not hexadecimal`)
}
