import { equal } from './merkle.ts'

/** What doesn't fit: which thing, what it should be and what came. Hashes are upper-case hex, numbers digits. */
export type Mismatch = { what: string; expected: string; came: string }

type Pair = [what: string, expected: Uint8Array | bigint | number, came: Uint8Array | bigint | number]

/** The first pair whose sides differ. */
export function findMismatch(pairs: Pair[]): Mismatch | undefined {
  const found = pairs.find(([, expected, came]) => !isSame(expected, came))
  return found && { what: found[0], expected: toText(found[1]), came: toText(found[2]) }
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

function isSame(a: Pair[1], b: Pair[2]): boolean {
  return a instanceof Uint8Array && b instanceof Uint8Array ? equal(a, b) : String(a) === String(b)
}

function toText(value: Pair[1]): string {
  return value instanceof Uint8Array ? toHex(value) : String(value)
}
