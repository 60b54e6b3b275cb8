import {
  BaseAccount,
  ModuleAccount,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/auth_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/auth/v1beta1/query_pb.client.js'
import {
  ContinuousVestingAccount,
  DelayedVestingAccount,
  PeriodicVestingAccount,
  PermanentLockedAccount,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/vesting/v1beta1/vesting_pb.js'
import { EthAccount } from '@injectivelabs/core-proto-ts-v2/generated/injective/types/v1beta1/account_pb.js'
import { decodeMessage } from '@injsight/chain/decode'
import { badChainData } from '@injsight/errors'
import type { IMessageType } from '@protobuf-ts/runtime'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import type { State } from '#src/state/state.ts'
import { listAll } from '../node-transport.ts'
import { readObject } from '../read-json.ts'
import { readAccount } from './genesis.ts'
import { authAccounts, authCounter } from './tables.ts'

const types: IMessageType<object>[] = [
  BaseAccount,
  ModuleAccount,
  EthAccount,
  ContinuousVestingAccount,
  DelayedVestingAccount,
  PeriodicVestingAccount,
  PermanentLockedAccount,
] as IMessageType<object>[]

export async function readAccountsOfNode(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  const all = await listAll(async (pagination) => {
    const { accounts: items, pagination: page } = await client.accounts({ pagination }).response
    return { items, next: page?.nextKey }
  })
  let next: bigint | null = 0n
  for (const { typeUrl, value } of all) {
    const type = types.find(({ typeName }) => typeUrl === `/${typeName}`)
    if (type === undefined) throw badChainData('auth.type', `${typeUrl} is no type of account that we know`)
    const account = readAccount({ '@type': typeUrl, ...readObject(decodeMessage(type, value), 'account') })
    state.put(authAccounts, account)
    // A contract that is gone had a number too.
    if (account.code_hash !== null) next = null
    else if (next !== null && account.number >= next) next = account.number + 1n
  }
  state.put(authCounter, { id: 1, next })
}
