import type { EnumInfo } from '@protobuf-ts/runtime'
import type { Json } from './json.ts'

// The one enum whose Go type has words of its own.
const accessType = 'cosmwasm.wasm.v1.AccessType'
const accessTypes = ['Unspecified', 'Nobody', undefined, 'Everybody', 'AnyOfAddresses']

/** A value of an enum as the chain's JSON names it; one that is newer than the definition is its number. */
export function nameOf([type, names, prefix = '']: EnumInfo, value: number): Json {
  if (type === accessType) return accessTypes[value] ?? 'Unspecified'
  const name = names[value]
  return name === undefined ? value : `${prefix}${name}`
}

/** The value that a name stands for; undefined when none has it. */
export function valueOfName([type, names, prefix = '']: EnumInfo, name: string): number | undefined {
  if (type === accessType) {
    const at = accessTypes.indexOf(name)
    return at === -1 ? undefined : at
  }
  const value: unknown = name.startsWith(prefix) ? names[name.slice(prefix.length)] : undefined
  return typeof value === 'number' ? value : undefined
}
