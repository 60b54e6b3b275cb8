// A few bytes for what there are masses of: a block may change the deposits of hundreds of subaccounts.

const unit = 10n ** 18n

/** Numbers one after another, in seven bits per byte; whole decimals without their 18 zeros. */
export function createPacker() {
  const bytes: number[] = []
  function whole(value: bigint): void {
    let rest = value
    for (; rest > 0x7fn; rest >>= 7n) bytes.push(Number(rest & 0x7fn) | 0x80)
    bytes.push(Number(rest))
  }
  /** Small numbers of either sign stay small: 0, -1, 1, -2, … */
  function signed(value: bigint): void {
    whole(value < 0n ? -value * 2n - 1n : value * 2n)
  }
  return {
    whole,
    /** @param value 10^-18ths */
    decimal(value: bigint): void {
      const isWhole = value % unit === 0n
      whole(isWhole ? 0n : 1n)
      signed(isWhole ? value / unit : value)
    },
    raw(part: Uint8Array): void {
      whole(BigInt(part.length))
      bytes.push(...part)
    },
    take: () => Buffer.from(bytes),
  }
}

export function createUnpacker(bytes: Uint8Array) {
  let at = 0
  function whole(): bigint {
    let value = 0n
    for (let shift = 0n; at < bytes.length; shift += 7n) {
      const byte = bytes[at++] ?? 0
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    return value
  }
  function signed(): bigint {
    const value = whole()
    return value % 2n === 1n ? -(value + 1n) / 2n : value / 2n
  }
  return {
    whole,
    decimal: (): bigint => (whole() === 0n ? signed() * unit : signed()),
    raw(): Buffer {
      const length = Number(whole())
      at += length
      return Buffer.from(bytes.subarray(at - length, at))
    },
    isAtEnd: () => at >= bytes.length,
  }
}

/** A subaccount's number among those of its account, 12 bytes: mostly a small one. */
export function trimZeros(nonce: Uint8Array): Uint8Array {
  const first = nonce.findIndex((byte) => byte !== 0)
  return first < 0 ? nonce.subarray(0, 0) : nonce.subarray(first)
}

export function padNonce(trimmed: Buffer): Buffer {
  return Buffer.concat([Buffer.alloc(12 - trimmed.length), trimmed])
}
