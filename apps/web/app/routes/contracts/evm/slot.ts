/**
 * The number of a slot, as it was typed.
 *
 * @returns `0x` and 64 digits; undefined for what is no number of 256 bits
 * @example readSlotNumber('7') // '0x00…07'
 */
export function readSlotNumber(text: string): string | undefined {
  if (!/^(?:\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)) return undefined
  const slot = BigInt(text)
  return slot < 1n << 256n ? `0x${slot.toString(16).padStart(64, '0')}` : undefined
}

/** What stands in a slot, in all the ways that it may be meant. */
export type Word = { hex: string; number: bigint; text: string | undefined; address: string | undefined }

/** Addresses of the chain's own contracts are low numbers: what is lower is taken for a number alone. */
const lowestAddress = 1n << 64n

/** @returns undefined for what is no word of 32 bytes */
export function readWord(value: string): Word | undefined {
  if (!/^0x[0-9a-f]{1,64}$/i.test(value)) return undefined
  const digits = value.slice(2).toLowerCase().padStart(64, '0')
  const number = BigInt(`0x${digits}`)
  const isAddress = number >= lowestAddress && digits.startsWith('0'.repeat(24))
  return {
    hex: `0x${digits}`,
    number,
    text: readShortText(digits),
    address: isAddress ? `0x${digits.slice(24)}` : undefined,
  }
}

/** Solidity keeps texts of up to 31 bytes in their slot: the bytes, and twice their count at the end. */
function readShortText(digits: string): string | undefined {
  const twice = Number.parseInt(digits.slice(62), 16)
  if (twice === 0 || twice % 2 !== 0 || twice > 62) return undefined
  if (!/^0*$/.test(digits.slice(twice, 62))) return undefined
  try {
    const bytes = Uint8Array.fromHex(digits.slice(0, twice))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /\p{Cc}/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
