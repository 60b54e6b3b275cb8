import {
  MsgSetWithdrawAddress,
  MsgWithdrawValidatorCommission,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/distribution/v1beta1/tx_pb.js'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { TxContext } from '../module.ts'
import { findMessage } from '../staking/find-message.ts'
import { readBech32 } from '../staking/read.ts'

// Two events don't say whose they are; their messages do.

/** The validator of a `withdraw_commission`. */
export function commissionOwner(event: ChainEvent, tx: TxContext | undefined): string {
  return readBech32(findMessage(MsgWithdrawValidatorCommission, event, tx).validatorAddress)
}

/** Who a `set_withdraw_address` is of, and where the rewards go. */
export function withdrawAddressOf(
  event: ChainEvent,
  tx: TxContext | undefined,
): { delegator: string; address: string } {
  const { delegatorAddress, withdrawAddress } = findMessage(MsgSetWithdrawAddress, event, tx)
  return { delegator: readBech32(delegatorAddress), address: readBech32(withdrawAddress) }
}
