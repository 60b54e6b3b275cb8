import { accountOf } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import type { EventContext } from '../module.ts'
import { readFields } from '../read-fields.ts'
import { auctionBids, auctionResults, auctionRounds } from './tables.ts'

type Context = Omit<EventContext, 'run'>

export function noteBid(event: ChainEvent, history: History, { block, tx }: Context): void {
  const told = readFields(event.object(), event.type)
  const { denom, amount } = told.coin('amount')
  history.append(auctionBids, {
    height: block.height,
    place: event.ordinal,
    tx_seq: tx?.sequence ?? null,
    round: told.count('round'),
    bidder: history.account(accountOf(told.text('bidder'))),
    denom: history.denom(denom),
    amount,
  })
}

export function noteRound(event: ChainEvent, history: History, { block }: Context): void {
  const told = readFields(event.object(), event.type)
  const basket = told
    .objects('new_basket')
    .map((coin) => ({ denom: coin.name('denom'), amount: coin.amount('amount').toString() }))
  history.append(auctionRounds, {
    height: block.height,
    place: event.ordinal,
    round: told.count('round'),
    ending: told.count('ending_timestamp'),
    basket,
  })
}

export function noteResult(event: ChainEvent, history: History, { block }: Context): void {
  const told = readFields(event.object(), event.type)
  const { denom, amount } = told.coin('amount')
  history.append(auctionResults, {
    height: block.height,
    place: event.ordinal,
    round: told.count('round'),
    winner: history.account(accountOf(told.text('winner'))),
    denom: history.denom(denom),
    amount,
  })
}
