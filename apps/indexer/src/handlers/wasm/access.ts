import {
  AccessType,
  type AccessConfig,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/types_pb.js'
import { readList, readObject, readText } from '../read-json.ts'

/** Who may do something, in the chain's words: `Everybody`, `Nobody`, `AnyOfAddresses`. */
export type Access = { permission: string; permitted: string[] }

const names: Record<AccessType, string> = {
  [AccessType.UNSPECIFIED]: 'Unspecified',
  [AccessType.NOBODY]: 'Nobody',
  [AccessType.EVERYBODY]: 'Everybody',
  [AccessType.ANY_OF_ADDRESSES]: 'AnyOfAddresses',
}

/** Access as events and the genesis write it. */
export function readAccess(value: unknown): Access {
  const { permission, addresses } = readObject(value, 'access')
  return {
    permission: readText(permission, 'permission'),
    permitted: readList(addresses, 'list of addresses').map((address) => readText(address, 'address')),
  }
}

export function accessOf(config: AccessConfig | undefined): Access {
  return {
    permission: nameOfAccess(config?.permission ?? AccessType.UNSPECIFIED),
    permitted: config?.addresses ?? [],
  }
}

export function nameOfAccess(type: AccessType): string {
  return names[type] ?? names[AccessType.UNSPECIFIED]
}
