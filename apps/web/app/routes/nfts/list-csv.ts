import { notFound } from '@injsight/errors'
import { csvResponse, type CsvPages } from '../../csv.server.ts'
import { splitPath } from '../../language/languages.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchCollectionNfts, fetchCollections } from '../../sources/nfts.server.ts'
import { toLines, toNames, type Table } from '../../views/lists/table.ts'
import type { Route } from './+types/list-csv'
import { tableOfCollections, tableOfNfts } from './tables.server.ts'

const linesOfPage = 200

/** All collections, or the tokens of one, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const { contract } = params as { contract?: string }
  const fetch = (cursor: string) => fetchPage(contract, cursor, naming)
  const first = await fetch('')
  return csvResponse(
    contract === undefined ? 'nfts' : `nfts-${contract}`,
    toNames(first.table),
    follow(first, fetch),
  )
})

type Told = { table: Table; next: string }

async function fetchPage(contract: string | undefined, cursor: string, naming: Naming): Promise<Told> {
  const asked = { cursor, limit: linesOfPage }
  if (contract === undefined) {
    const { collections, next } = await fetchCollections(asked)
    return { table: tableOfCollections(collections, naming), next }
  }
  const { collection, nfts, next } = await fetchCollectionNfts(contract, asked)
  if (collection === undefined)
    throw notFound('page', `There is no collection of NFTs at ${contract.slice(0, 80)}`)
  return { table: tableOfNfts(nfts, collection, naming), next }
}

async function* follow(first: Told, fetch: (cursor: string) => Promise<Told>): CsvPages {
  let told = first
  yield toLines(told.table)
  while (told.next !== '') {
    told = await fetch(told.next)
    yield toLines(told.table)
  }
}
