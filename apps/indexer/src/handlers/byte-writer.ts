/** Writes numbers in as few bytes as they need: seven bits a byte, the lowest first. */
export type ByteWriter = ReturnType<typeof createByteWriter>

export function createByteWriter() {
  let buffer = Buffer.allocUnsafe(64)
  let end = 0

  /** Makes room. */
  function reserve(bytes: number): void {
    if (end + bytes <= buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(end + bytes, buffer.length * 2))
    buffer.copy(larger, 0, 0, end)
    buffer = larger
  }
  function byte(value: number): void {
    reserve(1)
    buffer[end++] = value
  }
  /** A whole number from 0 to 2^53. */
  function whole(value: number): void {
    reserve(8)
    let rest = value
    while (rest >= 128) {
      buffer[end++] = (rest % 128) | 128
      rest = Math.floor(rest / 128)
    }
    buffer[end++] = rest
  }
  /** A whole number of any length, not less than 0. */
  function big(value: bigint): void {
    if (value <= safe) return whole(Number(value))
    let rest = value
    while (rest >= 128n) {
      byte(Number(rest & 127n) | 128)
      rest >>= 7n
    }
    byte(Number(rest))
  }
  function bytes(value: Uint8Array): void {
    reserve(value.length)
    buffer.set(value, end)
    end += value.length
  }
  return {
    byte,
    whole,
    big,
    bytes,
    /** 10^-18ths: how many zeros they end with, and the digits before those. */
    decimal(value: bigint): void {
      const digits = (value < 0n ? -value : value).toString()
      let zeros = 0
      while (zeros < digits.length - 1 && digits.charCodeAt(digits.length - 1 - zeros) === zero) zeros++
      whole(zeros * 2 + (value < 0n ? 1 : 0))
      const rest = digits.length - zeros
      if (rest <= 15) whole(Number(digits.slice(0, rest)))
      else big(BigInt(digits.slice(0, rest)))
    },
    /** A key of a table, 8 bytes. */
    key(value: bigint): void {
      reserve(8)
      end = buffer.writeBigInt64BE(value, end)
    },
    /** Bytes with their length before them. */
    sized(value: Uint8Array): void {
      whole(value.length)
      bytes(value)
    },
    finish(): Buffer {
      return buffer.subarray(0, end)
    },
  }
}

const safe = BigInt(Number.MAX_SAFE_INTEGER)
const zero = 48
