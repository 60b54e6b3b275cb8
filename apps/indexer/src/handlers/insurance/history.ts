import { accountOf } from '#src/decode/values/account.ts'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { History } from '#src/state/history.ts'
import type { EventContext } from '../module.ts'
import { readFields } from '../read-fields.ts'
import { readFund, readMarketId, readRedemption } from './read.ts'
import { changeKinds, insuranceBalances, insuranceChanges } from './tables.ts'

type Context = Omit<EventContext, 'run'>

export function noteFund(event: ChainEvent, history: History, { block }: Context): void {
  const fund = readFund(readFields(event.json('fund'), 'fund'))
  const { balance, total_share } = fund
  const place = { height: block.height, place: event.ordinal }
  history.append(insuranceBalances, { ...place, market: bytesOf(fund.market), balance, total_share })
}

export function noteUnderwriting(event: ChainEvent, history: History, context: Context): void {
  const told = readFields(event.object(), event.type)
  const [deposit, shares] = [told.coin('deposit'), told.coin('shares')]
  history.append(insuranceChanges, {
    ...placeOf(event, context),
    account: history.account(accountOf(told.text('underwriter'))),
    market: bytesOf(readMarketId(told.text(told.has('marketId') ? 'marketId' : 'market_id'))),
    kind: changeKinds.underwritten,
    redemption: null,
    share_denom: history.denom(shares.denom),
    shares: shares.amount,
    denom: history.denom(deposit.denom),
    amount: deposit.amount,
  })
}

export function noteRequest(event: ChainEvent, history: History, context: Context): void {
  const asked = readShares(event, history, context)
  history.append(insuranceChanges, { ...asked, kind: changeKinds.requested, denom: null, amount: null })
}

export function noteRedemption(event: ChainEvent, history: History, context: Context): void {
  const { denom, amount } = readFields(event.object(), event.type).coin('redeem_coin')
  history.append(insuranceChanges, {
    ...readShares(event, history, context),
    kind: changeKinds.redeemed,
    denom: history.denom(denom),
    amount,
  })
}

function readShares(event: ChainEvent, history: History, context: Context) {
  const schedule = readFields(event.json('schedule'), 'schedule')
  const { id, market, redeemer, share_denom, amount } = readRedemption(schedule)
  return {
    ...placeOf(event, context),
    account: history.account(accountOf(redeemer)),
    market: bytesOf(market),
    redemption: id,
    share_denom: history.denom(share_denom),
    shares: amount,
  }
}

function placeOf({ ordinal: place }: ChainEvent, { block, tx }: Context) {
  return { height: block.height, place, tx_seq: tx?.sequence ?? null }
}

function bytesOf(market: string): Buffer {
  return Buffer.from(market.slice(2), 'hex')
}
