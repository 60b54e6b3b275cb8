import type {
  EvmHolder,
  ListEvmTokenHoldersRequest,
  ListEvmTokenHoldersResponse,
} from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { toPrefixedHex } from '#src/decode/values/hex.ts'
import { listEvmHolders, listTokens } from '#src/queries/evm/tokens.ts'
import { listHolders } from '#src/queries/tokens/bank.ts'
import { cutPage, readCursor, readLimit } from '../accounts/read-page.ts'
import { listUnknown } from '../status/list-unknown.ts'
import { findToken, toAccount } from './find-token.ts'
import { readNumbers } from './read-numbers.ts'

type Holder = { account: string; address: Buffer; amount: string }

/** @throws Fault `invalid-input` */
export async function listEvmTokenHolders(
  pool: Pool,
  request: ListEvmTokenHoldersRequest,
): Promise<ListEvmTokenHoldersResponse> {
  const limit = readLimit(request.limit)
  const [amount, account] = readNumbers(readCursor(request.cursor, 2))
  const after = amount === undefined || account === undefined ? undefined : { amount, account }
  const { contract, denom } = await findToken(pool, request.token)
  const unknown = await listUnknown(pool, denom === undefined ? ['evm-tokens'] : ['bank'])
  if (denom !== undefined) return toReply(await listOfBank(pool, denom, { after, limit }), limit, unknown)
  if (contract === undefined) return { holders: [], next: '', lost: '', unknown }
  const [token] = (await listTokens(pool, [contract])).values()
  if (token !== undefined && token.lost !== null) return { holders: [], next: '', lost: token.lost, unknown }
  return toReply(await listEvmHolders(pool, contract, { after, limit: limit + 1 }), limit, unknown)
}

type Page = { after: { amount: string; account: string } | undefined; limit: number }

/** Its list begins with the holder at which the page before ended. */
async function listOfBank(pool: Pool, denom: string, { after, limit }: Page): Promise<Holder[]> {
  const rows = await listHolders(pool, denom, {
    from: after && { amount: after.amount, account: BigInt(after.account) },
    skip: after === undefined ? 0 : 1,
    limit: limit + 1,
    reverse: false,
  })
  return rows.map((row) => ({ ...row, account: String(row.account) }))
}

function toReply(found: Holder[], limit: number, unknown: string[]): ListEvmTokenHoldersResponse {
  const { lines, next } = cutPage(found, limit, ({ amount, account }) => [amount, account])
  return { holders: lines.map(toHolder), next, lost: '', unknown }
}

function toHolder({ address, amount }: Holder): EvmHolder {
  return {
    account: toAccount(address),
    address: address.length === 20 ? toPrefixedHex(address) : '',
    amount,
  }
}
