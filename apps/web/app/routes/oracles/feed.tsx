import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { mapPart, page, pageHeaders, part } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchPriceFeed, fetchPriceHours, fetchToldPrices } from '../../sources/oracles.server.ts'
import { readCursor } from '../../read-query.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { wholeSection } from '../../views/lists/whole-section.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/feed'
import { pathOfFeed, queryOfFeed } from '../../views/oracles/feed-paths.ts'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import { chartHours, chartPrices, factsOf, withChart } from './feed.server.ts'
import { listHours, listPrices, writeFeed } from './lists.server.ts'
import { tableOfReporters } from './reporters.server.ts'

export const headers = pageHeaders

const mostDrawn = 200

/** A feed of an oracle: who tells it, how often, and how far apart. */
export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const feed = { oracle: params.oracle, base: params.base, quote: params.quote ?? '' }
  const rows = readRows(url.searchParams)
  const drawn = { ...feed, limit: mostDrawn, cursor: '' }
  const [{ value: told, beside }, prices, hours, names] = await Promise.all([
    noteBeside(() => fetchPriceFeed(feed)),
    part(fetchToldPrices(drawn)),
    part(fetchPriceHours(drawn)),
    fetchNames(),
  ])
  const naming = { language, names }
  const t = translationsIn(language, 'oracles')
  const name = writeFeed(feed)
  const path = pathOfFeed(feed)
  const pageOf = (list: string) => ({ cursor: readCursor(url.searchParams, list), rows, language })
  const [ofPrices, ofHours] = [pageOf('prices'), pageOf('hours')]
  const [priceList, hourList] = await Promise.all([
    pagedSection({
      id: 'prices',
      title: t('told'),
      fetch: listPrices(feed, naming),
      empty: t('none.told'),
      path,
      file: `/oracle/prices.csv${queryOfFeed(feed)}`,
      page: ofPrices,
    }),
    pagedSection({
      id: 'hours',
      title: t('hours'),
      fetch: listHours(feed, naming),
      empty: t('none.told'),
      path,
      file: `/oracle/hours.csv${queryOfFeed(feed)}`,
      page: ofHours,
    }),
  ])
  return {
    title: `${name.text} · ${feed.oracle.slice(0, 40)} · ${t('title')}`,
    description: `${name.text} · ${t('about')}`,
    heading: [name],
    about: '',
    crumbs: { to: pathIn(language, '/oracles/'), list: t('title'), here: name.text },
    facts: [...(await factsOf(told, prices.value?.prices ?? [], naming)), ...factOfSource(beside, language)],
    sections: [
      withChart(
        priceList,
        mapPart(prices, (found) => chartPrices(found.prices, naming)),
      ),
      wholeSection({
        id: 'reporters',
        title: t('reporters'),
        table: tableOfReporters(told.reporters, naming),
        empty: t('none.reporters'),
        hint: t('hints.reporters'),
        file: pathIn(language, `/oracle/reporters.csv${queryOfFeed(feed)}`),
      }),
      withChart(
        hourList,
        mapPart(hours, (found) => chartHours(found.hours, naming)),
      ),
    ],
    isLive: ['prices', 'hours'].every((list) => pageOf(list).cursor === ''),
  }
})

export default function FeedPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
