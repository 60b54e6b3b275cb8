import type { Language } from '../language/languages.ts'
import { plainText } from '../language/written.ts'
import { fetchKnownPacket, viewPacket } from '../routes/bridges/packet.server.ts'
import { readTransfer } from '../routes/bridges/read-transfer.ts'
import { tellTransfer, viewTransfer } from '../routes/bridges/transfer.server.ts'
import { fetchNames } from '../sources/names/fetch-names.server.ts'
import type { ToldPage } from '../views/pages/told-page.tsx'
import type { Card } from './card.ts'
import { cardOfTold } from './card-of-told.ts'

/** What the image of a deposit, a withdrawal or a batch says. @param name `deposit/5` */
export async function cardOfTransfer(name: string, language: Language): Promise<Card> {
  const { kind, id } = readTransfer(name.split('/'))
  const told = await tellTransfer(kind, id, { language, names: await fetchNames() })
  return cardOfPage(viewTransfer(told, kind, id, language))
}

/** What the image of a packet says. @param name `out/transfer/channel-0/3` */
export async function cardOfPacket(name: string, language: Language): Promise<Card> {
  const [direction = '', port = '', channel = '', sequence = ''] = name.split('/')
  const asked = { direction, port, channel, sequence }
  const [{ told, packet }, names] = await Promise.all([fetchKnownPacket(asked), fetchNames()])
  return cardOfPage(viewPacket(told, packet, { language, names }))
}

function cardOfPage({ crumbs, heading, facts }: ToldPage): Card {
  return cardOfTold(crumbs?.list ?? '', plainText(heading), facts)
}
