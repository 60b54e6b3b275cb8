import { readAccount, shortenAddress } from '@injsight/chain'
import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../language/languages.ts'
import { pathOfCollection } from '../../language/nft-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchCollectionNfts } from '../../sources/nfts.server.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { drawAvatar } from '../../views/accounts/draw-avatar.ts'
import { ListSection } from '../../views/lists/list-section.tsx'
import type { Section } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/collection'
import { sectionOfMoves } from './moves.server.ts'
import { linksOf, readPage } from './pages.server.ts'
import { listFactsOf, nameCollection, tableOfNfts } from './tables.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = readPage(url.searchParams)
  const [{ value: told, beside }, names] = await Promise.all([
    noteBeside(() => fetchCollectionNfts(params.contract, { cursor: asked.cursor, limit: asked.rows })),
    fetchNames(),
  ])
  const { collection, nfts, next, unknown } = told
  const { contract, isLost } = collection
  const path = pathOfCollection(contract)
  if (params.contract !== contract) throw redirect(pathIn(language, path) + url.search, 302)
  const naming = { language, names }
  const t = translationsIn(language, 'nfts')
  const section: Section = {
    id: 'nfts',
    title: t('lists.nfts'),
    content: {
      value: {
        table: toShown(tableOfNfts(nfts, collection, naming), Infinity),
        empty: t(isLost ? 'lost' : 'noTokens'),
        warning: unknown.includes('owners') ? t('ownersAlone') : '',
        hint: '',
        pages: linksOf(path, next, asked, language),
      },
    },
  }
  const moves = isLost
    ? []
    : [
        await sectionOfMoves(collection, '', {
          title: t('lists.allMoves'),
          path,
          query: url.searchParams,
          naming,
        }),
      ]
  return {
    contract,
    list: { to: pathIn(language, '/nfts/'), list: t('title') },
    heading: t('saidCollection', { name: nameCollection(collection) }),
    avatar: drawAvatar(readAccount(contract)),
    facts: [...listFactsOf(collection, naming), ...factOfSource(beside, language)],
    sections: [section, ...moves],
    isFirstPage: asked.cursor === '' && !url.searchParams.has('moves'),
  }
})

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { contract, list, heading, avatar, facts, sections, isFirstPage } = loaderData
  useRevalidateOnHead(isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={`${heading} · ${contract}`} />
      <Crumbs {...list} here={shortenAddress(contract)} />
      <AccountHead avatar={avatar} heading={heading} facts={facts} />
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}
