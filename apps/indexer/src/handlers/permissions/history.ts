import {
  Action,
  type PolicyManagerCapability,
  type PolicyStatus,
  type Role,
  type RoleActors,
  type RoleManager,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/permissions_pb.js'
import {
  MsgCreateNamespace,
  MsgUpdateActorRoles,
  MsgUpdateNamespace,
} from '@injectivelabs/core-proto-ts-v2/generated/injective/permissions/v1beta1/tx_pb.js'
import type { Account } from '#src/decode/values/account.ts'
import { accountOf } from '#src/decode/values/account.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import { readDigits, readObject, readText } from '#src/handlers/read-json.ts'
import type { History } from '#src/state/history.ts'
import { historyTable } from '#src/state/tables.ts'
import { noteEvent, noteMessage, type EventContext, type MessageContext, type Module } from '../module.ts'
import { sequenceOf } from '../sequence-of.ts'

/** What became of the rules of denoms, and who made it so. */
export const permissionChanges = historyTable('permission_changes', 'sequence', {
  seq: 'int8',
  place: 'int4', // among those of the block
  denom: 'int8',
  sender: 'int8?', // null for the chain itself
  what: 'text',
  told: 'json',
})

/** What a change says, by its kind; who is left out of it nobody is meant by. */
export type PermissionChange =
  | { what: 'created' }
  | { what: 'role'; role: string; permissions: number }
  | { what: 'given' | 'taken'; role: string; account: string }
  | { what: 'manager'; account: string; roles: string[] }
  | { what: 'policy'; action: string; isDisabled: boolean; isSealed: boolean }
  | { what: 'capability'; account: string; action: string; canDisable: boolean; canSeal: boolean }
  | { what: 'hook' | 'evmHook' | 'postHook'; contract: string }
  | { what: 'voucher'; account: string; amount: string }

export const permissionHistory: NonNullable<Module['history']> = {
  tables: [permissionChanges],
  messages: [
    noteMessage(MsgCreateNamespace, ({ sender, namespace }, history, context) => {
      if (namespace === undefined) return
      const { rolePermissions, actorRoles, roleManagers, policyStatuses, policyManagerCapabilities } =
        namespace
      const { wasmHook, evmHook, evmPostHook } = namespace
      note(history, context, { sender, denom: namespace.denom }, [
        { what: 'created' },
        ...rolePermissions.map(toRole),
        ...actorRoles.flatMap(({ actor, roles }) => roles.map((role) => toGrant('given', role, actor))),
        ...roleManagers.map(toManager),
        ...policyStatuses.filter((one) => one.isDisabled || one.isSealed).map(toPolicy),
        ...policyManagerCapabilities.map(toCapability),
        ...toHooks([wasmHook, evmHook, evmPostHook]).filter(({ contract }) => contract !== ''),
      ])
    }),
    noteMessage(MsgUpdateNamespace, (message, history, context) =>
      note(history, context, message, [
        ...message.rolePermissions.map(toRole),
        ...message.roleManagers.map(toManager),
        ...message.policyStatuses.map(toPolicy),
        ...message.policyManagerCapabilities.map(toCapability),
        ...toHooks([message.wasmHook, message.evmHook, message.evmPostHook].map((one) => one?.newValue)),
      ]),
    ),
    noteMessage(MsgUpdateActorRoles, (message, history, context) =>
      note(history, context, message, [
        ...message.roleActorsToAdd.flatMap((one) => toGrants('given', one)),
        ...message.roleActorsToRevoke.flatMap((one) => toGrants('taken', one)),
      ]),
    ),
  ],
  events: [
    noteEvent('injective.permissions.v1beta1.EventSetVoucher', (event, history, context) => {
      const voucher = readObject(event.json('voucher'), 'voucher')
      const account = readAddress(readText(event.json('addr'), 'address'))
      const amount = String(readDigits(voucher['amount'], 'amount'))
      const denom = readText(voucher['denom'], 'denom')
      note(history, context, { sender: '', denom }, [{ what: 'voucher', account, amount }])
    }),
  ],
}

type By = { sender: string; denom: string }

function note(
  history: History,
  context: Pick<MessageContext | EventContext, 'block' | 'tx'>,
  { sender, denom }: By,
  changes: readonly PermissionChange[],
): void {
  const who: Account | undefined = sender === '' ? undefined : accountOf(sender)
  for (const { what, ...told } of changes)
    history.append(permissionChanges, {
      seq: sequenceOf(context),
      place: history.rowsOf(permissionChanges).length,
      denom: history.denom(denom),
      sender: who === undefined ? null : history.account(who),
      what,
      told,
    })
}

const nameOf = (action: Action) => Action[action] ?? String(action)

function toRole({ name, permissions }: Role): PermissionChange {
  return { what: 'role', role: toStorable(name), permissions }
}

function toGrants(what: 'given' | 'taken', { role, actors }: RoleActors): PermissionChange[] {
  return actors.map((actor) => toGrant(what, role, actor))
}

function toGrant(what: 'given' | 'taken', role: string, actor: string): PermissionChange {
  return { what, role: toStorable(role), account: readAddress(actor) }
}

function toManager({ manager, roles }: RoleManager): PermissionChange {
  return { what: 'manager', account: readAddress(manager), roles: roles.map(toStorable) }
}

function toPolicy({ action, isDisabled, isSealed }: PolicyStatus): PermissionChange {
  return { what: 'policy', action: nameOf(action), isDisabled, isSealed }
}

function toCapability({ manager, action, canDisable, canSeal }: PolicyManagerCapability): PermissionChange {
  return { what: 'capability', account: readAddress(manager), action: nameOf(action), canDisable, canSeal }
}

const hooks = ['hook', 'evmHook', 'postHook'] as const

/** In the order of the kinds; undefined for what is left as it is. */
function toHooks(contracts: readonly (string | undefined)[]) {
  return hooks.flatMap((what, at) => {
    const contract = contracts[at]
    return contract === undefined ? [] : [{ what, contract: toStorable(contract) }]
  })
}
