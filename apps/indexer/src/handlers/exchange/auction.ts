import { auctionSubaccount } from '@injsight/chain'
import { denomKey } from '#src/decode/values/keys.ts'
import type { State } from '#src/state/state.ts'
import { onEvent } from '../module.ts'
import { exchangeDenoms } from './markets/denoms-table.ts'
import { deposits, setDeposit } from './deposits.ts'
import { findSetting } from './settings.ts'

/** Where the exchange's fees gather until an auction takes them. */
export const feeSubaccount = Buffer.from(auctionSubaccount.slice(2), 'hex')

const one = 10n ** 18n

/**
 * At the end of a round the auction takes the fees out of the exchange. That happens after the exchange has told its
 * new deposits, so no event tells it; the rule is the chain's (WithdrawAllAuctionBalances): of each denom that has
 * its decimals registered, whole coins, of inj no more than the cap of the exchange's params; all or nothing of a
 * denom, so what is held back by orders keeps the rest there too. Fractions stay.
 */
export const auctionEvents = [
  onEvent('injective.auction.v1beta1.EventAuctionStart', async (_, state) => {
    const cap = await findCap(state)
    const held = await state.list(exchangeDenoms, {})
    const inj = denomKey('inj')
    const keys = held.filter(({ decimals }) => decimals !== null).map(({ denom }) => denom)
    await state.prefetch(
      deposits,
      keys.map((denom) => ({ subaccount: feeSubaccount, denom })),
    )
    for (const denom of keys) await takeCoins(state, denom, denom === inj ? cap : undefined)
  }),
]

async function findCap(state: State): Promise<bigint | undefined> {
  const cap = (await findSetting(state, 'params'))?.['inj_auction_max_cap']
  return typeof cap === 'string' && /^\d+$/.test(cap) ? BigInt(cap) : undefined
}

async function takeCoins(state: State, denom: bigint, cap: bigint | undefined): Promise<void> {
  const deposit = await state.find(deposits, { subaccount: feeSubaccount, denom })
  if (deposit === undefined) return
  const whole = deposit.total / one
  const taken = (cap !== undefined && cap < whole ? cap : whole) * one
  if (taken <= 0n || deposit.available < taken) return
  setDeposit(state, {
    ...deposit,
    available: deposit.available - taken,
    total: deposit.total - taken,
  })
}
