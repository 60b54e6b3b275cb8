import {
  MsgExec,
  MsgGrant,
  MsgRevoke,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { execType } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import { readAddress } from '#src/decode/values/read-address.ts'
import { findNanoseconds } from '#src/decode/values/nanoseconds.ts'
import { toExecution } from '#src/decode/to-execution.ts'
import { toStorable } from '#src/decode/values/storable.ts'
import type { State } from '#src/state/state.ts'
import { findUse } from './accept.ts'
import { authorizedType } from '@injsight/chain/decode'
import { authzGrants } from './tables.ts'

export function grant(state: State, { granter, grantee, grant: given }: MsgGrant): void {
  const authorization = given?.authorization
  if (authorization === undefined) throw badChainData('authz.grant', 'A grant grants nothing')
  state.put(authzGrants, {
    granter: readAddress(granter),
    grantee: readAddress(grantee),
    msg_type: toStorable(authorizedType(authorization)),
    type: toStorable(authorization.typeUrl),
    value: Buffer.from(authorization.value),
    expiration: findNanoseconds(given?.expiration),
  })
}

/**
 * Goes through what was executed in others' names, using up their grants. It is told of after the messages inside
 * and their events, but in between grants may have been given and taken: so those happen here once more, in order.
 */
export async function execute(state: State, { grantee, msgs }: MsgExec): Promise<void> {
  const executor = readAddress(grantee)
  for (const message of msgs) {
    await spendGrant(state, executor, message)
    const inner = toExecution(message)
    if (inner.typeUrl === execType) await execute(state, MsgExec.fromBinary(inner.value))
    if (message.typeUrl === `/${MsgGrant.typeName}`) grant(state, MsgGrant.fromBinary(message.value))
    if (message.typeUrl === `/${MsgRevoke.typeName}`) revoke(state, MsgRevoke.fromBinary(message.value))
  }
}

function revoke(state: State, { granter, grantee, msgTypeUrl }: MsgRevoke): void {
  state.remove(authzGrants, {
    granter: readAddress(granter),
    grantee: readAddress(grantee),
    msg_type: toStorable(msgTypeUrl),
  })
}

async function spendGrant(
  state: State,
  grantee: string,
  message: { typeUrl: string; value: Uint8Array },
): Promise<void> {
  const use = findUse(message)
  if (use === undefined) return
  const key = { granter: readAddress(use.signer), grantee, msg_type: message.typeUrl }
  if (key.granter === grantee) return
  const before = await state.find(authzGrants, key)
  if (before === undefined || before.type === null || before.value === null) return
  const left = use.left({ typeUrl: before.type, value: before.value })
  if (left === undefined) return state.remove(authzGrants, key)
  if (left.value === before.value) return
  const kept = await state.find(authzGrants, { ...key, msg_type: authorizedType(left) })
  if (kept !== undefined) {
    state.put(authzGrants, { ...kept, type: left.typeUrl, value: Buffer.from(left.value) })
  }
}
