import type { ListEvmBalancesRequest, ListEvmBalancesResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { listEvmBalances as findBalances } from '#src/queries/evm/tokens.ts'
import { cutPage, readCursor, readLimit, readName } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { readNumbers } from './read-numbers.ts'
import { toToken } from './to-token.ts'

/** @throws Fault `invalid-input` */
export async function listEvmBalances(
  pool: Pool,
  request: ListEvmBalancesRequest,
): Promise<ListEvmBalancesResponse> {
  const { bytes } = readName(request.account)
  const limit = readLimit(request.limit)
  const [after] = readNumbers(readCursor(request.cursor, 1))
  const [found, unknown] = await Promise.all([
    findBalances(pool, bytes, { after, limit: limit + 1 }),
    listUnknown(pool, ['evm-tokens']),
  ])
  const { lines, next } = cutPage(found, limit, ({ contract }) => [contract])
  return {
    balances: lines.map(({ amount, height, token }) => ({
      amount,
      height: BigInt(height),
      token: toToken(token),
    })),
    next,
    unknown,
  }
}
