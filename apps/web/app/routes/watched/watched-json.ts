import { readAccount } from '@injsight/chain'
import { invalidInput } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page, shortCache } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import type { Route } from './+types/watched-json'
import { sayTrading, sayTransaction } from './say-news.server.ts'

/** So much is said at a time: who has missed more looks at the page of the thing. */
const mostSaid = 6

/**
 * What happened at what is watched, in sentences, without what there is nothing to say of: `?transaction=<hash>`, and
 * `?account=<address>&traded=<height>`, each as often as is wanted.
 */
export const loader = page(async ({ url: { pathname, searchParams } }: Route.LoaderArgs) => {
  const { language } = splitPath(pathname)
  const hashes = searchParams.getAll('transaction')
  const heights = searchParams.getAll('traded')
  if (hashes.length + heights.length > mostSaid)
    throw invalidInput('page.limit', `At most ${mostSaid} things are said at once`)
  const naming = { language, names: await fetchNames() }
  const account = heights.length === 0 ? '' : readAccount(searchParams.get('account') ?? '')
  const said = await Promise.all([
    ...hashes.map(readHash).map((hash) => sayTransaction(hash, naming)),
    ...heights.map(readHeight).map((height) => sayTrading({ account, height }, naming)),
  ])
  const told = said.filter((one) => one !== undefined)
  return Response.json(told, { headers: { 'cache-control': shortCache } })
})

function readHash(text: string): string {
  if (!/^[0-9A-F]{64}$/.test(text))
    throw invalidInput('transaction.hash', 'the hash of a transaction has 64 hex digits')
  return text
}

function readHeight(text: string): bigint {
  if (!/^\d{1,15}$/.test(text)) throw invalidInput('block.height', 'the height of a block is a whole number')
  return BigInt(text)
}
