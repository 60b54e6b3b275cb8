import {
  MsgCreatePeriodicVestingAccount,
  MsgCreatePermanentLockedAccount,
  MsgCreateVestingAccount,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/vesting/v1beta1/tx_pb.js'
import type { Coin } from '@injectivelabs/core-proto-ts-v2/generated/cosmos/base/v1beta1/coin_pb.js'
import { readAddress } from '#src/decode/values/read-address.ts'
import type { State } from '#src/state/state.ts'
import { onMessage, type BlockContext } from '../module.ts'
import { addAccount } from './add-account.ts'
import { authAccounts, type Vesting } from './tables.ts'

/** What is vested is told by the messages alone. */
export const vestingMessages = [
  onMessage(MsgCreateVestingAccount, ({ toAddress, amount, endTime, delayed }, state, { block }) =>
    vest(state, toAddress, {
      '@type': `/cosmos.vesting.v1beta1.${delayed ? 'Delayed' : 'Continuous'}VestingAccount`,
      original_vesting: coinsOf(amount),
      end_time: endTime.toString(),
      ...(!delayed && { start_time: secondsOf(block) }),
    }),
  ),
  onMessage(MsgCreatePermanentLockedAccount, ({ toAddress, amount }, state) =>
    vest(state, toAddress, {
      '@type': '/cosmos.vesting.v1beta1.PermanentLockedAccount',
      original_vesting: coinsOf(amount),
      end_time: '0',
    }),
  ),
  onMessage(MsgCreatePeriodicVestingAccount, ({ toAddress, startTime, vestingPeriods }, state) => {
    const total = new Map<string, bigint>()
    for (const { denom, amount } of vestingPeriods.flatMap((period) => period.amount)) {
      total.set(denom, (total.get(denom) ?? 0n) + BigInt(amount))
    }
    const lasts = vestingPeriods.reduce((sum, { length }) => sum + length, 0n)
    return vest(state, toAddress, {
      '@type': '/cosmos.vesting.v1beta1.PeriodicVestingAccount',
      original_vesting: [...total]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([denom, amount]) => ({ denom, amount: amount.toString() })),
      end_time: (startTime + lasts).toString(),
      start_time: startTime.toString(),
      vesting_periods: vestingPeriods.map(({ length, amount }) => ({
        length: length.toString(),
        amount: coinsOf(amount),
      })),
    })
  }),
]

async function vest(
  state: State,
  to: string,
  given: Omit<Vesting, 'delegated_free' | 'delegated_vesting'>,
): Promise<void> {
  const address = readAddress(to)
  await addAccount(state, address)
  const account = await state.find(authAccounts, { address })
  const vesting: Vesting = { ...given, delegated_free: [], delegated_vesting: [] }
  if (account !== undefined) state.put(authAccounts, { ...account, vesting })
}

function coinsOf(coins: Coin[]): { denom: string; amount: string }[] {
  return coins.map(({ denom, amount }) => ({ denom, amount }))
}

function secondsOf({ time }: BlockContext): string {
  return (time / 1_000_000_000n).toString()
}
