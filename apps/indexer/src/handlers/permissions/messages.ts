import {
  Action,
  type Namespace,
  type RoleActors,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb.js'
import {
  MsgCreateNamespace,
  MsgUpdateActorRoles,
  MsgUpdateNamespace,
  MsgUpdateParams,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/tx_pb.js'
import { readAddress } from '#src/decode/values/read-address.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import { onMessage } from '#src/handlers/module.ts'
import { readText } from '#src/handlers/read-json.ts'
import type { State } from '#src/state/state.ts'
import {
  findRoleNumbers,
  putActor,
  putCapability,
  putManager,
  putNamespace,
  putPolicy,
  putRole,
} from './namespace.ts'
import { putParams } from './params.ts'
import { namespaceActors, namespaceCapabilities, namespaceManagers, namespaces } from './tables.ts'

export const messages = [
  onMessage(MsgCreateNamespace, ({ sender, namespace }, state) => {
    if (namespace !== undefined) putNamespace(state, withDefaults(namespace, sender))
  }),
  onMessage(MsgUpdateNamespace, update),
  onMessage(MsgUpdateActorRoles, async ({ denom: named, roleActorsToAdd, roleActorsToRevoke }, state) => {
    const denom = readText(named, 'denom')
    const numberOf = await findRoleNumbers(state, denom)
    for (const [actor, roles] of rolesByActor(roleActorsToAdd)) {
      const before = await rolesOf(state, denom, actor)
      putActor(state, denom, actor, withoutNeighbours([...before, ...roles.map(numberOf)]))
    }
    for (const [actor, roles] of rolesByActor(roleActorsToRevoke)) {
      const revoked = new Set(roles.map(numberOf))
      const before = await rolesOf(state, denom, actor)
      putActor(
        state,
        denom,
        actor,
        before.filter((role) => !revoked.has(role)),
      )
    }
  }),
  onMessage(MsgUpdateParams, ({ params }, state) => {
    if (params !== undefined) putParams(state, params)
  }),
]

const actions = Object.values(Action).filter(
  (action): action is Action => typeof action === 'number' && action !== Action.UNSPECIFIED,
)

/** What is left out allows the creator everything. */
function withDefaults(namespace: Namespace, creator: string): Namespace {
  const { roleManagers, policyStatuses, policyManagerCapabilities, rolePermissions } = namespace
  const said = new Set(policyStatuses.map(({ action }) => action))
  const unsaid = actions.filter((action) => !said.has(action))
  return {
    ...namespace,
    roleManagers:
      roleManagers.length > 0
        ? roleManagers
        : [{ manager: creator, roles: rolePermissions.map(({ name }) => name) }],
    policyStatuses: [
      ...policyStatuses,
      ...unsaid.map((action) => ({ action, isDisabled: false, isSealed: false })),
    ],
    policyManagerCapabilities:
      policyManagerCapabilities.length > 0
        ? policyManagerCapabilities
        : actions.map((action) => ({ manager: creator, action, canDisable: true, canSeal: true })),
  }
}

async function update(message: MsgUpdateNamespace, state: State): Promise<void> {
  const denom = readText(message.denom, 'denom')
  const before = await state.find(namespaces, { denom })
  if (before === undefined) return
  state.put(namespaces, {
    denom,
    wasm_hook: toStorable(message.wasmHook?.newValue ?? before.wasm_hook),
    evm_hook: toStorable(message.evmHook?.newValue ?? before.evm_hook),
    evm_post_hook: toStorable(message.evmPostHook?.newValue ?? before.evm_post_hook),
  })
  for (const role of message.rolePermissions) putRole(state, denom, role)
  const numberOf = await findRoleNumbers(state, denom)
  for (const { manager, roles } of message.roleManagers) {
    if (roles.length === 0) await removeManager(state, denom, readAddress(manager))
    else putManager(state, denom, manager, roles.map(numberOf))
  }
  for (const policy of message.policyStatuses) putPolicy(state, denom, policy)
  for (const capability of message.policyManagerCapabilities) {
    const { canDisable, canSeal, action } = capability
    if (canDisable || canSeal) putCapability(state, denom, capability)
    else {
      const manager = readAddress(capability.manager)
      state.remove(namespaceCapabilities, { denom, manager, action: BigInt(action) })
    }
  }
}

async function removeManager(state: State, denom: string, manager: string): Promise<void> {
  for (const row of await state.list(namespaceManagers, { denom, manager })) {
    state.remove(namespaceManagers, row)
  }
}

async function rolesOf(state: State, denom: string, actor: string): Promise<bigint[]> {
  const row = await state.find(namespaceActors, { denom, actor })
  return ((row?.roles ?? []) as number[]).map(BigInt)
}

function rolesByActor(all: RoleActors[]): Map<string, string[]> {
  const byActor = new Map<string, string[]>()
  for (const { role, actors } of all) {
    for (const address of actors) {
      const actor = readAddress(address)
      byActor.set(actor, [...(byActor.get(actor) ?? []), role])
    }
  }
  return byActor
}

/** The chain drops a role that follows itself, and keeps one that comes again later. */
function withoutNeighbours(roles: bigint[]): bigint[] {
  return roles.filter((role, at) => at === 0 || role !== roles[at - 1])
}
