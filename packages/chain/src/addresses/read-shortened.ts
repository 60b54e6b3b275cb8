import { findBech32Range } from './bech32.ts'
import { decodeHex } from '../hex.ts'

/**
 * An address or a hash of which only the beginning is known, and its ending where it was cut in the middle. What it
 * stands for lies between two texts of bytes.
 */
export type Shortened = {
  /** Prefix of the address; `0x` for what is written in hex. */
  prefix: string
  start: string
  /** Empty where the text ends early. */
  end: string
  from: Uint8Array
  to: Uint8Array
}

/** Fewer characters leave too many that begin so. */
const fewest = { bech32: 4, hex: 4, hexAlone: 8, hexMarked: 6 }
const longestBytes = 32

/**
 * An address or a hash that was shortened, as this explorer and others show them, or not typed to its end; undefined
 * for all else.
 *
 * @example readShortened('inj14au3…cfqku')?.end // 'cfqku'
 */
export function readShortened(text: string): Shortened | undefined {
  const [, start = '', end = ''] = /^([a-z0-9]+)(?:(?:…|\.{2,3})([a-z0-9]*))?$/i.exec(text) ?? []
  return readAddress(start.toLowerCase(), end.toLowerCase()) ?? readHex(start, end.toUpperCase())
}

function readAddress(start: string, end: string): Shortened | undefined {
  const [, prefix, data = ''] = /^(inj|injvaloper)1(.*)$/.exec(start) ?? []
  if (prefix === undefined || data.length < fewest.bech32) return undefined
  const range = findBech32Range(data)
  return range && { prefix, start, end, ...range }
}

function readHex(text: string, end: string): Shortened | undefined {
  const [, mark, digits] = /^(0x)?([0-9a-f]*)$/i.exec(text) ?? []
  if (digits === undefined || !/^[0-9A-F]*$/.test(end) || digits.length >= longestBytes * 2) return undefined
  const least = end === '' ? (mark === undefined ? fewest.hexAlone : fewest.hexMarked) : fewest.hex
  if (digits.length < least) return undefined
  const start = digits.toUpperCase()
  const from = decodeHex(start.padEnd(start.length + (start.length % 2), '0'))
  return { prefix: '0x', start, end, from, to: decodeHex(start.padEnd(longestBytes * 2, 'F')) }
}
