import {
  AllowedMsgAllowance,
  BasicAllowance,
  PeriodicAllowance,
} from '@injectivelabs/core-proto-ts-v2/generated/cosmos/feegrant/v1beta1/feegrant_pb.js'
import { badChainData } from '@injsight/errors'
import { subtractCoins, toCoinList, type CoinList } from '#src/decode/values/coin-list.ts'
import { findNanoseconds, fromNanoseconds, toNanoseconds } from '#src/decode/values/nanoseconds.ts'
import type { Allowance } from './tables.ts'

const basicType = `/${BasicAllowance.typeName}`
const periodicType = `/${PeriodicAllowance.typeName}`
const filteredType = `/${AllowedMsgAllowance.typeName}`

/** What is left of an allowance that paid a fee; undefined when nothing is. */
export function payFee({ typeUrl, value }: Allowance, fee: CoinList, time: bigint): Allowance | undefined {
  if (typeUrl === basicType) {
    const left = payFromBasic(BasicAllowance.fromBinary(value), fee)
    return left && { typeUrl, value: BasicAllowance.toBinary(left) }
  }
  if (typeUrl === periodicType) {
    const left = payFromPeriodic(PeriodicAllowance.fromBinary(value), fee, time)
    return left && { typeUrl, value: PeriodicAllowance.toBinary(left) }
  }
  if (typeUrl === filteredType) {
    const filtered = AllowedMsgAllowance.fromBinary(value)
    const left = payFee(given(filtered.allowance), fee, time)
    return left && { typeUrl, value: AllowedMsgAllowance.toBinary({ ...filtered, allowance: left }) }
  }
  throw unknownType(typeUrl)
}

/** Nanoseconds since 1970; null is never. */
export function expirationOf({ typeUrl, value }: Allowance): bigint | null {
  if (typeUrl === basicType) return findNanoseconds(BasicAllowance.fromBinary(value).expiration)
  if (typeUrl === periodicType) {
    return findNanoseconds(PeriodicAllowance.fromBinary(value).basic?.expiration)
  }
  if (typeUrl === filteredType) return expirationOf(given(AllowedMsgAllowance.fromBinary(value).allowance))
  throw unknownType(typeUrl)
}

function payFromBasic(basic: BasicAllowance, fee: CoinList): BasicAllowance | undefined {
  if (basic.spendLimit.length === 0) return basic
  const spendLimit = spend(basic.spendLimit, fee)
  return spendLimit.length === 0 ? undefined : { ...basic, spendLimit }
}

function payFromPeriodic(
  allowance: PeriodicAllowance,
  fee: CoinList,
  time: bigint,
): PeriodicAllowance | undefined {
  const periodic = beginPeriod(allowance, time)
  const periodCanSpend = spend(periodic.periodCanSpend, fee)
  const basic = payFromBasic(given(periodic.basic), fee)
  return basic && { ...periodic, periodCanSpend, basic }
}

/** A new period allows the lesser of its own limit and of what is left altogether. */
function beginPeriod(periodic: PeriodicAllowance, time: bigint): PeriodicAllowance {
  const [end, length] = [toNanoseconds(given(periodic.periodReset)), toNanoseconds(given(periodic.period))]
  if (time < end) return periodic
  const [limit, ofPeriod] = [given(periodic.basic).spendLimit, periodic.periodSpendLimit]
  const isLess = limit.length > 0 && subtractCoins(toCoinList(limit), toCoinList(ofPeriod)) === undefined
  const next = end + length
  return {
    ...periodic,
    periodCanSpend: isLess ? limit : ofPeriod,
    periodReset: fromNanoseconds(time > next ? time + length : next),
  }
}

function spend(coins: CoinList, fee: CoinList): CoinList {
  const left = subtractCoins(toCoinList(coins), fee)
  if (left !== undefined) return left
  throw badChainData('feegrant.limit', 'A fee was paid that is more than its allowance')
}

function given<Part>(part: Part | undefined): Part {
  if (part !== undefined) return part
  throw badChainData('feegrant.allowance', 'A part of a fee allowance is missing')
}

function unknownType(typeUrl: string) {
  return badChainData('feegrant.type', `What a ${typeUrl.slice(0, 100)} allows is not known`)
}
