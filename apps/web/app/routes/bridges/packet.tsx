import { splitPath } from '../../language/languages.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { toldFacts } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/packet'
import { fetchKnownPacket, viewPacket } from './packet.server.ts'

export const headers = pageHeaders

/** A packet to or from another chain, from end to end. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const names = await fetchNames()
  return toldFacts(language, async () => {
    const { told, packet } = await fetchKnownPacket(params)
    return viewPacket(told, packet, { language, names })
  })
})

export default function PacketPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
