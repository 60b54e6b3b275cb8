import { SendAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/authz_pb.js'
import { MsgSend } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/bank/v1beta1/tx_pb.js'
import { StakeAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/authz_pb.js'
import {
  MsgBeginRedelegate,
  MsgCancelUnbondingDelegation,
  MsgDelegate,
  MsgUndelegate,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/staking/v1beta1/tx_pb.js'
import { TransferAuthorization } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/authz_pb.js'
import { MsgTransfer } from '@injectivelabs/core-proto-ts-v2/generated/ibc/applications/transfer/v1/tx_pb.js'
import { amountOf, subtractCoins, toCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { contractUses } from './accept-contract.ts'
import { keep, useOf, type Use } from './use.ts'

type Message = { typeUrl: string; value: Uint8Array }

/** The use of an authorization by a message; undefined for messages whose authorizations are never used up. */
export function findUse(message: Message): Use | undefined {
  return uses.get(message.typeUrl)?.(message.value)
}

const uses = new Map<string, (value: Uint8Array) => Use>([
  useOf(MsgSend, ({ fromAddress, amount }) => ({
    signer: fromAddress,
    left: keep(SendAuthorization, (send) => {
      const spendLimit = subtractCoins(toCoinList(send.spendLimit), toCoinList(amount))
      if (spendLimit === undefined) return send
      return spendLimit.length === 0 ? undefined : { ...send, spendLimit }
    }),
  })),
  useOf(MsgTransfer, ({ sender, token, sourcePort, sourceChannel }) => ({
    signer: sender,
    left: keep(TransferAuthorization, (transfer) => {
      const allocations = transfer.allocations.flatMap((one) => {
        if (one.sourcePort !== sourcePort || one.sourceChannel !== sourceChannel) return [one]
        const spendLimit = spend(toCoinList(one.spendLimit), toCoinList(token === undefined ? [] : [token]))
        return spendLimit.length === 0 ? [] : [{ ...one, spendLimit }]
      })
      return allocations.length === 0 ? undefined : { allocations }
    }),
  })),
  useOf(MsgDelegate, useOfStake),
  useOf(MsgUndelegate, useOfStake),
  useOf(MsgBeginRedelegate, useOfStake),
  useOf(MsgCancelUnbondingDelegation, useOfStake),
  ...contractUses,
])

function useOfStake(staking: { delegatorAddress: string; amount?: { amount: string } }): Use {
  return {
    signer: staking.delegatorAddress,
    left: keep(StakeAuthorization, (stake) => {
      if (stake.maxTokens === undefined) return stake
      const left = BigInt(stake.maxTokens.amount) - BigInt(staking.amount?.amount ?? 0)
      if (left === 0n) return undefined
      return left < 0n ? stake : { ...stake, maxTokens: { ...stake.maxTokens, amount: left.toString() } }
    }),
  }
}

const unbounded = 2n ** 256n - 1n

function spend(limit: CoinList, coins: CoinList): CoinList {
  const isUnbounded = coins.some(({ denom }) => amountOf(limit, denom) === unbounded)
  return isUnbounded ? limit : (subtractCoins(limit, coins) ?? limit)
}
