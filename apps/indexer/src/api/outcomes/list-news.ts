import { invalidInput } from '@injsight/errors'
import type { ListNewsRequest, ListNewsResponse } from '@injsight/injsight-v1'
import type { Pool } from 'pg'
import { accountKey, heightOf } from '#src/decode/values/keys.ts'
import { listNewTrading, listNewTransactions } from '#src/queries/accounts/news.ts'
import { listSequencesOfHashes } from '#src/queries/transactions/transactions.ts'
import { readName } from '../accounts/read-page.ts'
import { readHash } from '../read-place.ts'

const most = 200
/** Of each account: whoever was away for long looks at its page. */
const mostOfAccount = 20

/** @throws Fault `invalid-input` */
export async function listNews(
  pool: Pool,
  { accounts, hashes, after }: ListNewsRequest,
): Promise<ListNewsResponse> {
  if (Math.max(accounts.length, hashes.length) > most)
    throw invalidInput('page.limit', `At most ${most} accounts and transactions can be asked for at once`)
  if (after < 0n) throw invalidInput('page.invalid', 'after is not below 0')
  const names = new Map(accounts.map(readName).map(({ account, bytes }) => [account, accountKey(bytes)]))
  const asked = { accounts: [...names.values()], after, limit: mostOfAccount }
  const [transactions, traded, found] = await Promise.all([
    listNewTransactions(pool, asked),
    listNewTrading(pool, asked),
    listSequencesOfHashes(pool, hashes.map(readHash)),
  ])
  return {
    accounts: [...names].flatMap(([account, key]) => {
      const happened = { transactions: transactions.get(key) ?? [], traded: traded.get(key) ?? [] }
      return Object.values(happened).some(({ length }) => length > 0) ? [{ account, ...happened }] : []
    }),
    transactions: [...found].map(([hash, sequence]) => ({ hash, height: heightOf(sequence) })),
  }
}
