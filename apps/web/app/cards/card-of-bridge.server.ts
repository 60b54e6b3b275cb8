import { notFound } from '@injsight/errors'
import type { Language } from '../language/languages.ts'
import { plainText } from '../language/written.ts'
import { viewPacket } from '../routes/bridges/packet.server.ts'
import { readTransfer } from '../routes/bridges/read-transfer.ts'
import { loadTransfer } from '../routes/bridges/transfer.server.ts'
import { fetchPacket } from '../sources/bridges/bridges.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import type { ToldPage } from '../views/pages/told-page.tsx'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of a deposit, a withdrawal or a batch says. @param name `deposit/5` */
export async function cardOfTransfer(name: string, language: Language): Promise<Card> {
  const { kind, id } = readTransfer(name.split('/'))
  return cardOfPage(await loadTransfer(kind, id, { language, names: await fetchNames() }))
}

/** What the image of a packet says. @param name `out/transfer/channel-0/3` */
export async function cardOfPacket(name: string, language: Language): Promise<Card> {
  const [direction = '', port = '', channel = '', sequence = ''] = name.split('/')
  const [told, names] = await Promise.all([fetchPacket({ direction, port, channel, sequence }), fetchNames()])
  const [packet] = told.packet
  if (packet === undefined) throw notFound('packet', `There is no packet ${sequence} of ${port}/${channel}`)
  return cardOfPage(viewPacket(told, packet, { language, names }))
}

function cardOfPage({ crumbs, heading, facts }: ToldPage): Card {
  return cardOfTold(crumbs?.list ?? '', plainText(heading), facts)
}
