// CRC-32 as algebra: a checksum is a polynomial over GF(2), its highest coefficient in the lowest bit, and zero
// bytes behind it multiply it by a power of x.

const polynomial = 0xedb88320
const one = 0x80000000

/** Two checksums multiplied, modulo the CRC-32 polynomial. */
function multiply(a: number, b: number): number {
  let product = 0
  let shifted = b
  for (let bit = 31; bit >= 0; bit -= 1) {
    if ((a >>> bit) & 1) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1
  }
  return product >>> 0
}

/** What a checksum is multiplied by when so many bytes follow; worth keeping where the length is known before. */
export function createCrcShift(bytes: number): number {
  let shift = one
  let power = one >>> 8
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(shift, power)
    power = multiply(power, power)
  }
  return shift
}

/**
 * The checksum of two texts, one after the other, from those of each.
 *
 * @example combineCrc(crc32('ab'), crc32('cde'), createCrcShift(3)) === crc32('abcde')
 */
export function combineCrc(first: number, second: number, shiftOfSecond: number): number {
  return (multiply(shiftOfSecond, first) ^ second) >>> 0
}
