import { assert } from '@injsight/errors'

/** Reads what a ByteWriter wrote. */
export type ByteReader = ReturnType<typeof createByteReader>

export function createByteReader(buffer: Buffer) {
  let at = 0

  function byte(): number {
    const value = buffer[at++]
    assert(value !== undefined, 'packed bytes end before what they hold')
    return value
  }
  function big(): bigint {
    let small = 0
    for (let scale = 1; scale < largestScale; scale *= 128) {
      const next = byte()
      small += (next & 127) * scale
      if (next < 128) return BigInt(small)
    }
    let value = BigInt(small)
    for (let shift = 49n; ; shift += 7n) {
      const next = byte()
      value |= BigInt(next & 127) << shift
      if (next < 128) return value
    }
  }
  function whole(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const next = byte()
      value += (next & 127) * scale
      if (next < 128) return value
    }
  }
  function bytes(length: number): Buffer {
    assert(at + length <= buffer.length, 'packed bytes end before what they hold')
    at += length
    return buffer.subarray(at - length, at)
  }
  return {
    byte,
    whole,
    big,
    bytes,
    decimal(): bigint {
      const header = whole()
      const value = big() * powerOfTen(header >> 1)
      return header % 2 === 1 ? -value : value
    },
    key: () => bytes(8).readBigInt64BE(0),
    sized: () => bytes(whole()),
    isDone: () => at >= buffer.length,
  }
}

// Seven bits at a time, as many as a number holds exactly: that is ten times as fast, and enough for most.
const largestScale = 2 ** 49

const powersOfTen = Array.from({ length: 40 }, (_, exponent) => 10n ** BigInt(exponent))

function powerOfTen(exponent: number): bigint {
  return powersOfTen[exponent] ?? 10n ** BigInt(exponent)
}
