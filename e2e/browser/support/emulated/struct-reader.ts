import { Refusal } from './refusal.ts'

type Field = { name: string; type: string }
type Told = { root: string } | { array: number } | { field: Buffer }

/** Typed data, put together of the commands by which Ledger's app is told it: its types, then its values in their order. */
export type StructReader = {
  /** @param part 0x00 for a name of a type, 0xff for a field of the one that was named last */
  define: (part: number, data: Buffer) => void
  /** @param more 1 where the rest of a long value follows; `part` 0x00 for a root, 0x0f an array, 0xff a field */
  fill: (more: number, part: number, data: Buffer) => void
  /** @throws Refusal when anything is missing, or left over */
  finish: () => { types: object; primaryType: string; domain: object; message: object }
}

export function createStructReader(): StructReader {
  const types = new Map<string, Field[]>()
  const told: Told[] = []
  let begun: Buffer[] = []
  let last: Field[] | undefined
  const refuse = (why: string): never => {
    throw new Refusal('data', why)
  }
  const take = <Kind extends string>(kind: Kind): Extract<Told, Record<Kind, unknown>> => {
    const next = told.shift()
    if (next === undefined || !(kind in next)) return refuse(`${kind} should come`)
    return next as Extract<Told, Record<Kind, unknown>>
  }
  const readStruct = (name: string): object =>
    Object.fromEntries(
      (types.get(name) ?? refuse(`no type ${name}`)).map((field) => [field.name, readValue(field.type)]),
    )
  const readValue = (type: string): unknown => {
    const [, of, size] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
    if (of !== undefined) {
      const { array: length } = take('array')
      if (size !== '' && Number(size) !== length) return refuse(`${type} of ${length}`)
      return Array.from({ length }, () => readValue(of))
    }
    return types.has(type) ? readStruct(type) : readBasic(type, take('field').field)
  }
  return {
    define(part, data) {
      if (part === 0x00) types.set(data.toString(), (last = []))
      else if (part === 0xff && last !== undefined) last.push(readField(data))
      else refuse('a field of no type')
    },
    fill(more, part, data) {
      if (part === 0x00) told.push({ root: data.toString() })
      else if (part === 0x0f) told.push({ array: data[0] ?? 0 })
      else if (part !== 0xff) throw new Refusal('parameters', `no part ${part}`)
      else {
        begun.push(data)
        if (more === 1) return
        const whole = Buffer.concat(begun)
        begun = []
        // A value says how long it is; the app waits for the rest of one that is cut off.
        if (whole.length < 2 || whole.readUInt16BE(0) !== whole.length - 2) refuse('a value is cut off')
        told.push({ field: whole.subarray(2) })
      }
    },
    finish() {
      const first = take('root').root
      if (first !== 'EIP712Domain') refuse('the domain comes first')
      const domain = readStruct(first)
      const primaryType = take('root').root
      const message = readStruct(primaryType)
      if (told.length > 0) refuse('something is left over')
      return { types: Object.fromEntries(types), primaryType, domain, message }
    },
  }
}

const basics = ['', 'int', 'uint', 'address', 'bool', 'string', 'bytes', 'bytes']

/** A field as the app is told it: a byte of what it is, the name of a struct or a size, lengths of arrays, its name. */
function readField(data: Buffer): Field {
  let at = 0
  const byte = () => data[at++] ?? 0
  const text = () => data.subarray(at + 1, (at += 1 + (data[at] ?? 0))).toString()
  const about = byte()
  const kind = about & 0x0f
  const basic = kind === 0 ? text() : (basics[kind] ?? '')
  const size = (about & 0x40) === 0 ? '' : String(byte() * (kind === 6 ? 1 : 8))
  let arrays = ''
  if ((about & 0x80) !== 0)
    for (let left = byte(); left > 0; left--) arrays += byte() === 1 ? `[${byte()}]` : '[]'
  return { type: basic + size + arrays, name: text() }
}

function readBasic(type: string, bytes: Buffer): unknown {
  const hex = bytes.toString('hex')
  if (type === 'string') return bytes.toString()
  if (type === 'bool') return BigInt(`0x${hex || '0'}`) !== 0n
  if (type === 'address' || type.startsWith('bytes')) return `0x${hex}`
  const size = Number(/\d+$/.exec(type)?.[0] ?? 256)
  const value = BigInt(`0x${hex || '0'}`)
  return String(type.startsWith('uint') ? value : BigInt.asIntN(size, value))
}
