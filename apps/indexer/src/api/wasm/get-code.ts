import { notFound } from '@injsight/errors'
import type { GetWasmCodeResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toNodeHex } from '#src/decode/values/hex.ts'
import { heightOf } from '#src/decode/values/keys.ts'
import { findCode } from '#src/queries/contracts/codes.ts'
import { listDeedsOfCode } from '#src/queries/contracts/deeds.ts'
import { listSubmissions } from '#src/queries/governance/proposals.ts'
import { listHashes } from '#src/queries/transactions/transactions.ts'
import { requireKnown } from '../require-known.ts'
import { toDeed } from './to-deed.ts'

const mostDeeds = 100

/** @throws Fault `not-found`, `unavailable` where the index doesn't know the module */
export async function getWasmCode(pool: Pool, codeId: bigint): Promise<GetWasmCodeResponse> {
  await requireKnown(pool, 'wasm')
  const [row, deeds] = await Promise.all([
    findCode(pool, codeId),
    listDeedsOfCode(pool, codeId, { before: undefined, limit: mostDeeds }),
  ])
  if (row === undefined) throw notFound('code', `There is no code ${codeId}`, { codeId })
  const proposal = BigInt(row.proposal ?? 0)
  return {
    codeId,
    creator: row.creator,
    checksum: row.checksum.toString('hex'),
    permission: row.permission,
    permitted: row.permitted,
    isPinned: row.isPinned,
    contracts: BigInt(row.contracts),
    height: row.sequence === null ? 0n : heightOf(BigInt(row.sequence)),
    time: BigInt(row.time?.getTime() ?? 0),
    hash: row.txHash === null ? '' : toNodeHex(row.txHash),
    proposal,
    proposalHash: proposal === 0n ? '' : await findSubmissionHash(pool, proposal),
    deeds: deeds.map(toDeed),
  }
}

async function findSubmissionHash(pool: Pool, proposal: bigint): Promise<string> {
  const sequence = (await listSubmissions(pool, [proposal])).get(proposal.toString())
  if (sequence === undefined) return ''
  return (await listHashes(pool, [sequence])).get(sequence) ?? ''
}
