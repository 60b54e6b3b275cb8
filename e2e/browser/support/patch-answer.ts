/**
 * A gRPC-web answer with another value in one of its fields: for what no chain of ours has ever said. Of a list one entry
 * stays, unless several are told.
 *
 * @param path numbers of fields, from the outermost message in
 */
export function patchAnswer(
  answer: Buffer,
  path: readonly number[],
  ...values: readonly (string | Buffer)[]
): Buffer {
  const length = answer.readUInt32BE(1)
  const message = patchMessage(
    answer.subarray(5, 5 + length),
    path,
    values.map((value) => Buffer.from(value)),
  )
  const head = Buffer.alloc(5)
  head.writeUInt32BE(message.length, 1)
  return Buffer.concat([head, message, answer.subarray(5 + length)])
}

function patchMessage(
  bytes: Buffer,
  [wanted = 0, ...rest]: readonly number[],
  values: readonly Buffer[],
): Buffer {
  const kept: Buffer[] = []
  let found: Buffer = Buffer.alloc(0)
  for (const { field, whole, content } of listFields(bytes)) {
    if (field === wanted) found = content
    else kept.push(whole)
  }
  const next = rest.length === 0 ? values : [patchMessage(found, rest, values)]
  const written = next.flatMap((one) => [writeVarint((wanted << 3) | 2), writeVarint(one.length), one])
  return Buffer.concat([...kept, ...written])
}

type Field = { field: number; whole: Buffer; content: Buffer }

function* listFields(bytes: Buffer): Generator<Field> {
  let at = 0
  while (at < bytes.length) {
    const start = at
    const [tag, afterTag] = readVarint(bytes, at)
    const [length, from] = readLength(bytes, Number(tag & 7n), afterTag)
    at = from + length
    yield { field: Number(tag >> 3n), whole: bytes.subarray(start, at), content: bytes.subarray(from, at) }
  }
}

/** How long the value of a wire type is, and where it begins. */
function readLength(bytes: Buffer, type: number, at: number): [length: number, from: number] {
  if (type === 0) return [readVarint(bytes, at)[1] - at, at]
  if (type === 1) return [8, at]
  if (type === 5) return [4, at]
  const [length, from] = readVarint(bytes, at)
  return [Number(length), from]
}

function readVarint(bytes: Buffer, from: number): [value: bigint, next: number] {
  let value = 0n
  for (let at = from, shift = 0n; ; at++, shift += 7n) {
    const byte = bytes[at] ?? 0
    value |= BigInt(byte & 0x7f) << shift
    if (byte < 0x80) return [value, at + 1]
  }
}

function writeVarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
  return Buffer.from([...bytes, rest])
}
