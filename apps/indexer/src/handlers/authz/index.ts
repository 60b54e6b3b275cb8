import {
  MsgExec,
  MsgExecCompat,
  MsgGrant,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/tx_pb.js'
import { execCompatType } from '@injsight/chain'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readAddress } from '#src/decode/values/read-address.ts'
import { toExecution } from '#src/decode/to-execution.ts'
import { onEvent, onMessage, type Module } from '#src/handlers/module.ts'
import { execute, grant } from './execute.ts'
import { fromGenesis } from './genesis.ts'
import { authzGrants } from './tables.ts'

/**
 * Who may do what in whose name. No query lists all grants of a chain: an index that begins in the middle of one
 * doesn't know them.
 */
export const authz: Module = {
  name: 'authz',
  state: {
    tables: [authzGrants],
    events: [
      onEvent('cosmos.authz.v1beta1.EventGrant', (event, state) => {
        state.put(authzGrants, { ...readKey(event), type: null, value: null, expiration: null })
      }),
      onEvent('cosmos.authz.v1beta1.EventRevoke', (event, state) => {
        state.remove(authzGrants, readKey(event))
      }),
    ],
    messages: [
      onMessage(MsgGrant, (message, state) => grant(state, message)),
      onMessage(MsgExec, (message, state) => execute(state, message)),
      // One that can be read comes as the other: this says why it can't.
      onMessage(MsgExecCompat, (message) => {
        toExecution({ typeUrl: execCompatType, value: MsgExecCompat.toBinary(message) })
      }),
    ],
    async endBlock(state, { time }) {
      for (const { granter, grantee, msg_type } of await state.listBelow(authzGrants, 'expiration', time)) {
        state.remove(authzGrants, { granter, grantee, msg_type })
      }
    },
    fromGenesis,
  },
}

function readKey(event: ChainEvent): { granter: string; grantee: string; msg_type: string } {
  const type = event.json('msg_type_url')
  if (typeof type !== 'string' || !/^\/[\w.]{1,200}$/.test(type)) {
    throw badChainData('authz.type', 'A grant is for no message')
  }
  return { granter: addressOf(event, 'granter'), grantee: addressOf(event, 'grantee'), msg_type: type }
}

function addressOf(event: ChainEvent, name: string): string {
  const address = event.json(name)
  if (typeof address === 'string') return readAddress(address)
  throw badChainData('address.unreadable', `The ${name} of a grant is no address`)
}
