import type { Pool } from 'pg'
import { findStoredTransaction } from '../transactions/find-stored-transaction.ts'
import { inUnitsOfV2, isTaken, listAsked } from './asked-orders.ts'
import { listCancelFates } from './cancel-fates.ts'
import { listLives, namedIn } from './lives.ts'
import { readFate } from './read-fate.ts'
import { findNames } from './names.ts'
import { listNotPlaced, withRefusal } from './not-placed.ts'
import type { TransactionOrders } from './types.ts'

/**
 * Every order of a transaction and what became of it, and the cancels that it asked for.
 *
 * @returns undefined when the index doesn't have the transaction
 */
export async function getOrderFates(pool: Pool, sequence: bigint): Promise<TransactionOrders | undefined> {
  const stored = await findStoredTransaction(pool, sequence)
  if (stored === undefined) return undefined
  const { block, transaction } = stored
  const { height } = block
  const told = listAsked(transaction)
  const asked = block.speaksV2 ? await inUnitsOfV2(pool, told) : told
  const lives = await listLives(
    pool,
    asked.filter(isTaken).map((one) => ({ ...one, height })),
  )
  const [named, notPlaced] = [namedIn(lives.values()), await listNotPlaced(pool, lives)]
  const names = await findNames(pool, {
    markets: asked.map(({ market }) => market),
    accounts: [...asked.map(({ terms }) => terms.subaccount.account.key), ...named.accounts],
    heights: [height, ...named.heights],
  })
  return {
    orders: asked.map((one) => withRefusal(readFate(one, lives, names), notPlaced)),
    cancels: await listCancelFates(pool, transaction),
  }
}
