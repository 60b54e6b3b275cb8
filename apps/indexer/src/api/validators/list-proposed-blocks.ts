import { decodeAddress } from '@injsight/chain'
import type { ListProposedBlocksRequest, ListProposedBlocksResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listHeadsOf } from '#src/queries/blocks/heads.ts'
import { cutPage, notOurs, readCursor, readLimit } from '../accounts/read-page.ts'
import { beyondAll, toHead } from '../heads/to-head.ts'
import { findValidator } from './find-validator.ts'
import type { KnownValidators } from './list-validators.ts'

/** @throws Fault `invalid-input`, `not-found` */
export async function listProposedBlocks(
  pool: Pool,
  listAll: () => Promise<KnownValidators>,
  { validator, cursor, limit: wanted }: ListProposedBlocksRequest,
): Promise<ListProposedBlocksResponse> {
  const limit = readLimit(wanted)
  const below = readPlace(cursor)
  const { consensus } = findValidator(await listAll(), validator).validator
  const proposer = decodeAddress(consensus).bytes
  const found = await listHeadsOf(pool, proposer, { below, limit: limit + 1 })
  const { lines, next } = cutPage(found, limit, ({ height }) => [String(height)])
  return { blocks: lines.map(toHead), next }
}

/** @throws Fault `invalid-input` */
function readPlace(cursor: string): bigint {
  const [height] = readCursor(cursor, 1) ?? []
  if (height === undefined) return beyondAll
  if (!/^\d{1,18}$/.test(height)) throw notOurs()
  return BigInt(height)
}
