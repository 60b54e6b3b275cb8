import { badChainData } from '@injsight/errors'
import type { ChainEvent } from '#src/decode/chain-event.ts'
import type { State } from '#src/state/state.ts'
import { markets } from '../exchange/markets/markets.ts'
import type { BlockContext } from '../module.ts'
import { readFields, type Coin, type Fields } from '../read-fields.ts'
import { readFund, readRedemption, shareNumber } from './read.ts'
import {
  failedRedemptions,
  insuranceFunds,
  insuranceModule,
  insuranceVouchers,
  redemptions,
} from './tables.ts'

const only = { id: 1 }

export async function findModule(state: State) {
  const row = await state.find(insuranceModule, only)
  if (row === undefined)
    throw badChainData('insurance.unknown', 'The state of the insurance module is unknown')
  return row
}

/** The event holds the whole fund, whatever changed it. A number of a share denom is taken when a fund gets it. */
export async function setFund(event: ChainEvent, state: State): Promise<void> {
  const fund = readFund(readFields(event.json('fund'), 'fund'))
  state.put(insuranceFunds, fund)
  const taken = shareNumber(fund.share_denom)
  const module = await findModule(state)
  if (taken !== undefined && taken >= module.next_share_denom) {
    state.put(insuranceModule, { ...module, next_share_denom: taken + 1n })
  }
}

export async function addRedemption(event: ChainEvent, state: State): Promise<void> {
  const redemption = readRedemption(readFields(event.json('schedule'), 'schedule'))
  const module = await findModule(state)
  state.put(redemptions, redemption)
  state.put(insuranceModule, {
    ...module,
    next_redemption: redemption.id + 1n,
    first_claimable: earliest([redemption.claimable, module.first_claimable]),
  })
}

export async function addFailure(event: ChainEvent, state: State): Promise<void> {
  const told = readFields(event.object(), event.type)
  const { id, ...redemption } = readRedemption(told.object('schedule'))
  const reason = told.text('withdraw_err')
  const module = await findModule(state)
  state.put(failedRedemptions, { id: module.next_failed, redemption: id, ...redemption, reason })
  state.put(insuranceModule, { ...module, next_failed: module.next_failed + 1n })
}

/** Paid out: when it is due, or because its market is closed. */
export function endRedemption(event: ChainEvent, state: State): void {
  const { id } = readRedemption(readFields(event.json('schedule'), 'schedule'))
  state.remove(redemptions, { id })
}

const closed = new Set(['Demolished', 'Expired'])

/** Nobody has to wait any longer for the fund of a market that closes. */
export async function hurryRedemptions(event: ChainEvent, state: State): Promise<void> {
  const market = readFields(event.json('market'), 'market')
  const module = await state.find(insuranceModule, only)
  if (!closed.has(market.text('status')) || module === undefined || module.first_claimable === null) return
  state.put(insuranceModule, { ...module, first_claimable: 0n })
}

/**
 * The chain takes every redemption whose time has passed from its schedule, and every one from the fund of a closed
 * market. It tells of those that it pays out; shares of an earlier denom of the fund it burns without a word.
 */
export async function takeDueRedemptions(state: State, { time }: BlockContext): Promise<void> {
  const module = await state.find(insuranceModule, only)
  const first = module?.first_claimable ?? null
  if (module === undefined || first === null || first >= time) return
  const later: bigint[] = []
  for (const { id, market, claimable } of await state.list(redemptions, {})) {
    if (claimable < time || (await isClosed(state, market))) state.remove(redemptions, { id })
    else later.push(claimable)
  }
  state.put(insuranceModule, { ...module, first_claimable: earliest(later) })
}

async function isClosed(state: State, id: string): Promise<boolean> {
  const market = await state.find(markets, { id })
  return market !== undefined && closed.has(market.status)
}

export function setVoucher(state: State, address: string, { denom, amount }: Coin): void {
  if (amount === 0n) state.remove(insuranceVouchers, { address, denom })
  else state.put(insuranceVouchers, { address, denom, amount })
}

/** @param json a genesis file's part, or what a node says of the module's state */
export function readState(state: State, json: Fields): void {
  const schedules = json.objects('redemption_schedule').map(readRedemption)
  for (const fund of json.objects('insurance_funds')) state.put(insuranceFunds, readFund(fund))
  for (const schedule of schedules) state.put(redemptions, schedule)
  for (const failure of json.objects('failed_redemption_schedules')) {
    const { id, ...redemption } = readRedemption(failure.object('schedule'))
    const reason = failure.text('err')
    state.put(failedRedemptions, { id: failure.count('id'), redemption: id, ...redemption, reason })
  }
  for (const voucher of json.objects('vouchers')) {
    setVoucher(state, voucher.name('address'), voucher.coin('voucher'))
  }
  const number = (name: string) => (json.has(name) ? json.count(name) : 0n)
  state.put(insuranceModule, {
    ...only,
    redemption_notice: json.object('params').text('default_redemption_notice_period_duration'),
    next_share_denom: number('next_share_denom_id'),
    next_redemption: number('next_redemption_schedule_id'),
    next_failed: number('next_failed_redemption_schedule_id'),
    first_claimable: earliest(schedules.map(({ claimable }) => claimable)),
  })
}

function earliest(times: (bigint | null)[]): bigint | null {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? null : known.reduce((first, time) => (time < first ? time : first))
}
