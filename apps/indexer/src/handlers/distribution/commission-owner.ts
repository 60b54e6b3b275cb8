import {
  MsgSetWithdrawAddress,
  MsgWithdrawValidatorCommission,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { TxContext } from '../module.ts'
import { readAddress } from '../staking/read.ts'

// Two events don't say whose they are; their messages do.

/** The validator of a `withdraw_commission`. */
export function commissionOwner(event: ChainEvent, tx: TxContext | undefined): string {
  const { typeUrl, value } = messageOf(event, tx)
  if (typeUrl !== `/${MsgWithdrawValidatorCommission.typeName}`) throw unnamed(event)
  return readAddress(MsgWithdrawValidatorCommission.fromBinary(value).validatorAddress)
}

/** Who a `set_withdraw_address` is of, and where the rewards go. */
export function withdrawAddressOf(
  event: ChainEvent,
  tx: TxContext | undefined,
): { delegator: string; address: string } {
  const { typeUrl, value } = messageOf(event, tx)
  if (typeUrl !== `/${MsgSetWithdrawAddress.typeName}`) throw unnamed(event)
  const { delegatorAddress, withdrawAddress } = MsgSetWithdrawAddress.fromBinary(value)
  return { delegator: readAddress(delegatorAddress), address: readAddress(withdrawAddress) }
}

function messageOf(event: ChainEvent, tx: TxContext | undefined) {
  const candidates = (tx?.messages ?? []).filter(({ index }) => index === event.message)
  const message = candidates.length === 1 ? candidates[0] : candidates[event.authorised ?? 0]
  if (message === undefined) throw unnamed(event)
  return message
}

function unnamed({ type }: ChainEvent) {
  return badChainData('distribution.owner', `Nothing tells whose the event ${type} is`)
}
