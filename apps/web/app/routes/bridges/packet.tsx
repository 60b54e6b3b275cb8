import { notFound } from '@injsight/errors'
import { splitPath } from '../../language/languages.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchPacket } from '../../sources/bridges/bridges.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/packet'
import { viewPacket } from './packet.server.ts'

export const headers = pageHeaders

/** A packet to or from another chain, from end to end. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const { direction, port, channel, sequence } = params
  const [told, names] = await Promise.all([fetchPacket({ direction, port, channel, sequence }), fetchNames()])
  const [packet] = told.packet
  if (packet === undefined) throw notFound('packet', `There is no packet ${sequence} of ${port}/${channel}`)
  return viewPacket(told, packet, { language, names })
})

export default function PacketPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
