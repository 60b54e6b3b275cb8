import { invalidInput } from '@injsight/errors'
import type { EvmApproval, ListEvmApprovalsRequest, ListEvmApprovalsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listApprovals, type ApprovalKey, type ApprovalRow } from '#src/queries/evm/approvals.ts'
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
  const [by, ...more] = (['owner', 'spender', 'contract'] as const).filter((name) => request[name] !== '')
  if (by === undefined || more.length > 0)
    throw invalidInput('approval.account', 'Tell an owner, a spender or a contract, and only one of them')
  const { bytes } = readName(request[by])
  const limit = readLimit(request.limit)
  const [found, unknown] = await Promise.all([
    listApprovals(pool, by, bytes, { after: readPlace(request.cursor), limit: limit + 1 }),
    listUnknown(pool, ['evm-tokens']),
  ])
  const { lines, next } = cutPage(found, limit, ({ first, second, kind, item }) => [
    first,
    second,
    kind,
    item,
  ])
  return { approvals: lines.map(toApproval), next, unknown }
}

function readPlace(cursor: string): ApprovalKey | undefined {
  const parts = readCursor(cursor, 4)
  if (parts === undefined) return undefined
  const [kind] = parts.splice(2, 1)
  const [first = '', second = '', item = ''] = readNumbers(parts)
  if (kind !== 'amount' && kind !== 'all' && kind !== 'one') throw notOurs()
  return { first, second, kind, item }
}

/** From half of all numbers on, nothing that is moved makes a difference. */
const unlimited = 1n << 255n

function toApproval({
  address,
  owner,
  spender,
  kind,
  item,
  amount,
  height,
  token,
}: ApprovalRow): EvmApproval {
  return {
    contract: toPrefixedHex(address),
    owner: toAccount(owner),
    spender: toAccount(spender),
    amount: kind === 'one' ? '1' : (amount ?? ''),
    isUnlimited: kind === 'all' || BigInt(amount ?? 0) >= unlimited,
    item: kind === 'one' ? item : '',
    height: BigInt(height),
    ...(token && { token: toToken(token) }),
  }
}
