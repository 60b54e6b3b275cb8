import { GenericAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/authz/v1beta1/authz_pb.js'
import {
  AuthorizationType,
  StakeAuthorization,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/authz_pb.js'
import { GenericExchangeAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/injective/exchange/v2/authz_pb.js'
import { badChainData } from '@injsight/errors'

/**
 * The message that an authorization allows, under which the chain keeps it.
 *
 * @throws Fault `bad-chain-data` for a kind of authorization that is not known
 */
export function authorizedType({ typeUrl, value }: { typeUrl: string; value: Uint8Array }): string {
  const fixed = types.get(typeUrl)
  if (fixed !== undefined) return fixed
  if (typeUrl === `/${GenericAuthorization.typeName}`) return GenericAuthorization.fromBinary(value).msg
  if (typeUrl === `/${GenericExchangeAuthorization.typeName}`) {
    return GenericExchangeAuthorization.fromBinary(value).msg
  }
  if (typeUrl === `/${StakeAuthorization.typeName}`) {
    const staking = stakingTypes.get(StakeAuthorization.fromBinary(value).authorizationType)
    if (staking !== undefined) return staking
  }
  const [, version, order] = /^\/injective\.exchange\.(\w+)\.(\w+)Authz$/.exec(typeUrl) ?? []
  if (version !== undefined && order !== undefined) return `/injective.exchange.${version}.Msg${order}`
  throw badChainData('authz.type', `What a ${typeUrl.slice(0, 100)} allows is not known`)
}

const types = new Map([
  ['/cosmos.bank.v1beta1.SendAuthorization', '/cosmos.bank.v1beta1.MsgSend'],
  ['/ibc.applications.transfer.v1.TransferAuthorization', '/ibc.applications.transfer.v1.MsgTransfer'],
  ['/cosmwasm.wasm.v1.StoreCodeAuthorization', '/cosmwasm.wasm.v1.MsgStoreCode'],
  ['/cosmwasm.wasm.v1.ContractExecutionAuthorization', '/cosmwasm.wasm.v1.MsgExecuteContract'],
  ['/cosmwasm.wasm.v1.ContractMigrationAuthorization', '/cosmwasm.wasm.v1.MsgMigrateContract'],
  [
    '/injective.wasmx.v1.ContractExecutionCompatAuthorization',
    '/injective.wasmx.v1.MsgExecuteContractCompat',
  ],
])

const staking = '/cosmos.staking.v1beta1.Msg'
const stakingTypes = new Map([
  [AuthorizationType.DELEGATE, `${staking}Delegate`],
  [AuthorizationType.UNDELEGATE, `${staking}Undelegate`],
  [AuthorizationType.REDELEGATE, `${staking}BeginRedelegate`],
  [AuthorizationType.CANCEL_UNBONDING_DELEGATION, `${staking}CancelUnbondingDelegation`],
])
