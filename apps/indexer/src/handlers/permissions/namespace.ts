import type {
  Namespace,
  PolicyManagerCapability,
  PolicyStatus,
  Role,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb.js'
import { badChainData } from '@injsight/errors'
import { readAddress } from '#src/decode/values/read-address.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import { readText } from '#src/handlers/read-json.ts'
import type { State } from '#src/state/state.ts'
import {
  namespaceActors,
  namespaceCapabilities,
  namespaceManagers,
  namespacePolicies,
  namespaceRoles,
  namespaces,
} from './tables.ts'

/** Names of roles to their numbers. */
export type RoleNumbers = (name: string) => bigint

export function putNamespace(state: State, namespace: Namespace): void {
  const denom = readText(namespace.denom, 'denom')
  const numberOf = numbersOf(namespace.rolePermissions.map((role) => [role.name, BigInt(role.roleId)]))
  state.put(namespaces, {
    denom,
    wasm_hook: toStorable(namespace.wasmHook),
    evm_hook: toStorable(namespace.evmHook),
    evm_post_hook: toStorable(namespace.evmPostHook),
  })
  for (const role of namespace.rolePermissions) putRole(state, denom, role)
  for (const { actor, roles } of namespace.actorRoles) {
    putActor(state, denom, readAddress(actor), roles.map(numberOf))
  }
  for (const { manager, roles } of namespace.roleManagers)
    putManager(state, denom, manager, roles.map(numberOf))
  for (const policy of namespace.policyStatuses) putPolicy(state, denom, policy)
  for (const capability of namespace.policyManagerCapabilities) putCapability(state, denom, capability)
}

export function putRole(state: State, denom: string, { name, roleId, permissions }: Role): void {
  state.put(namespaceRoles, {
    denom,
    role: BigInt(roleId),
    name: toStorable(name),
    permissions: BigInt(permissions),
  })
}

export function putActor(state: State, denom: string, actor: string, roles: bigint[]): void {
  if (roles.length === 0) state.remove(namespaceActors, { denom, actor })
  else state.put(namespaceActors, { denom, actor, roles: roles.map(Number) })
}

export function putManager(state: State, denom: string, address: string, roles: bigint[]): void {
  const manager = readAddress(address)
  for (const role of roles) state.put(namespaceManagers, { denom, manager, role })
}

export function putPolicy(state: State, denom: string, { action, isDisabled, isSealed }: PolicyStatus): void {
  state.put(namespacePolicies, {
    denom,
    action: BigInt(action),
    is_disabled: isDisabled,
    is_sealed: isSealed,
  })
}

export function putCapability(state: State, denom: string, capability: PolicyManagerCapability): void {
  state.put(namespaceCapabilities, {
    denom,
    manager: readAddress(capability.manager),
    action: BigInt(capability.action),
    can_disable: capability.canDisable,
    can_seal: capability.canSeal,
  })
}

export async function findRoleNumbers(state: State, denom: string): Promise<RoleNumbers> {
  const roles = await state.list(namespaceRoles, { denom })
  return numbersOf(roles.map(({ name, role }) => [name, role]))
}

function numbersOf(pairs: [string, bigint][]): RoleNumbers {
  const numbers = new Map(pairs)
  return (name) => {
    const found = numbers.get(name)
    if (found !== undefined) return found
    throw badChainData('permissions.role', `There is no role "${name.slice(0, 100)}"`)
  }
}
