import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import { QueryClient } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/query_pb.client.js'
import type {
  Delegation,
  Validator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/staking_pb.js'
import { badChainData } from '@injsight/errors'
import type { RpcTransport } from '@protobuf-ts/runtime-rpc'
import { consensusAddressOf } from '#src/decode/values/consensus-address.ts'
import { findNanoseconds } from '#src/decode/values/nanoseconds.ts'
import type { State } from '#src/state/state.ts'
import { listAll } from '../node-transport.ts'
import { truncate } from './decimals.ts'
import { putRedelegation, putUnbonding } from './find.ts'
import { putParams } from './params.ts'
import { askUnbondingId } from './unbonding-id.ts'
import { readScaled, readWhole } from './read.ts'
import { bonded, consensusKeys, delegations, stakes, stakingCounters, unbonding } from './tables.ts'

/** Every question is about a validator: there are few of them, and all delegations have one. */
export async function askStaking(state: State, node: RpcTransport): Promise<void> {
  const client = new QueryClient(node)
  putParams(state, (await client.params({}).response).params)
  const validators = await askValidators(node)
  for (const validator of validators) {
    putValidator(state, validator)
    const address = validator.operatorAddress
    await askDelegations(state, client, address)
    await askUnbondings(state, client, address)
    await askRedelegations(state, client, address)
  }
  state.put(stakingCounters, {
    id: 1,
    last_unbonding_id: await askUnbondingId(node),
    unbonding_validators: validators
      .filter(({ status }: { status: number }) => status === unbonding)
      .map(({ operatorAddress }) => operatorAddress),
    is_before_first_block: false,
  })
}

export async function askValidators(node: RpcTransport): Promise<Validator[]> {
  const client = new QueryClient(node)
  return listAll(async (pagination) => {
    const { validators: items, pagination: page } = await client.validators({ status: '', pagination })
      .response
    return { items, next: page?.nextKey }
  })
}

function putValidator(state: State, told: Validator): void {
  const { consensusPubkey, commission, operatorAddress: validator } = told
  if (consensusPubkey === undefined) throw badChainData('staking.key', `${validator} has no key`)
  const consensus = consensusAddressOf(PubKey.fromBinary(consensusPubkey.value).key)
  const tokens = readWhole(told.tokens)
  const status: number = told.status
  state.put(consensusKeys, { consensus, validator })
  state.put(stakes, {
    validator,
    consensus,
    status,
    jailed: told.jailed,
    tokens,
    shares: readScaled(told.delegatorShares),
    min_self_delegation: readWhole(told.minSelfDelegation),
    unbonding_height: told.unbondingHeight,
    unbonding_time: findNanoseconds(told.unbondingTime) ?? 0n,
    unbonding_ids: told.unbondingIds.map(String),
    commission_rate: readScaled(commission?.commissionRates?.rate ?? ''),
    commission_max_rate: readScaled(commission?.commissionRates?.maxRate ?? ''),
    commission_max_change_rate: readScaled(commission?.commissionRates?.maxChangeRate ?? ''),
    commission_time: findNanoseconds(commission?.updateTime) ?? 0n,
    // After the end of a block the power of who is in the set is that of its tokens.
    power: status === bonded ? truncate(tokens) : null,
  })
}

async function askDelegations(state: State, client: QueryClient, validatorAddr: string): Promise<void> {
  for (const delegation of await listDelegations(client, validatorAddr)) {
    const { delegatorAddress: delegator, validatorAddress: validator, shares } = delegation
    state.put(delegations, { delegator, validator, shares: readScaled(shares) })
  }
}

/** Who has staked with a validator. */
export async function listDelegators(node: RpcTransport, validator: string): Promise<string[]> {
  const all = await listDelegations(new QueryClient(node), validator)
  return all.map(({ delegatorAddress }) => delegatorAddress)
}

async function listDelegations(client: QueryClient, validatorAddr: string): Promise<Delegation[]> {
  const all = await listAll(async (pagination) => {
    const { delegationResponses: items, pagination: page } = await client.validatorDelegations({
      validatorAddr,
      pagination,
    }).response
    return { items, next: page?.nextKey }
  })
  return all.flatMap(({ delegation }) => delegation ?? [])
}

async function askUnbondings(state: State, client: QueryClient, validatorAddr: string): Promise<void> {
  const all = await listAll(async (pagination) => {
    const { unbondingResponses: items, pagination: page } = await client.validatorUnbondingDelegations({
      validatorAddr,
      pagination,
    }).response
    return { items, next: page?.nextKey }
  })
  for (const { delegatorAddress, validatorAddress, entries } of all) {
    const waiting = entries.map((entry) => ({
      height: entry.creationHeight.toString(),
      time: (findNanoseconds(entry.completionTime) ?? 0n).toString(),
      initial: entry.initialBalance,
      balance: entry.balance,
      id: entry.unbondingId.toString(),
    }))
    putUnbonding(state, delegatorAddress, validatorAddress, waiting)
  }
}

async function askRedelegations(state: State, client: QueryClient, srcValidatorAddr: string): Promise<void> {
  const all = await listAll(async (pagination) => {
    const { redelegationResponses: items, pagination: page } = await client.redelegations({
      delegatorAddr: '',
      srcValidatorAddr,
      dstValidatorAddr: '',
      pagination,
    }).response
    return { items, next: page?.nextKey }
  })
  for (const { redelegation, entries } of all) {
    if (redelegation === undefined) continue
    const {
      delegatorAddress: delegator,
      validatorSrcAddress: source,
      validatorDstAddress: destination,
    } = redelegation
    const waiting = entries.flatMap(({ redelegationEntry: entry }) =>
      entry === undefined
        ? []
        : {
            height: entry.creationHeight.toString(),
            time: (findNanoseconds(entry.completionTime) ?? 0n).toString(),
            initial: entry.initialBalance,
            shares: readScaled(entry.sharesDst).toString(),
            id: entry.unbondingId.toString(),
          },
    )
    putRedelegation(state, { delegator, source, destination }, waiting)
  }
}
