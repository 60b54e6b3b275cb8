import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfList } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/packet-csv'
import { listPackets } from './lists.server.ts'

/** The packets of a channel, as a file. */
export const loader = page(async ({ params: { port, channel }, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  return csvOfList(
    url,
    `packets-of-${channel}`,
    listPackets({ port, channel }, { language, names: await fetchNames() }),
  )
})
