import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type {
  ListPayoutsRequest,
  ListPayoutsResponse,
  ListStakeMovesRequest,
  ListStakeMovesResponse,
  Payout,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { findNames, type Names } from '#src/queries/orders/names.ts'
import {
  listMovesOfDelegator,
  listMovesOfValidator,
  listPayouts as findPayouts,
  type PayoutRow,
} from '#src/queries/staking/staking-history.ts'
import { findBondDenom } from '#src/queries/staking/staking.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { cutWhole, readLimit, readName, readSequence } from './read-page.ts'

/** @throws Fault `invalid-input` */
export async function listStakeMoves(
  pool: Pool,
  { account, validator, cursor, limit: asked }: ListStakeMovesRequest,
): Promise<ListStakeMovesResponse> {
  if ((account === '') === (validator === ''))
    throw invalidInput('stake.whose', 'Stake is that of an account or that of a validator: name one of them')
  const { bytes } = readName(account || validator)
  const [limit, before] = [readLimit(asked), readSequence(cursor)]
  const find = account === '' ? listMovesOfValidator : listMovesOfDelegator
  const [found, denom, unknown] = await Promise.all([
    find(pool, bytes, { before, limit: limit + 1 }),
    findBondDenom(pool),
    listUnknown(pool, ['staking']),
  ])
  const { lines, next } = cutWhole(found, limit)
  const names = await findNamesOf(pool, lines)
  const moves = lines.map(({ height, kind, delegator, validator: operator, destination, amount }) => ({
    height,
    time: names.timeMs(height),
    kind,
    account: encodeAddress('inj', delegator),
    validator: encodeAddress('injvaloper', operator),
    destination: destination === null ? '' : encodeAddress('injvaloper', destination),
    amount,
  }))
  return { moves, next, unknown, denom }
}

/** @throws Fault `invalid-input` */
export async function listPayouts(
  pool: Pool,
  { account, cursor, limit: asked }: ListPayoutsRequest,
): Promise<ListPayoutsResponse> {
  const { bytes } = readName(account)
  const [limit, before] = [readLimit(asked), readSequence(cursor)]
  const [found, unknown] = await Promise.all([
    findPayouts(pool, bytes, { before, limit: limit + 1 }),
    listUnknown(pool, ['distribution']),
  ])
  const { lines, next } = cutWhole(found, limit)
  return { payouts: joinCoins(lines, await findNamesOf(pool, lines)), next, unknown }
}

/** A payment of several denoms is several rows, one after the other. */
function joinCoins(rows: readonly PayoutRow[], names: Names): Payout[] {
  const payouts: Payout[] = []
  let last: { of: string; coins: Payout['coins'] } | undefined
  for (const { seq, height, isCommission, validator: operator, denom, amount } of rows) {
    const validator = encodeAddress('injvaloper', operator)
    const of = `${seq} ${validator} ${isCommission}`
    if (last?.of !== of) {
      last = { of, coins: [] }
      payouts.push({ height, time: names.timeMs(height), isCommission, validator, coins: last.coins })
    }
    last.coins.push({ denom, amount })
  }
  return payouts
}

function findNamesOf(pool: Pool, lines: readonly { height: bigint }[]): Promise<Names> {
  return findNames(pool, { markets: [], accounts: [], heights: lines.map(({ height }) => height) })
}
