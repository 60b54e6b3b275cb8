import type {
  TokenHoldersRequest,
  TokenHoldersResponse,
} from '@injectivelabs/indexer-proto-ts-v2/generated/injective_portfolio_rpc_pb'
import { encodeAddress } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import type { Pool } from 'pg'
import { listHolders, type HolderKey } from '#src/queries/tokens/bank.ts'
import { requireKnown } from '../require-known.ts'

const usualPage = 100
const longestPage = 1000

export type HolderPage = { holders: { accountAddress: string; balance: string }[]; next: string[] }

/** The method about who holds a denom in the bank, the largest first. */
export function createHolderMethods({ pool }: { pool: Pool }) {
  return {
    async tokenHolders({ denom, cursor, limit }: TokenHoldersRequest): Promise<TokenHoldersResponse> {
      const { holders, next } = await pageHolders(pool, denom, { token: cursor, limit })
      return { holders, nextCursors: next }
    },
  }
}

/** @throws Fault `invalid-input` */
export async function pageHolders(
  pool: Pool,
  denom: string,
  { token, limit }: { token: string; limit: number },
): Promise<HolderPage> {
  if (denom === '') throw invalidInput('holders.denom', 'Holders are of a denom: give one')
  if (limit < 0) throw invalidInput('page.limit', `A page can't have ${limit} lines`, { limit })
  await requireKnown(pool, 'bank')
  const size = Math.min(limit || usualPage, longestPage)
  const found = await listHolders(pool, denom, {
    from: readCursor(token),
    skip: 0,
    limit: size + 1,
    reverse: false,
  })
  const follower = found[size]
  return {
    holders: found
      .slice(0, size)
      .map(({ address, amount }) => ({ accountAddress: encodeAddress('inj', address), balance: amount })),
    next: follower === undefined ? [] : [`${follower.amount}_${follower.account}`],
  }
}

/** The first holder of a page. */
function readCursor(token: string): HolderKey | undefined {
  if (token === '') return undefined
  const [, amount, account] = /^(\d{1,80})_(-?\d{1,19})$/.exec(token) ?? []
  if (amount === undefined || account === undefined)
    throw invalidInput('page.token', `"${token.slice(0, 40)}" is not a token of a page`)
  return { amount, account: BigInt(account) }
}
