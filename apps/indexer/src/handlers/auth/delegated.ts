import { addCoins, amountOf, type CoinList } from '#src/decode/values/coin-list.ts'
import type { State } from '#src/state/state.ts'
import { divide, multiply, round, toDecimal } from '../staking/decimals.ts'
import { authAccounts, type Vesting } from './tables.ts'

/** What a vesting account delegates is of what isn't free yet, as far as that reaches. */
export async function delegateVesting(
  state: State,
  address: string,
  coins: CoinList,
  time: bigint,
): Promise<void> {
  await changeVesting(state, address, (vesting) => {
    const locked = lockedCoins(vesting, time / 1_000_000_000n)
    let { delegated_vesting, delegated_free } = vesting
    for (const { denom, amount } of coins) {
      const left = amountOf(locked, denom) - amountOf(delegated_vesting, denom)
      const ofLocked = lesser(left > 0n ? left : 0n, BigInt(amount))
      delegated_vesting = change(delegated_vesting, denom, ofLocked)
      delegated_free = change(delegated_free, denom, BigInt(amount) - ofLocked)
    }
    return { ...vesting, delegated_vesting, delegated_free }
  })
}

/** What comes back is free first. */
export async function undelegateVesting(state: State, address: string, coins: CoinList): Promise<void> {
  await changeVesting(state, address, (vesting) => {
    let { delegated_vesting, delegated_free } = vesting
    for (const { denom, amount } of coins) {
      const ofFree = lesser(amountOf(delegated_free, denom), BigInt(amount))
      const ofLocked = lesser(amountOf(delegated_vesting, denom), BigInt(amount) - ofFree)
      delegated_free = change(delegated_free, denom, -ofFree)
      delegated_vesting = change(delegated_vesting, denom, -ofLocked)
    }
    return { ...vesting, delegated_vesting, delegated_free }
  })
}

async function changeVesting(
  state: State,
  address: string,
  next: (vesting: Vesting) => Vesting,
): Promise<void> {
  const account = await state.find(authAccounts, { address })
  if (account === undefined || account.vesting === null) return
  state.put(authAccounts, { ...account, vesting: next(account.vesting as Vesting) })
}

/** @param now seconds since 1970 */
function lockedCoins(vesting: Vesting, now: bigint): CoinList {
  const { original_vesting: original, end_time } = vesting
  const [start, end] = [BigInt(vesting.start_time ?? 0), BigInt(end_time)]
  if (vesting['@type'].endsWith('.PermanentLockedAccount')) return original
  if (now >= end) return []
  if (now <= start || vesting.start_time === undefined) return original
  if (vesting.vesting_periods !== undefined) return lockedByPeriods(vesting, now)
  const passed = divide(toDecimal(now - start), toDecimal(end - start))
  return addCoins(
    original.map(({ denom, amount }) => ({
      denom,
      amount: (BigInt(amount) - round(multiply(toDecimal(BigInt(amount)), passed))).toString(),
    })),
    [],
  )
}

function lockedByPeriods({ original_vesting, start_time, vesting_periods }: Vesting, now: bigint): CoinList {
  let [locked, from] = [original_vesting, BigInt(start_time ?? 0)]
  for (const { length, amount } of vesting_periods ?? []) {
    if (now - from < BigInt(length)) break
    for (const coin of amount) locked = change(locked, coin.denom, -BigInt(coin.amount))
    from += BigInt(length)
  }
  return locked
}

function change(coins: CoinList, denom: string, by: bigint): CoinList {
  return by === 0n ? coins : addCoins(coins, [{ denom, amount: by.toString() }])
}

function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
