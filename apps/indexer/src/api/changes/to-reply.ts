import { encodeAddress, findModule } from '@injsight/chain'
import type { BalanceChange, CoinFlow, DepositChange } from '@injsight/injsight-v1'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import type { FollowedBalance } from './follow-balances.ts'
import type { FollowedDeposit } from './follow-deposits.ts'
import { reasonOf } from './flow-reasons.ts'
import { formatDeposit } from './format-deposit.ts'
import type { Flow } from './gather-coins.ts'

export function toBalanceChange({ owner, denom, before, after, change }: FollowedBalance): BalanceChange {
  return {
    account: encodeAddress('inj', owner.bytes),
    module: findModule(owner.bytes) ?? '',
    denom,
    before: textOf(before),
    after: textOf(after),
    change: textOf(change),
  }
}

/** One line for each module and denom. */
export function toFlows(flows: Flow[]): CoinFlow[] {
  const sums = new Map<string, Flow>()
  for (const flow of flows) {
    const name = `${flow.owner.key} ${flow.denom}`
    const { minted, burned } = sums.get(name) ?? { minted: 0n, burned: 0n }
    sums.set(name, { ...flow, minted: minted + flow.minted, burned: burned + flow.burned })
  }
  return [...sums.values()].map(({ owner, denom, minted, burned }) => {
    const module = findModule(owner.bytes)
    return {
      denom,
      account: encodeAddress('inj', owner.bytes),
      module: module ?? '',
      minted: String(minted),
      burned: String(burned),
      reason: reasonOf(module, minted),
    }
  })
}

export function toDepositChange({
  subaccount,
  denom,
  before,
  after,
  change,
}: FollowedDeposit): DepositChange {
  return {
    subaccount: toPrefixedHex(subaccount.id),
    account: encodeAddress('inj', subaccount.account.bytes),
    denom,
    totalBefore: formatDeposit(before?.total),
    totalAfter: formatDeposit(after?.total),
    totalChange: formatDeposit(change?.total),
    availableBefore: formatDeposit(before?.available),
    availableAfter: formatDeposit(after?.available),
    availableChange: formatDeposit(change?.available),
  }
}

function textOf(amount: bigint | undefined): string {
  return amount === undefined ? '' : String(amount)
}
