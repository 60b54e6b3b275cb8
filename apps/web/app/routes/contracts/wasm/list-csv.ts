import { notFound } from '@injsight/errors'
import { notThere, passGuard } from '../../../guards.server.ts'
import { splitPath } from '../../../language/languages.ts'
import { page } from '../../../page.server.ts'
import { fetchNames } from '../../../sources/names/fetch-names.server.ts'
import { findWasmContract } from '../../../sources/wasm/contracts.server.ts'
import { csvOfList, csvOfTable } from '../../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/list-csv'
import { isPagedPart, pagedLists, wholeLists, wholeParts } from './sections.server.ts'

/** A list of a contract of CosmWasm as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const address = passGuard('contract-search', params.address)
  const { list } = params
  const naming = { language: splitPath(url.pathname).language, names: await fetchNames() }
  const whole = wholeParts.find((one) => one === list)
  if (whole !== undefined) {
    const contract = await findWasmContract(address)
    if (contract === undefined)
      throw notThere('contract-search', `The index knows no contract of CosmWasm at ${address}`)
    return csvOfTable(url, `${whole}-${address}`, wholeLists[whole](contract, naming))
  }
  if (!isPagedPart(list)) throw notFound('page', `Page not found: ${url.pathname}`)
  return csvOfList(url, `${list}-${address}`, (place) => pagedLists[list]({ address, ...place, naming }))
})
