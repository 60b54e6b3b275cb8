import { readAccount } from '@injsight/chain'
import { notFound } from '@injsight/errors'
import { data, redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../language/languages.ts'
import { pathOfCollection, pathOfNft } from '../../language/nft-paths.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchNft } from '../../sources/nfts.server.ts'
import { Crumbs } from '../../ui/crumbs.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { drawAvatar } from '../../views/accounts/draw-avatar.ts'
import { MakerLink } from '../../views/assets/maker-link.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { noteBeside } from '../../sources/asking/besides.server.ts'
import { factOfSource } from '../../views/sentences/told-facts.server.ts'
import type { Route } from './+types/nft'
import { sectionOfMoves } from './moves.server.ts'
import { sectionOfOwners } from './owned.server.ts'
import { isAbsent, viewNft } from './nft.server.ts'
import { PictureCard } from './picture-card.tsx'
import { nameCollection } from './tables.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const [, asked = '', token = ''] = /^([^/]+)\/(.+?)\/?$/.exec(params['*']) ?? []
  if (token === '') throw notFound('page', `Page not found: ${url.pathname}`)
  const [{ value: told, beside }, names] = await Promise.all([
    noteBeside(() => fetchNft(asked, token)),
    fetchNames(),
  ])
  const { collection } = told
  const { contract } = collection
  if (asked !== contract) throw redirect(pathIn(language, pathOfNft(contract, token)), 302)
  const naming = { language, names }
  const { sections, ...shown } = viewNft(told, token, naming)
  const query = url.searchParams
  const [moves, ...owners] = await Promise.all([
    sectionOfMoves(collection, token, {
      title: translationsIn(language, 'nfts')('lists.moves'),
      path: pathOfNft(contract, token),
      query,
      naming,
    }),
    ...(told.owners.length > 1 ? [sectionOfOwners(collection, token, { query, naming })] : []),
  ])
  const view = {
    ...shown,
    facts: [...shown.facts, ...factOfSource(beside, language)],
    sections: [...sections, ...owners, moves],
    here: token.slice(0, 80),
    list: { to: pathIn(language, pathOfCollection(contract)), list: nameCollection(collection) },
    avatar: drawAvatar(readAccount(contract)),
  }
  return data(view, { status: isAbsent(told, moves, query) ? 404 : 200 })
})

export default function NftPage({ loaderData }: Route.ComponentProps) {
  const { heading, facts, picture, description, link, note, sections, here, list, avatar } = loaderData
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={description?.text ?? heading} />
      <Crumbs {...list} here={here} />
      <AccountHead avatar={avatar} heading={heading} facts={facts} />
      {note !== '' && <p className="text-muted wrap-anywhere">{note}</p>}
      {picture !== undefined && <PictureCard {...picture} />}
      {description !== undefined && (
        <TitledCard title={description.title}>
          <p className="px-[18px] py-3 wrap-anywhere">{description.text}</p>
        </TitledCard>
      )}
      {link !== undefined && (
        <TitledCard title={link.title}>
          <div className="grid gap-2 px-[18px] py-3">
            <p>
              <MakerLink link={link.link} refused={link.refused} />
            </p>
            {link.text !== '' && <p className="text-[13px] text-faint">{link.text}</p>}
          </div>
        </TitledCard>
      )}
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}
