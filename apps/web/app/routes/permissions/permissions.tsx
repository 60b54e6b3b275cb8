import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import type { Route } from './+types/permissions'
import { listNames, lists } from './lists.server.ts'

export const headers = pageHeaders

/** Denoms with rules of their own, and coins that wait because of them. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const naming = { language, names: await fetchNames() }
  const rows = readRows(url.searchParams)
  const t = translationsIn(language, 'permissions')
  const sections = listNames.map((name) =>
    pagedSection({
      id: name,
      title: t(`lists.${name}`),
      fetch: lists[name](naming),
      empty: t(`none.${name}`),
      ...(name === 'vouchers' && { hint: t('vouchersText') }),
      path: '/permissions/',
      file: `/permissions/${name}.csv`,
      page: { cursor: readCursor(url.searchParams, name), rows, language },
    }),
  )
  return {
    title: t('title'),
    description: t('description'),
    heading: [t('title')],
    about: t('about'),
    facts: [],
    sections: await Promise.all(sections),
    isLive: true,
  }
})

export default function PermissionsPage({ loaderData }: Route.ComponentProps) {
  return <ToldPageView page={loaderData} />
}
