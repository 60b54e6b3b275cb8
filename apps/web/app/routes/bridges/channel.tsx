import { notFound } from '@injsight/errors'
import { isolateName } from '../../language/isolate.ts'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchIbcPaths } from '../../sources/bridges/bridges.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { named } from '../../views/bridges/cells.server.ts'
import { pathOfChannel } from '../../views/bridges/paths.ts'
import { readCursor } from '../../read-query.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/channel'
import { listPackets } from './lists.server.ts'
import { pathOfList } from './read-list.ts'

export const headers = pageHeaders

/** A channel to another chain, with all that went through it. */
export const loader = page(async ({ params: { port, channel }, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const place = { cursor: readCursor(url.searchParams, 'packets'), rows: readRows(url.searchParams) }
  const naming = { language, names: await fetchNames() }
  const { channels, connections } = await fetchIbcPaths()
  const told = channels.find((one) => one.port === port && one.channel === channel)
  if (told === undefined) throw notFound('channel', `There is no channel ${port}/${channel} on this chain`)
  const client = connections.find(({ connection }) => connection === told.connection)?.client ?? ''
  const t = translationsIn(language, 'bridges')
  const said = t('said.channel', {
    channel: isolateName(channel),
    chain: told.chain === '' ? t('unknownChain') : isolateName(told.chain),
  })
  const path = pathOfChannel(port, channel)
  const packets = await pagedSection({
    id: 'packets',
    title: t('packets'),
    group: 'packets',
    fetch: listPackets({ port, channel }, naming),
    empty: t('none.packets'),
    hint: t('hints.packets'),
    path,
    file: `${path}packets.csv`,
    page: { ...place, language },
  })
  const facts = [
    [t('facts.state'), told.state],
    [t('facts.way'), `${port}/${channel} → ${told.counterpartyPort}/${told.counterpartyChannel}`],
    [t('facts.chain'), told.chain],
    [t('facts.connection'), told.connection],
    [t('facts.client'), client],
    [t('facts.ordering'), told.ordering.toLowerCase()],
    [t('facts.version'), told.version],
  ] as const
  return {
    title: said,
    description: `${said} · ${t('hints.channels')}`,
    heading: [said],
    about: '',
    crumbs: { to: pathIn(language, pathOfList('channels')), list: t('lists.channels'), here: channel },
    facts: facts
      .filter(([, text]) => text !== '')
      .map(([name, text]) => ({ name, shown: named(text).shown })),
    sections: [packets],
    isLive: place.cursor === '',
  }
})

export default function ChannelPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
