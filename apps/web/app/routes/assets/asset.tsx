import { readAccount } from '@injsight/chain'
import { redirect } from 'react-router'
import { PageHead } from '../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../language/languages.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { page, pageHeaders } from '../../page.server.ts'
import { formatQuery } from '../../query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { AccountHead } from '../../views/accounts/account-head.tsx'
import { drawAvatar } from '../../views/accounts/draw-avatar.ts'
import { ListSection } from '../../views/lists/list-section.tsx'
import type { Route } from './+types/asset'
import { listFacts, sayAsset } from './asset.server.ts'
import { loadAsset } from './load-asset.server.ts'
import { listSections, readCursors } from './sections.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ params, url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const asked = params['*'].replace(/\/$/, '')
  const cursors = readCursors(url.searchParams)
  const rows = readRows(url.searchParams)
  const naming = { language, names: await fetchNames() }
  const asset = await loadAsset(asked, naming)
  const { name, path } = asset
  // What a contract is paired with may end.
  if (asked !== name) throw redirect(pathIn(language, path) + url.search, 302)
  return {
    name,
    avatar: drawAvatar(readAccount(asset.contract)),
    heading: sayAsset(asset, naming),
    facts: listFacts(asset, naming),
    sections: await listSections({ asset, cursors, rows, naming }),
    isFirstPage: [...cursors.values()].every((cursor) => cursor === ''),
    json: `/asset/token.json${formatQuery({ token: name })}`,
  }
})

export default function AssetPage({ loaderData }: Route.ComponentProps) {
  const { name, avatar, heading, facts, sections, json } = loaderData
  useRevalidateOnHead(loaderData.isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={heading} description={`${heading} · ${name}`} />
      <AccountHead avatar={avatar} heading={heading} facts={facts} json={json} />
      {sections.map((section) => (
        <ListSection key={section.id} {...section} />
      ))}
    </main>
  )
}
