export type BinaryFields = Omit<ReturnType<typeof createBinaryFields>, 'finish'>

/** Values in PostgreSQL's binary form, each behind its length, one after another: as in COPY, and in arrays. */
export function createBinaryFields() {
  let buffer = Buffer.allocUnsafe(512)
  let end = 0

  // Room is made before the buffer is named: making it may put another in its place.
  function reserve(bytes: number): number {
    const at = end
    end += bytes
    if (end > buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(end, buffer.length * 2))
      buffer.copy(larger, 0, 0, at)
      buffer = larger
    }
    return at
  }
  function field(length: number): number {
    const at = reserve(4 + length)
    buffer.writeInt32BE(length, at)
    return at + 4
  }
  function array(length: number, width: 4 | 8): number {
    const header = encodeArrayHeader(width === 4 ? oids.int4 : oids.int8, length)
    const at = field(header.length + length * (4 + width))
    buffer.set(header, at)
    return at + header.length
  }

  return {
    /** What stands between fields, such as how many a row has. */
    plainInt2(value: number) {
      const at = reserve(2)
      buffer.writeInt16BE(value, at)
    },
    int2(value: number) {
      const at = field(2)
      buffer.writeInt16BE(value, at)
    },
    int4(value: number) {
      const at = field(4)
      buffer.writeInt32BE(value, at)
    },
    int8(value: bigint) {
      const at = field(8)
      buffer.writeBigInt64BE(value, at)
    },
    bool(value: boolean) {
      const at = field(1)
      buffer.writeUInt8(value ? 1 : 0, at)
    },
    missing() {
      const at = reserve(4)
      buffer.writeInt32BE(-1, at)
    },
    bytes(value: Uint8Array) {
      const at = field(value.length)
      buffer.set(value, at)
    },
    int4s(values: number[]) {
      let at = array(values.length, 4)
      for (const value of values) {
        at = buffer.writeInt32BE(4, at)
        at = buffer.writeInt32BE(value, at)
      }
    },
    int8s(values: bigint[]) {
      let at = array(values.length, 8)
      for (const value of values) {
        at = buffer.writeInt32BE(8, at)
        at = buffer.writeBigInt64BE(value, at)
      }
    },
    finish(): Buffer {
      return buffer.subarray(0, end)
    },
  }
}

/** Of PostgreSQL's types, as they are called in an array. */
export const oids = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int4: 23,
  text: 25,
  'int4[]': 1007,
  numeric: 1700,
  jsonb: 3802,
} as const

/** What stands before the elements of an array: an empty one has no dimensions, and ends before their sizes. */
export function encodeArrayHeader(elementOid: number, length: number): Buffer {
  const words = length > 0 ? [1, 0, elementOid, length, 1] : [0, 0, elementOid]
  const header = Buffer.allocUnsafe(words.length * 4)
  for (const [at, word] of words.entries()) header.writeInt32BE(word, at * 4)
  return header
}
