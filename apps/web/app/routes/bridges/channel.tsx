import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { plainText } from '../../language/written.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { pathOfChannel } from '../../views/bridges/paths.ts'
import { readCursor } from '../../read-query.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { toldFacts } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/channel'
import { loadChannel } from './channel.server.ts'
import { listPackets } from './lists.server.ts'
import { pathOfList } from './read-list.ts'

export const headers = pageHeaders

/** A channel to another chain, with all that went through it. */
export const loader = page(async ({ params: { port, channel }, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const place = { cursor: readCursor(url.searchParams, 'packets'), rows: readRows(url.searchParams) }
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'bridges')
  const { heading, facts } = await toldFacts(language, () => loadChannel({ port, channel }, language))
  const path = pathOfChannel(port, channel)
  const packets = await pagedSection({
    id: 'packets',
    title: t('packets'),
    fetch: listPackets({ port, channel }, naming),
    empty: t('none.packets'),
    hint: t('hints.packets'),
    path,
    file: `${path}packets.csv`,
    page: { ...place, language },
  })
  const title = plainText(heading)
  return {
    title,
    description: `${title} · ${t('hints.channels')}`,
    heading,
    about: '',
    crumbs: { to: pathIn(language, pathOfList('channels')), list: t('lists.channels'), here: channel },
    facts,
    sections: [packets],
    isLive: place.cursor === '',
  }
})

export default function ChannelPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
