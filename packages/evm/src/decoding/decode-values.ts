import type { EvmArgument, EvmValue } from '@injsight/chain'
import { bytesToBigInt, bytesToHex } from 'viem/utils'

/**
 * Values as the ABI lays them out; undefined where the bytes don't hold them. Whoever sends them is nobody to trust:
 * pointers may all lead to the same long text, and lists say any length. So no more is read than there is, twice
 * over, which libraries that follow every pointer don't promise.
 *
 * @example decodeValues([{ name: 'to', type: 'address' }], word) // [{ name: 'to', type: 'address', value: '0x…' }]
 */
export function decodeValues(types: readonly Type[], data: Uint8Array): EvmArgument[] | undefined {
  const reader: Reader = { data, left: data.length * 2 }
  try {
    return readTuple(types, reader, 0)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

class Unreadable extends Error {}

type Reader = { data: Uint8Array; left: number }
type Type = { type: string; name?: string | undefined; components?: readonly Type[] }

const wordLength = 32

/** Values one after the other: those of no fixed length are elsewhere, so many bytes behind the first. */
function readTuple(types: readonly Type[], reader: Reader, start: number): EvmArgument[] {
  let at = start
  return types.map((type) => {
    const value = isDynamic(type)
      ? readDynamic(type, reader, start + readLength(reader, at))
      : readStatic(type, reader, at)
    at += headLength(type)
    return { name: type.name ?? '', type: nameOfType(type), value }
  })
}

function readStatic(type: Type, reader: Reader, at: number): EvmValue {
  const list = findList(type)
  if (list) return readItems(list.item, list.length ?? 0, reader, at)
  if (type.type.startsWith('tuple')) return { fields: readTuple(type.components ?? [], reader, at) }
  return readWord(type.type, read(reader, at, wordLength))
}

function readDynamic(type: Type, reader: Reader, at: number): EvmValue {
  const list = findList(type)
  if (list && list.length !== undefined) return readItems(list.item, list.length, reader, at)
  if (list) return readItems(list.item, readLength(reader, at), reader, at + wordLength)
  if (type.type.startsWith('tuple')) return { fields: readTuple(type.components ?? [], reader, at) }
  const bytes = read(reader, at + wordLength, readLength(reader, at))
  return type.type === 'string' ? new TextDecoder().decode(bytes) : bytesToHex(bytes)
}

function readItems(type: Type, length: number, reader: Reader, at: number): EvmValue[] {
  // What takes no room may be there any number of times.
  if (length * Math.max(1, headLength(type)) > reader.left) throw new Unreadable()
  const items = Array.from({ length }, () => type)
  return readTuple(items, reader, at).map(({ value }) => value)
}

function readLength(reader: Reader, at: number): number {
  const length = bytesToBigInt(read(reader, at, wordLength))
  if (length > BigInt(reader.data.length)) throw new Unreadable()
  return Number(length)
}

function read(reader: Reader, at: number, length: number): Uint8Array {
  reader.left -= length
  if (reader.left < 0 || at + length > reader.data.length) throw new Unreadable()
  return reader.data.subarray(at, at + length)
}

function readWord(type: string, word: Uint8Array): EvmValue {
  const [, kind = '', size = ''] = /^([a-z]+)(\d*)$/.exec(type) ?? []
  if (kind === 'uint') return readUnsigned(word, Number(size || 256)).toString()
  if (kind === 'int') return readSigned(word, Number(size || 256)).toString()
  if (kind === 'address') return `0x${readUnsigned(word, 160).toString(16).padStart(40, '0')}`
  if (kind === 'bool') return readUnsigned(word, 1) === 1n
  const length = kind === 'function' ? 24 : Number(size)
  if (word.subarray(length).some((byte) => byte !== 0)) throw new Unreadable()
  return bytesToHex(word.subarray(0, length))
}

function readUnsigned(word: Uint8Array, bits: number): bigint {
  const number = bytesToBigInt(word)
  if (number >> BigInt(bits) !== 0n) throw new Unreadable()
  return number
}

function readSigned(word: Uint8Array, bits: number): bigint {
  const number = BigInt.asIntN(256, bytesToBigInt(word))
  if (BigInt.asIntN(bits, number) !== number) throw new Unreadable()
  return number
}

function findList({ type, components }: Type): { item: Type; length: number | undefined } | undefined {
  const [, item, length] = /^(.*)\[(\d*)\]$/.exec(type) ?? []
  if (item === undefined) return undefined
  return {
    item: { type: item, ...(components && { components }) },
    length: length ? Number(length) : undefined,
  }
}

function isDynamic(type: Type): boolean {
  const list = findList(type)
  if (list) return list.length === undefined || isDynamic(list.item)
  if (type.type.startsWith('tuple')) return (type.components ?? []).some(isDynamic)
  return type.type === 'string' || type.type === 'bytes'
}

function headLength(type: Type): number {
  if (isDynamic(type)) return wordLength
  const list = findList(type)
  if (list) return (list.length ?? 0) * headLength(list.item)
  if (!type.type.startsWith('tuple')) return wordLength
  return (type.components ?? []).reduce((sum, component) => sum + headLength(component), 0)
}

/** A type as it stands in a signature. */
export function nameOfType({ type, components }: Type): string {
  return type.startsWith('tuple')
    ? `(${(components ?? []).map(nameOfType).join(',')})${type.slice('tuple'.length)}`
    : type
}
