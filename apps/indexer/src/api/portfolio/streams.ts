import type {
  StreamAccountPortfolioRequest,
  StreamAccountPortfolioResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import { invalidInput } from '@injsight/errors'
import type { CallContext } from '@injsight/grpc-web'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { addDecimals } from '#src/queries/exchange/decimals.ts'
import { listSubaccounts } from '#src/queries/exchange/accounts/subaccounts.ts'
import { findStatus } from '#src/queries/status/status.ts'
import { readName } from '../accounts/read-page.ts'
import { followChanges } from '../heads/follow-changes.ts'
import type { Feed } from '../heads/new-heights.ts'
import { readSubaccount } from '../subaccounts/read-subaccount.ts'
import { listBanked } from './holdings.ts'

type Line = Omit<StreamAccountPortfolioResponse, 'timestamp'>
const types = ['bank', 'total_balances', 'available_balances']

/** The method that tells of each balance of an account that changes, in the bank and in its subaccounts. */
export function createPortfolioStreams({ pool, feed }: { pool: Pool; feed: Feed }) {
  return {
    async *streamAccountPortfolio(
      request: StreamAccountPortfolioRequest,
      { signal }: CallContext,
    ): AsyncGenerator<StreamAccountPortfolioResponse> {
      const { bytes } = readName(request.accountAddress)
      const { type } = request
      if (type !== '' && !types.includes(type))
        throw invalidInput('portfolio.type', `"${type.slice(0, 40)}" is not a type: ${types.join(', ')}`)
      const subaccount = request.subaccountId === '' ? '' : readSubaccount(request.subaccountId).id
      const changes = followChanges(feed, signal, async () => {
        const lines = (await listLines(pool, bytes))
          .filter((line) => type === '' || line.type === type)
          .filter((line) => subaccount === '' || line.subaccountId === subaccount)
        return new Map(lines.map((line) => [`${line.type} ${line.subaccountId} ${line.denom}`, line]))
      })
      for await (const line of changes)
        yield { ...line, timestamp: (await findStatus(pool))?.headTimeMs ?? 0n }
    },
  }
}

async function listLines(pool: Pool, bytes: Uint8Array): Promise<Line[]> {
  const [banked, subaccounts] = await Promise.all([listBanked(pool, bytes), listSubaccounts(pool, bytes)])
  return [
    ...banked.map((coin) => ({ type: 'bank', ...coin, subaccountId: '' })),
    ...subaccounts.flatMap(({ id, deposits }) =>
      deposits.flatMap(({ denom, total, available }) => {
        const of = { denom, subaccountId: toPrefixedHex(id) }
        return [
          { type: 'total_balances', amount: addDecimals([total]), ...of },
          { type: 'available_balances', amount: addDecimals([available]), ...of },
        ]
      }),
    ),
  ]
}
