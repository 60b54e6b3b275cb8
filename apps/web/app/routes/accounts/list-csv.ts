import { invalidInput, notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { passGuard } from '../../guards.server.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import type { Route } from './+types/list-csv'
import { fetchHistory } from './lists/history.server.ts'
import type { List } from './lists/list.ts'
import { findList, lists } from './lists/lists.server.ts'
import { fetchRecord } from './lists/trading-record.server.ts'
import { readRecordMarket } from './record.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'

/** A list of what an account has, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const account = passGuard('account-search', params.address)
  const naming = { language, names: await fetchNames() }
  const fetch = findFetch(url)
  return csvOfList(url, `${nameOf(url)}-${account}`, (place) => fetch({ account, ...place, naming }))
})

type Fetch = List['fetch']

function nameOf({ pathname }: URL): string {
  return (
    pathname
      .split('/')
      .at(-1)
      ?.replace(/\.csv$/, '') ?? ''
  )
}

function findFetch(url: URL): Fetch {
  const file = nameOf(url)
  if (file === 'history') return (request) => fetchHistory(readDenom(url), request)
  if (file === 'record') return ({ account, naming }) => fetchRecord(account, readMarket(url), naming)
  const list = findList(file)
  if (list === undefined) throw notFound('page', `Page not found: ${url.pathname}`)
  return lists[list].fetch
}

function readDenom({ searchParams }: URL): string {
  const denom = searchParams.get('denom') ?? ''
  if (denom === '') throw invalidInput('denom.format', 'a history is that of a denom: ?denom=inj')
  return denom
}

function readMarket(url: URL): string {
  const marketId = readRecordMarket(url)
  if (marketId === null) throw invalidInput('page.market', 'a record is that in a market: ?market=0x…')
  return marketId
}
