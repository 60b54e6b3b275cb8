import type { Pool } from 'pg'
import { listAuctionHeights } from '#src/queries/exchange/auction.ts'
import {
  listDepositsBefore,
  type DepositAmounts,
  type FoundDeposit,
} from '#src/queries/exchange/accounts/deposit-history.ts'
import { listHappenings } from '#src/queries/blocks/happenings.ts'
import { keyOfDeposit, take, type TouchedDeposit } from './follow-deposits.ts'
import { feesOfExchange, readTaken } from './taken-fees.ts'

/** An auction takes all that it takes of a denom: what rests for longer than so many rounds is not followed. */
const mostAuctions = 20
const coin = 10n ** 18n

/** What deposits were before a block, without what auctions took of the fees since these were told. */
export async function findDepositsBefore(
  pool: Pool,
  height: bigint,
  touched: TouchedDeposit[],
): Promise<(DepositAmounts | undefined)[]> {
  let held = await listDepositsBefore(pool, height, touched.map(keyOfDeposit))
  const isOpen = (one: FoundDeposit | undefined, at: number) =>
    one !== undefined && one.total >= coin && touched[at]?.subaccount.key === feesOfExchange().key
  const from = held.reduce(
    (first, one, at) => (one && isOpen(one, at) && one.height < first ? one.height : first),
    height,
  )
  if (from === height) return held
  const auctions = await listAuctionHeights(pool, { from, below: height, limit: mostAuctions + 1 })
  for (const [count, auction] of auctions.entries()) {
    if (!held.some(isOpen)) break
    const taken = count < mostAuctions ? await listTaken(pool, auction) : undefined
    held = held.map((one, at) => {
      if (one === undefined || !isOpen(one, at) || one.height > auction) return one
      return taken && { ...one, ...take(one, taken.get(touched[at]?.denom ?? '') ?? 0n) }
    })
  }
  return held
}

async function listTaken(pool: Pool, height: bigint): Promise<Map<string, bigint> | undefined> {
  const happenings = await listHappenings(pool, height)
  return happenings && readTaken(happenings, new Set())
}
