import { invalidInput } from '@injsight/errors'
import type { EvmApproval, ListEvmApprovalsRequest, ListEvmApprovalsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/hex.ts'
import { listApprovals, type ApprovalRow } from '#src/queries/evm/approvals.ts'
import { cutPage, notOurs, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { toAccount } from './find-token.ts'
import { readNumbers } from './read-numbers.ts'
import { toToken } from './to-token.ts'

/** @throws Fault `invalid-input` */
export async function listEvmApprovals(
  pool: Pool,
  request: ListEvmApprovalsRequest,
): Promise<ListEvmApprovalsResponse> {
  if ((request.owner === '') === (request.spender === ''))
    throw invalidInput('approval.account', 'Tell either an owner or a spender')
  const by = request.owner === '' ? 'spender' : 'owner'
  const { bytes } = readName(request[by])
  const limit = readLimit(request.limit)
  const [found, unknown] = await Promise.all([
    listApprovals(pool, by, bytes, { after: readPlace(request.cursor), limit: limit + 1 }),
    listUnknown(pool, ['evm-tokens']),
  ])
  const { lines, next } = cutPage(found, limit, ({ contract, other, kind }) => [contract, other, kind])
  return { approvals: lines.map(toApproval), next, unknown }
}

function readPlace(cursor: string): Pick<ApprovalRow, 'contract' | 'other' | 'kind'> | undefined {
  const parts = readCursor(cursor, 3)
  const kind = parts?.[2]
  const [contract, other] = readNumbers(parts?.slice(0, 2))
  if (contract === undefined || other === undefined) return undefined
  if (kind !== 'amount' && kind !== 'all') throw notOurs()
  return { contract, other, kind }
}

/** From half of all numbers on, nothing that is moved makes a difference. */
const unlimited = 1n << 255n

function toApproval({ address, owner, spender, amount, height, token }: ApprovalRow): EvmApproval {
  return {
    contract: toPrefixedHex(address),
    owner: toAccount(owner),
    spender: toAccount(spender),
    amount: amount ?? '',
    isUnlimited: amount === null || BigInt(amount) >= unlimited,
    height: BigInt(height),
    ...(token && { token: toToken(token) }),
  }
}
