import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import type { BlockContext } from '../module.ts'
import { readFields, type Coin, type Fields } from '../read-fields.ts'
import { auctionModule, auctionVouchers, type AuctionModule } from './tables.ts'

const only = { id: 1 }
export const noBid = { bidder: '', bid_denom: '', bid: 0n }

export async function change(state: State, values: Partial<AuctionModule>): Promise<void> {
  const row = await state.find(auctionModule, only)
  if (row === undefined) throw badChainData('auction.unknown', 'The state of the auction module is unknown')
  state.put(auctionModule, { ...row, ...values })
}

export function beginRound(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  return change(state, { round: told.count('round'), ending: told.count('ending_timestamp') })
}

export function placeBid(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  const { denom, amount } = told.coin('amount')
  return change(state, { bidder: told.name('bidder'), bid_denom: denom, bid: amount })
}

/** The bid is burnt and forgotten, but the chain remembers who won last. */
export function endRound(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  const { denom, amount } = told.coin('amount')
  return change(state, {
    ...noBid,
    ...lastResult(told.count('round'), told.text('winner'), { denom, amount }),
  })
}

/** A genesis file may leave the end of the first round open: it is counted from the time of the first block. */
export async function endFirstRound(state: State, { time }: BlockContext): Promise<void> {
  const row = await state.find(auctionModule, only)
  if (row === undefined || row.ending !== 0n) return
  state.put(auctionModule, { ...row, ending: time / 1_000_000_000n + row.period })
}

export function setVoucher(state: State, address: string, { denom, amount }: Coin): void {
  if (amount === 0n) state.remove(auctionVouchers, { address, denom })
  else state.put(auctionVouchers, { address, denom, amount })
}

export function readParams(params: Fields) {
  return {
    period: params.count('auction_period'),
    min_increment: params.decimal('min_next_bid_increment_rate'),
    inj_cap: params.has('inj_basket_max_cap') ? params.amount('inj_basket_max_cap') : 0n,
    whitelist: params.texts('bidders_whitelist'),
  }
}

/** @param json a genesis file's part, or what a node says of the module's state */
export function readState(state: State, json: Fields): void {
  const bid = json.object('highest_bid')
  const bidder = bid.has('bidder') ? bid.name('bidder') : ''
  const { denom, amount } = bidder === '' ? { denom: '', amount: 0n } : bid.coin('amount')
  const last = json.object('last_auction_result')
  state.put(auctionModule, {
    ...only,
    round: json.count('auction_round'),
    ending: json.count('auction_ending_timestamp'),
    bidder,
    bid_denom: denom,
    bid: amount,
    ...(last.has('winner') && last.text('winner') !== ''
      ? lastResult(last.count('round'), last.text('winner'), last.coin('amount'))
      : { last_round: null, last_winner: null, last_denom: null, last_bid: null }),
    ...readParams(json.object('params')),
  })
  for (const voucher of json.objects('vouchers')) {
    setVoucher(state, voucher.name('address'), voucher.coin('voucher'))
  }
}

function lastResult(round: bigint, winner: string, { denom, amount }: Coin) {
  return { last_round: round, last_winner: winner, last_denom: denom, last_bid: amount }
}
