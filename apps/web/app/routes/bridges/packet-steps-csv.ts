import { splitPath } from '../../language/languages.ts'
import { page } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { csvOfTable } from '../../views/lists/csv-of-list.server.ts'
import type { Route } from './+types/packet-steps-csv'
import { fetchKnownPacket, tableOfSteps } from './packet.server.ts'

/** What happened to a packet, as a file. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [{ told, packet }, names] = await Promise.all([fetchKnownPacket(params), fetchNames()])
  const name = `steps-of-packet-${packet.sequence}-of-${packet.channel}`
  return csvOfTable(url, name, tableOfSteps(told, packet, { language, names }))
})
