import { PubKey } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/crypto/ed25519/keys_pb.js'
import {
  MsgCreateValidator,
  type MsgEditValidator,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { badChainData } from '@injsight/errors'
import { consensusAddressOf } from '#src/decode/values/consensus-address.ts'
import type { State } from '#src/state/state.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { BlockContext, EventContext } from '../module.ts'
import { delegate } from './delegate.ts'
import { findMessage } from './find-message.ts'
import { findStake } from './find.ts'
import { callHook } from './hooks.ts'
import { operatorAccount, readBech32, readScaled, readWhole } from './read.ts'
import { consensusKeys, stakes, unbonded, type Stake } from './tables.ts'

type Terms = Pick<
  Stake,
  | 'consensus'
  | 'min_self_delegation'
  | 'commission_rate'
  | 'commission_max_rate'
  | 'commission_max_change_rate'
>

/** A validator as it begins: nothing is delegated to it yet. */
export function introduce(state: State, block: BlockContext, validator: string, terms: Terms): void {
  const stake = newStake(validator, terms, block.time)
  state.put(stakes, stake)
  state.put(consensusKeys, { consensus: stake.consensus, validator })
  callHook(block, { hook: 'validator created', stake })
}

export function newStake(validator: string, terms: Terms, time: bigint): Stake {
  return {
    validator,
    ...terms,
    status: unbonded,
    jailed: false,
    tokens: 0n,
    shares: 0n,
    unbonding_height: 0n,
    unbonding_time: 0n,
    unbonding_ids: [],
    commission_time: time,
    power: null,
  }
}

/** `create_validator` */
export async function createValidator(
  event: ChainEvent,
  state: State,
  { block, tx }: EventContext,
): Promise<void> {
  const message = findMessage(MsgCreateValidator, event, tx)
  const { pubkey, commission, minSelfDelegation, value } = message
  const validator = readBech32(message.validatorAddress)
  if (pubkey === undefined || !pubkey.typeUrl.endsWith('.ed25519.PubKey')) {
    throw badChainData('staking.key', `The key of ${validator} is of an unknown kind`)
  }
  introduce(state, block, validator, {
    consensus: consensusAddressOf(PubKey.fromBinary(pubkey.value).key),
    min_self_delegation: readWhole(minSelfDelegation),
    commission_rate: readScaled(commission?.rate ?? ''),
    commission_max_rate: readScaled(commission?.maxRate ?? ''),
    commission_max_change_rate: readScaled(commission?.maxChangeRate ?? ''),
  })
  const amount = readWhole(value?.amount ?? '')
  await delegate(state, block, { delegator: operatorAccount(validator), validator, amount })
}

export async function editValidator(
  { validatorAddress, commissionRate, minSelfDelegation }: MsgEditValidator,
  state: State,
  time: bigint,
): Promise<void> {
  const stake = await findStake(state, readBech32(validatorAddress))
  state.put(stakes, {
    ...stake,
    ...(commissionRate !== '' && {
      commission_rate: readScaled(commissionRate),
      commission_time: time,
    }),
    ...(minSelfDelegation !== '' && { min_self_delegation: readWhole(minSelfDelegation) }),
  })
}

export async function unjail(validatorAddress: string, state: State): Promise<void> {
  const stake = await findStake(state, readBech32(validatorAddress))
  state.put(stakes, { ...stake, jailed: false })
}
