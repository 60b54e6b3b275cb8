import type { BalanceChange } from '@injsight/injsight-v1'
import { drawAvatar, type Drawing } from '../../views/accounts/draw-avatar.ts'
import { writeAccount, writeCoin, type Naming } from '../../language/write-part.server.ts'
import type { Piece } from '../../language/written.ts'
import type { ToldChanges } from '../../sources/transactions/changes.server.ts'

/** One amount that went from one account to another. */
export type FlowView = { from: Party; to: Party; amount: Piece }

export type Party = { account: Piece; avatar: Drawing }

/** What was paid for the transaction, in units of the chain, and by whom. */
export type PaidFee = { payer: string; coins: readonly { denom: string; amount: string }[] }

/**
 * The one movement of a transaction but for its fee, read from what changed; undefined where more moved, or less, or
 * not all is known. What moves inside the exchange, is minted or burnt is no movement between two.
 */
export function viewFlow(told: ToldChanges, fee: PaidFee, naming: Naming): FlowView | undefined {
  const { changes, deposits, flows } = told
  if (deposits.length + flows.length > 0 || changes.some(({ change }) => change === '')) return undefined
  const moved = changes
    .map((line) => ({ ...line, size: BigInt(line.change) + feeIn(line, fee) }))
    .filter(({ size }) => size !== 0n)
  const from = moved.find(({ size }) => size < 0n)
  const to = moved.find(({ size }) => size > 0n)
  if (from === undefined || to === undefined || moved.length > 2) return undefined
  if (from.denom !== to.denom || from.size + to.size !== 0n) return undefined
  return {
    from: partyOf(from, naming),
    to: partyOf(to, naming),
    amount: writeCoin({ denom: to.denom, amount: String(to.size) }, naming),
  }
}

/** What has to be added to a change so that the fee is no part of it. */
function feeIn({ account, module, denom }: BalanceChange, { payer, coins }: PaidFee): bigint {
  const paid = coins.reduce((sum, coin) => (coin.denom === denom ? sum + BigInt(coin.amount) : sum), 0n)
  if (account === payer) return paid
  return module === 'fee_collector' ? -paid : 0n
}

function partyOf({ account }: BalanceChange, naming: Naming): Party {
  return { account: writeAccount(account, naming), avatar: drawAvatar(account) }
}
