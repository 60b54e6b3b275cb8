import type { ChainUpgrade, GetUpgradeResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import {
  listProposalMessages,
  listProposals,
  type ProposalMessageRow,
  type ProposalRow,
} from '#src/queries/governance/proposals.ts'
import { readPlan } from './read-plan.ts'

const passed = 3
/** A chain isn't upgraded by one of so many: a look at the newest is enough. */
const mostProposals = 200

/** The upgrade that governance decided last. What is told of a site's pages isn't the chain's to say: none closes. */
export async function getUpgrade(pool: Pool): Promise<GetUpgradeResponse> {
  const proposals = await listProposals(pool, { status: passed, before: undefined, limit: mostProposals })
  const ids = proposals.map(({ id }) => BigInt(id))
  const upgrade = findUpgrade(proposals, await listProposalMessages(pool, ids))
  return upgrade === undefined ? {} : { upgrade }
}

type Passed = Pick<ProposalRow, 'id' | 'title' | 'voting_end_time'>

/** The chain holds one plan: of what was carried out, the last sets it or calls it off. */
export function findUpgrade(
  proposals: readonly Passed[],
  messages: readonly ProposalMessageRow[],
): ChainUpgrade | undefined {
  const messagesOf = Map.groupBy(messages, ({ proposal }) => proposal)
  // A proposal is carried out when its vote ends.
  for (const { id, title } of proposals.toSorted((a, b) => compare(endOf(b), endOf(a)))) {
    const plan = (messagesOf.get(id) ?? []).map(readPlan).findLast((one) => one !== undefined)
    if (plan === 'none') return undefined
    if (plan === undefined) continue
    const { height, name } = plan
    return { height, name, proposalId: BigInt(id), title: title ?? '', announced: true, closes: false }
  }
  return undefined
}

const endOf = ({ voting_end_time: end }: Passed) => BigInt(end ?? 0)
const compare = (a: bigint, b: bigint) => (a < b ? -1 : Number(a > b))
