import type { ListRedemptionsRequest, ListRedemptionsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listSchedules, type SchedulePlace } from '#src/queries/exchange/redemptions.ts'
import { cutPage, notOurs, readCursor, readLimit, readName } from '../accounts/read-page.ts'

/** @throws Fault `invalid-input` */
export async function listRedemptions(
  pool: Pool,
  { account, cursor, limit: wanted }: ListRedemptionsRequest,
): Promise<ListRedemptionsResponse> {
  const [limit, after] = [readLimit(wanted), readPlace(cursor)]
  const redeemer = account === '' ? undefined : readName(account)
  const found = await listSchedules(pool, { redeemer }, { after, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ place: { isPaid, at, within } }) => [
    isPaid ? 'paid' : 'waiting',
    String(at),
    String(within),
  ])
  const redemptions = lines.map(({ id, redeemer: who, shares, requestedMs, claimableMs, paid }) => ({
    id,
    account: who,
    shareDenom: shares.denom,
    shares: shares.amount,
    requested: requestedMs ?? 0n,
    due: claimableMs ?? 0n,
    paid: paid?.timeMs ?? 0n,
    denom: paid?.denom ?? '',
    amount: paid?.amount ?? '',
  }))
  return { redemptions, next }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): SchedulePlace | undefined {
  const parts = readCursor(cursor, 3)
  if (parts === undefined) return undefined
  const [state = '', at = '', within = ''] = parts
  const isNumber = (text: string) => /^\d{1,19}$/.test(text) && BigInt(text) < 1n << 63n
  if (!['waiting', 'paid'].includes(state) || !isNumber(at) || !isNumber(within)) throw notOurs()
  return { isPaid: state === 'paid', at: BigInt(at), within: BigInt(within) }
}
