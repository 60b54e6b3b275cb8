import {
  AcceptedMessageKeysFilter,
  AcceptedMessagesFilter,
  AllowAllMessagesFilter,
  CombinedLimit,
  ContractExecutionAuthorization,
  ContractMigrationAuthorization,
  MaxCallsLimit,
  MaxFundsLimit,
  type ContractGrant,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/authz_pb.js'
import {
  MsgExecuteContract,
  MsgMigrateContract,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmwasm/wasm/v1/tx_pb.js'
import { ContractExecutionCompatAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/authz_pb.js'
import { MsgExecuteContractCompat } from '@injectivelabs/core-proto-ts-v2/generated/injective/wasmx/v1/tx_pb.js'
import { badChainData } from '@injsight/errors'
import { readCoinList, subtractCoins, toCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { useOf, type Use } from './use.ts'

type Call = { contract: string; msg: Uint8Array; funds: CoinList }
type Limit = NonNullable<ContractGrant['limit']>

export const contractUses = [
  useOf(MsgExecuteContract, ({ sender, contract, msg, funds }) =>
    useOfCall(sender, ContractExecutionAuthorization, { contract, msg, funds: toCoinList(funds) }),
  ),
  useOf(MsgMigrateContract, ({ sender, contract, msg }) =>
    useOfCall(sender, ContractMigrationAuthorization, { contract, msg, funds: [] }),
  ),
  useOf(MsgExecuteContractCompat, ({ sender, contract, msg, funds }) =>
    useOfCompatCall(sender, { contract, msg: Buffer.from(msg), funds: readCoinList(funds) }),
  ),
]

type GrantsType = typeof ContractExecutionAuthorization | typeof ContractMigrationAuthorization

function useOfCall(signer: string, type: GrantsType, call: Call): Use {
  return {
    signer,
    left(authorization) {
      if (authorization.typeUrl !== `/${type.typeName}`) return authorization
      const grants = takeFromGrants(type.fromBinary(authorization.value).grants, call)
      if (grants.length === 0) return undefined
      return { typeUrl: authorization.typeUrl, value: type.toBinary({ grants }) }
    },
  }
}

/** The chain writes what is left as an authorization for the other message, and so keeps it under that one. */
function useOfCompatCall(signer: string, call: Call): Use {
  const type = ContractExecutionCompatAuthorization
  return {
    signer,
    left(authorization) {
      if (authorization.typeUrl !== `/${type.typeName}`) return authorization
      const { grants } = type.fromBinary(authorization.value)
      const left = takeFromGrants(grants, call)
      if (left === grants) return authorization
      if (left.length === 0) return undefined
      const value = ContractExecutionAuthorization.toBinary({ grants: left })
      return { typeUrl: `/${ContractExecutionAuthorization.typeName}`, value }
    },
  }
}

/** The first grant that allows the call pays for it. */
function takeFromGrants(grants: ContractGrant[], call: Call): ContractGrant[] {
  for (const [at, grant] of grants.entries()) {
    if (grant.contract !== call.contract) continue
    const limit = takeFromLimit(grant.limit, call.funds)
    if (limit === 'refused' || !isAllowed(grant.filter, call.msg)) continue
    if (limit === 'as it was') return grants
    return limit === 'used up' ? grants.toSpliced(at, 1) : grants.toSpliced(at, 1, { ...grant, limit })
  }
  return grants
}

function takeFromLimit(
  limit: Limit | undefined,
  funds: CoinList,
): Limit | 'refused' | 'used up' | 'as it was' {
  if (limit?.typeUrl === `/${MaxCallsLimit.typeName}`) {
    const { remaining } = MaxCallsLimit.fromBinary(limit.value)
    if (funds.length > 0) return 'refused'
    if (remaining <= 1n) return 'used up'
    return { ...limit, value: MaxCallsLimit.toBinary({ remaining: remaining - 1n }) }
  }
  if (limit?.typeUrl === `/${MaxFundsLimit.typeName}`) {
    if (funds.length === 0) return 'as it was'
    const amounts = subtractCoins(toCoinList(MaxFundsLimit.fromBinary(limit.value).amounts), funds)
    if (amounts === undefined) return 'refused'
    return amounts.length === 0 ? 'used up' : { ...limit, value: MaxFundsLimit.toBinary({ amounts }) }
  }
  if (limit?.typeUrl === `/${CombinedLimit.typeName}`) {
    const before = CombinedLimit.fromBinary(limit.value)
    const amounts = subtractCoins(toCoinList(before.amounts), funds)
    if (amounts === undefined) return 'refused'
    if (before.callsRemaining <= 1n || amounts.length === 0) return 'used up'
    const callsRemaining = before.callsRemaining - 1n
    return { ...limit, value: CombinedLimit.toBinary({ callsRemaining, amounts }) }
  }
  throw badChainData('authz.limit', `The limit ${limit?.typeUrl.slice(0, 100) ?? ''} is not known`)
}

function isAllowed(filter: Limit | undefined, msg: Uint8Array): boolean {
  if (filter?.typeUrl === `/${AllowAllMessagesFilter.typeName}`) return true
  if (filter?.typeUrl === `/${AcceptedMessagesFilter.typeName}`) {
    return AcceptedMessagesFilter.fromBinary(filter.value).messages.some((one) =>
      Buffer.from(one).equals(msg),
    )
  }
  if (filter?.typeUrl === `/${AcceptedMessageKeysFilter.typeName}`) {
    const json = JSON.parse(Buffer.from(msg).toString('utf8')) as unknown
    const keys = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.keys(json) : []
    const [key] = keys
    return keys.length === 1 && key !== undefined && acceptedKeys(filter.value).includes(key)
  }
  throw badChainData('authz.filter', `The filter ${filter?.typeUrl.slice(0, 100) ?? ''} is not known`)
}

function acceptedKeys(value: Uint8Array): string[] {
  return AcceptedMessageKeysFilter.fromBinary(value).keys
}
