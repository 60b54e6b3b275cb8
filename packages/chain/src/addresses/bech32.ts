import { invalidInput } from '@injsight/errors'

// BIP 173. Only what addresses need: whole bytes, no length limit but the checksum's own 90 characters
// (a 32-byte address with the longest prefix, injvalconspub, has 84).
const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const longest = 90
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

/**
 * Prefix and bytes of bech32 text, in lower or upper case.
 *
 * @throws invalid-input `address.format` (not bech32, cases mixed) or `address.checksum` (a character is wrong)
 * @example decodeBech32('inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku') // { prefix: 'inj', bytes: 20 bytes }
 */
export function decodeBech32(text: string): { prefix: string; bytes: Uint8Array } {
  const lower = text.toLowerCase()
  if (text.length > longest || (text !== lower && text !== text.toUpperCase())) throw notBech32(text)
  const split = lower.lastIndexOf('1')
  if (split < 1 || lower.length - split < 7) throw notBech32(text)
  const prefix = lower.slice(0, split)
  const values = Array.from(lower.slice(split + 1), (character) => alphabet.indexOf(character))
  if (!/^[!-~]+$/.test(prefix) || values.includes(-1)) throw notBech32(text)
  if (checksumOf([...expand(prefix), ...values]) !== 1) {
    throw invalidInput(
      'address.checksum',
      `The address "${text}" has a wrong character: its checksum doesn't fit`,
    )
  }
  return { prefix, bytes: Uint8Array.from(regroup(values.slice(0, -6), 5, 8, text)) }
}

/**
 * Bech32 text of bytes.
 *
 * @example encodeBech32('inj', bytes) // 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'
 */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const values = regroup([...bytes], 8, 5)
  const sum = checksumOf([...expand(prefix), ...values, 0, 0, 0, 0, 0, 0]) ^ 1
  const check = [25, 20, 15, 10, 5, 0].map((shift) => (sum >> shift) & 31)
  return `${prefix}1${[...values, ...check].map((value) => alphabet[value]).join('')}`
}

/** An account has that many bytes at least, and at most. */
const [fewestBytes, mostBytes] = [20, 32]

/**
 * Between which bytes the addresses lie whose bech32 text begins so; undefined when none can.
 *
 * @param data what stands after the prefix and its 1, in lower case
 * @example findBech32Range('qy') // { from: Uint8Array [0, 64], to: Uint8Array [0, 127, 255, … 255] }
 */
export function findBech32Range(data: string): { from: Uint8Array; to: Uint8Array } | undefined {
  const values = Array.from(data, (character) => alphabet.indexOf(character))
  if (values.includes(-1)) return undefined
  const all = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  const bits = all.slice(0, fewestBytes * 8) // what follows may be the checksum
  return {
    from: readBits(bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')),
    to: readBits(bits.padEnd(mostBytes * 8, '1')),
  }
}

function readBits(bits: string): Uint8Array {
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
}

function checksumOf(values: number[]): number {
  let sum = 1
  for (const value of values) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ value
    generators.forEach((generator, bit) => {
      if ((top >> bit) & 1) sum ^= generator
    })
  }
  return sum
}

function expand(prefix: string): number[] {
  const codes = Array.from(prefix, (character) => character.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

/** Bits in groups of `from` as groups of `to`. When `text` is given, bits left over must be fewer than `from`, and zero. */
function regroup(values: number[], from: number, to: number, text?: string): number[] {
  const groups: number[] = []
  let bits = 0
  let held = 0
  for (const value of values) {
    held = ((held << from) | value) & 0xfff
    bits += from
    while (bits >= to) {
      bits -= to
      groups.push((held >> bits) & ((1 << to) - 1))
    }
  }
  const rest = held & ((1 << bits) - 1)
  if (text !== undefined && (bits >= from || rest !== 0)) throw notBech32(text)
  if (text === undefined && bits > 0) groups.push((held << (to - bits)) & ((1 << to) - 1))
  return groups
}

function notBech32(text: string) {
  return invalidInput('address.format', `"${text.slice(0, 60)}" is not a bech32 address`)
}
