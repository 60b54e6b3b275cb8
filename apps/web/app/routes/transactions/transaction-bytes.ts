import { invalidInput } from '@injsight/errors'
import { readHash } from '../../views/transactions/hash.ts'
import { page, shortCache } from '../../page.server.ts'
import { fetchRawTransaction } from '../../sources/raw-transaction.server.ts'
import type { Route } from './+types/transaction-bytes'

/** The bytes of a transaction as text, as wallets and nodes take them. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const hash = readHash(params.hash)
  if (hash === undefined || (params.form !== 'hex' && params.form !== 'base64')) {
    throw invalidInput('transaction.bytes', 'There are bytes of transactions by hash, as hex and as base64')
  }
  const bytes = await fetchRawTransaction(hash)
  return new Response(params.form === 'hex' ? bytes.toHex() : bytes.toBase64(), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': shortCache },
  })
})
