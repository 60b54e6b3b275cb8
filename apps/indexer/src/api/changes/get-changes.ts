import { notFound } from '@injsight/errors'
import type { GetBlockChangesResponse, GetTransactionChangesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listBalancesBefore } from '#src/queries/accounts/balance-history.ts'
import { findBlockHash } from '#src/queries/blocks/blocks.ts'
import { listHappenings, type Happening } from '#src/queries/blocks/happenings.ts'
import { heightOf, indexOf } from '#src/decode/values/keys.ts'
import { findSequenceOfHash, listHashes } from '#src/queries/transactions/transactions.ts'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { noBlock, readHash } from '../read-place.ts'
import { conserve } from './conserve.ts'
import { findDepositsBefore } from './deposits-before.ts'
import { followBlock, followTransaction, keyOf, listTouched } from './follow-balances.ts'
import { followDeposits, listDeposits } from './follow-deposits.ts'
import { gatherCoins } from './gather-coins.ts'
import { hasTraded, sumDepositMoves } from './sum-deposit-moves.ts'
import { toBalanceChange, toDepositChange, toFlows } from './to-reply.ts'

const settledWithBlock =
  'Orders and positions change deposits when the block ends, and margin as they go: what of that is due to this transaction is not told. The changes of its block have it all.'
const creditedWithBlock =
  'The fee of an Ethereum transaction is on its way until the block ends, when the collector of fees is credited: until then it is missing from the sum.'
const fromNoEarlierBlock =
  'What some stood at before is not known: no earlier block of the index tells of them.'

/** @throws Fault `invalid-input`, `not-found` */
export async function getBlockChanges(pool: Pool, height: bigint): Promise<GetBlockChangesResponse> {
  const [happenings, hash] = await Promise.all([listHappenings(pool, height), findBlockHash(pool, height)])
  if (happenings === undefined || hash === undefined) throw await noBlock(pool, height)
  const coins = gatherCoins(happenings)
  const touched = listTouched(coins)
  const touchedDeposits = listDeposits(happenings, coins.unread)
  const [before, depositsBefore] = await Promise.all([
    listBalancesBefore(pool, height, touched.map(keyOf)),
    findDepositsBefore(pool, height, touchedDeposits),
  ])
  const changes = followBlock(touched, before)
  const deposits = followDeposits(touchedDeposits, depositsBefore)
  const isOpen = [...changes, ...deposits].some((one) => one.before === undefined)
  return {
    height,
    hash: toNodeHex(hash),
    changes: changes.map(toBalanceChange),
    flows: toFlows(coins.flows),
    conservation: conserve(changes, coins.flows, deposits),
    deposits: deposits.map(toDepositChange),
    unsaid: [...(isOpen ? [fromNoEarlierBlock] : []), ...sayUnread(coins.unread)],
  }
}

/** @throws Fault `invalid-input`, `not-found` */
export async function getTransactionChanges(
  pool: Pool,
  text: string,
): Promise<GetTransactionChangesResponse> {
  const sequence = await findSequenceOfHash(pool, readHash(text))
  if (sequence === undefined) throw notFound('transaction', `There is no transaction ${text} in the index`)
  const [height, index] = [heightOf(sequence), indexOf(sequence)]
  const [happenings, hashes] = await Promise.all([listHappenings(pool, height), listHashes(pool, [sequence])])
  if (happenings === undefined) throw await noBlock(pool, height)
  const coins = gatherCoins(happenings)
  const touched = listTouched(coins)
  const before = await listBalancesBefore(pool, height, touched.map(keyOf))
  const changes = followTransaction(touched, before, { moves: coins.moves, index })
  const own = happenings.filter(({ tx }) => tx === index)
  const deposits = sumDepositMoves(own, coins.unread)
  const flows = coins.flows.filter(({ tx }) => tx === index)
  return {
    height,
    hash: hashes.get(sequence) ?? '',
    changes: changes.map(toBalanceChange),
    flows: toFlows(flows),
    conservation: conserve(changes, flows, deposits),
    deposits: deposits.map(toDepositChange),
    unsaid: [
      ...(hasTraded(own) ? [settledWithBlock] : []),
      ...(own.some(isPaidInside) ? [creditedWithBlock] : []),
      ...sayUnread(coins.unread),
    ],
  }
}

/** Whoever signed what is in the messages paid: no payer of the whole is told. */
function isPaidInside({ event }: Happening): boolean {
  return event.type === 'tx' && event.find('fee') !== undefined && event.find('fee_payer') === undefined
}

function sayUnread(unread: Set<string>): string[] {
  return [...unread].map(
    (type) => `An event ${type} of the block could not be read, so these are not all changes.`,
  )
}
