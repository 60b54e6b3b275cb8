import { trimDecimal } from '@injsight/chain'
import type { Holding, ListHoldingsRequest, ListHoldingsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { findContractsOf } from '#src/queries/evm/faces.ts'
import { findBalance, listBalances } from '#src/queries/tokens/bank.ts'
import { formatDecimal, parseDecimal } from '#src/state/columns.ts'
import { add, findElsewhere, hasAny, nothing, type Place } from './held.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { cutPage, readCursor, readLimit, readName, type AccountName } from './read-page.ts'

/** The chain's own coin comes first, whatever else there is. */
const first = 'inj'

/** @throws Fault `invalid-input` */
export async function listHoldings(pool: Pool, request: ListHoldingsRequest): Promise<ListHoldingsResponse> {
  const name = readName(request.account)
  const limit = readLimit(request.limit)
  const [after] = readCursor(request.cursor, 1) ?? []
  const [held, unknown] = await Promise.all([
    findElsewhere(pool, name),
    listUnknown(pool, ['bank', 'exchange', 'staking', 'rewards']),
  ])
  const balances = await listPage(pool, name, { after, limit })
  for (const { denom, amount } of balances) add(held, denom, 'bank', parseDecimal(amount))
  const denoms = [...held.keys()]
    .filter((denom) => isAfter(denom, after) && hasAny(held, denom))
    .toSorted(compareDenoms)
  const { lines, next } = cutPage(denoms, limit, (denom) => [denom])
  const contracts = await findContractsOf(pool, lines)
  const holdings = lines.map((denom) => toHolding(denom, held.get(denom) ?? nothing, contracts.get(denom)))
  return { holdings, next, unknown }
}

/** A page of the bank's balances and one more. Its order is the chain's, but for `inj` before all. */
async function listPage(
  pool: Pool,
  { bytes }: AccountName,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ denom: string; amount: string }[]> {
  // The denom that a page begins after, `inj` among the others, and one that begins the next.
  const from = after === first ? undefined : after
  const listed = await listBalances(pool, bytes, { from, skip: 0, limit: limit + 3, reverse: false })
  const rest = listed.filter(({ denom }) => denom !== first && isAfter(denom, after))
  return after === undefined
    ? [{ denom: first, amount: await findBalance(pool, bytes, first) }, ...rest]
    : rest
}

function isAfter(denom: string, after: string | undefined): boolean {
  return after === undefined || compareDenoms(denom, after) > 0
}

function compareDenoms(a: string, b: string): number {
  if (a === b) return 0
  if (a === first || b === first) return a === first ? -1 : 1
  return Buffer.compare(Buffer.from(a), Buffer.from(b))
}

function toHolding(denom: string, places: Record<Place, bigint>, contract: Buffer | undefined): Holding {
  const total = Object.values(places).reduce((sum, amount) => sum + amount, 0n)
  const texts = Object.fromEntries(
    Object.entries(places).map(([place, amount]) => [place, trimDecimal(formatDecimal(amount))]),
  )
  return {
    denom,
    ...(texts as Record<Place, string>),
    total: trimDecimal(formatDecimal(total)),
    contract: contract === undefined ? '' : toPrefixedHex(contract),
  }
}
