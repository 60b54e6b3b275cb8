import { sayUnknown } from '../../views/lists/say-unknown.server.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { mapPart, notedPart, page, pageHeaders, partOfPage } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchCollections } from '../../sources/nfts.server.ts'
import { listAssetPages } from '../../views/assets/asset-pages.server.ts'
import { ListSection } from '../../views/lists/list-section.tsx'
import type { Section } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { MarketsHead } from '../../views/markets/markets-head.tsx'
import { withSource } from '../../views/lists/told-content.server.ts'
import type { Route } from './+types/collection-list'
import { linksOf, readPage } from './pages.server.ts'
import { tableOfCollections } from './tables.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = readPage(url.searchParams)
  const [told, names] = await Promise.all([
    notedPart(() => fetchCollections({ cursor: asked.cursor, limit: asked.rows }), partOfPage),
    fetchNames(),
  ])
  const naming = { language, names }
  const t = translationsIn(language, 'nfts')
  const words = translationsIn(language, 'account')
  const section: Section = {
    id: 'collections',
    title: t('title'),
    content: mapPart(told, ({ collections, next, unknown }) => ({
      table: toShown(tableOfCollections(collections, naming), Infinity),
      empty: unknown.length > 0 ? words('unknownPart') : t('none'),
      warning: sayUnknown(unknown, language),
      hint: withSource('', told.beside, language),
      pages: linksOf('/nfts/', next, asked, language),
    })),
  }
  return {
    heading: t('title'),
    about: t('about'),
    pages: listAssetPages('nfts', naming),
    section,
    isFirstPage: asked.cursor === '',
  }
})

export default function CollectionsPage({ loaderData }: Route.ComponentProps) {
  const { heading, about, pages, section, isFirstPage } = loaderData
  useRevalidateOnHead(isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={about} />
      <MarketsHead heading={heading} about={about} pages={pages} />
      <ListSection {...section} isWhole />
    </main>
  )
}
