import { invalidInput } from '@injsight/errors'
import type { GetHeadsRequest, GetHeadsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listHeads } from '#src/queries/blocks/heads.ts'
import { beyondAll, toHead } from './to-head.ts'

const usualLimit = 20
/** As many as a page shows at once, and one that says whether there are more. */
const highestLimit = 101

/** @throws Fault `invalid-input` */
export async function getHeads(pool: Pool, { limit, before }: GetHeadsRequest): Promise<GetHeadsResponse> {
  if (limit < 0 || before < 0n) throw invalidInput('page.invalid', 'limit and before are not below 0')
  const rows = await listHeads(pool, {
    above: -1n,
    below: before === 0n ? beyondAll : before,
    limit: Math.min(limit || usualLimit, highestLimit),
  })
  return { heads: rows.map(toHead) }
}
