import { auctionSubaccount } from '@injsight/chain'
import { accountOfModule, findAccount } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import { readCoins, type Coin } from '#src/handlers/bank/read-events.ts'
import { readSubaccount, type Subaccount } from '#src/handlers/exchange/read-values.ts'
import type { Happening } from '#src/queries/blocks/happenings.ts'
import { attempt } from './attempt.ts'

/** Where the exchange's fees gather until an auction takes them. */
export const feesOfExchange = (): Subaccount => readSubaccount(auctionSubaccount)

/**
 * What an auction that begins in a block takes of the exchange's fees, in 10^-18ths by denom. That happens after the
 * block has told its deposits: only the coins that go to the auction tell it.
 */
export function readTaken(happenings: Happening[], unread: Set<string>): Map<string, bigint> {
  const taken = new Map<string, bigint>()
  if (!happenings.some(({ event }) => event.type === 'injective.auction.v1beta1.EventAuctionStart')) {
    return taken
  }
  for (const { event } of happenings) {
    if (event.type !== 'transfer' || event.mode !== 'EndBlock') continue
    attempt(event.type, unread, () => {
      for (const { denom, amount } of coinsToAuction(event)) {
        taken.set(denom, (taken.get(denom) ?? 0n) + amount * 10n ** 18n)
      }
    })
  }
  return taken
}

function coinsToAuction(event: ChainEvent): Coin[] {
  const [exchange, auction] = [accountOfModule('exchange').key, accountOfModule('auction').key]
  const [from, to] = [keyOf(event.find('sender')), keyOf(event.find('recipient'))]
  const coins = () => readCoins(event.find('amount') ?? '')
  if (from === exchange && to === auction) return coins()
  // What could not be taken is sent back; and the account of the fees may pay by way of the exchange.
  const isBack = to === exchange && (from === auction || from === feesOfExchange().account.key)
  return isBack ? coins().map(({ denom, amount }) => ({ denom, amount: -amount })) : []
}

function keyOf(address: string | undefined): bigint | undefined {
  return address === undefined ? undefined : findAccount(address)?.key
}
