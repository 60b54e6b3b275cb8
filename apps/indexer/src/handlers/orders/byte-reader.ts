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
    let value = 0n
    for (let shift = 0n; ; shift += 7n) {
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
      const value = big() * 10n ** BigInt(header >> 1)
      return header % 2 === 1 ? -value : value
    },
    key: () => bytes(8).readBigInt64BE(0),
    sized: () => bytes(whole()),
    isDone: () => at >= buffer.length,
  }
}
