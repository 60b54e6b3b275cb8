import { invalidInput } from '@injsight/errors'
import { readHash } from '../../views/transactions/hash.ts'
import { jsonResponse, page } from '../../page.server.ts'
import { fetchRest } from '../../sources/asking/rest.server.ts'
import type { Route } from './+types/transaction-json'

/** A transaction as the index tells it over REST, for people to read and to keep. */
export const loader = page(async ({ params }: Route.LoaderArgs) => {
  const hash = readHash(params.hash)
  if (hash === undefined) {
    throw invalidInput('transaction.hash', 'The hash of a transaction has 64 hexadecimal digits')
  }
  const { data } = await fetchRest<{ data: unknown }>(`/api/explorer/v1/txs/${hash}`)
  return jsonResponse(data)
})
