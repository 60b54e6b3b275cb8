import { invalidInput } from '@injsight/errors'
import type { ListProposalsRequest, ListProposalsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listForgottenIds, listProposalIds } from '#src/queries/governance/governance-history.ts'
import { listProposals as listRows } from '#src/queries/governance/proposals.ts'
import { findBondDenom } from '#src/queries/staking/staking.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { findKnown, toProposals } from './to-proposal.ts'

const kept: Readonly<Record<string, number>> = { deposit: 1, voting: 2, passed: 3, rejected: 4, failed: 5 }
const forgotten: Readonly<Record<string, string>> = {
  dropped: 'proposal_dropped',
  cancelled: 'proposal_cancelled',
}

/** @throws Fault `invalid-input` */
export async function listProposals(
  pool: Pool,
  { status, cursor, limit: wanted }: ListProposalsRequest,
): Promise<ListProposalsResponse> {
  const limit = readLimit(wanted)
  const page = { before: readPlace(cursor), limit: limit + 1 }
  const [ids, denom, unknown] = await Promise.all([
    listIds(pool, status, page),
    findBondDenom(pool),
    listUnknown(pool, ['gov']),
  ])
  const { lines, next } = cutPage(ids, limit, (id) => [String(id)])
  const proposals = await toProposals(pool, await findKnown(pool, lines))
  return { proposals, next, denom, unknown }
}

type Page = { before: bigint | undefined; limit: number }

async function listIds(pool: Pool, status: string, page: Page): Promise<bigint[]> {
  if (status === '') return listProposalIds(pool, page)
  const result = forgotten[status]
  if (result !== undefined) return listForgottenIds(pool, result, page)
  const code = kept[status]
  if (code !== undefined) {
    const rows = await listRows(pool, { status: code, ...page })
    return rows.map(({ id }) => BigInt(id))
  }
  const names = [...Object.keys(kept), ...Object.keys(forgotten)].join(', ')
  throw invalidInput('proposal.status', `"${status.slice(0, 40)}" is no status of a proposal: ${names} are`)
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): bigint | undefined {
  const [id] = readCursor(cursor, 1) ?? []
  if (id === undefined) return undefined
  if (!/^\d{1,18}$/.test(id)) throw notOurs()
  return BigInt(id)
}
