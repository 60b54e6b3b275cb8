import { PageHead } from '../../frame/page-head.tsx'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { mapPart, notedPart, page, pageHeaders, partOfPage } from '../../page.server.ts'
import { formatQuery } from '../../format-query.ts'
import { readCursor } from '../../read-query.ts'
import { queryOfRows, readRows } from '../../rows.server.ts'
import { fetchProposals } from '../../sources/governance/proposals.server.ts'
import { addNamesOf } from '../../sources/names/mentions.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Heading } from '../../ui/heading.tsx'
import type { ListLinks } from '../../ui/pager.tsx'
import { tableOfProposals } from '../../views/governance/proposal-table.server.ts'
import { ListSection } from '../../views/lists/list-section.tsx'
import { toShown } from '../../views/lists/table.ts'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { withSource } from '../../views/lists/told-content.server.ts'
import type { Route } from './+types/proposal-list'
import { readStatus, statuses } from './read-proposals.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const status = readStatus(url.searchParams)
  const cursor = readCursor(url.searchParams, 'before')
  const rows = readRows(url.searchParams)
  const [told, plainNames] = await Promise.all([
    notedPart(() => fetchProposals({ status, cursor, limit: rows }), partOfPage),
    fetchNames(),
  ])
  const contracts = told.value?.proposals.map(({ proposer }) => proposer).filter((one) => one !== '') ?? []
  const names = await addNamesOf({ markets: [], contracts, proposals: [], channels: [] }, plainNames)
  const t = translationsIn(language, 'governance')
  const words = translationsIn(language, 'account')
  const pathTo = (query: Record<string, string>) =>
    pathIn(language, `/proposals/${formatQuery({ ...query, ...queryOfRows(rows) })}`)
  return {
    title: t('proposals'),
    description: t('description'),
    about: t('about'),
    choices: [
      {
        name: t('state'),
        choices: (['', ...statuses] as const).map((one) => ({
          text: one === '' ? t('all') : t(`states.${one}`),
          path: pathTo({ status: one }),
          isChosen: one === status,
        })),
      },
    ],
    content: mapPart(told, (value) => {
      const table = toShown(tableOfProposals(value, { language, names }), Infinity)
      const links: ListLinks['links'] = []
      if (cursor !== '') links.push({ text: t('newest'), path: pathTo({ status }) })
      if (value.next !== '')
        links.push({ text: t('older'), path: pathTo({ status, before: value.next }), rel: 'next' })
      const file = pathIn(language, `/proposals.csv${formatQuery({ status })}`)
      const isUnknown = value.unknown.length > 0 && table.rows.length === 0
      return {
        table,
        empty: isUnknown ? words('unknownPart') : t(status === '' ? 'none' : 'noneLike'),
        warning: '',
        hint: withSource('', told.beside, language),
        pages: table.rows.length > 0 || cursor !== '' ? { file, links, rows } : undefined,
      }
    }),
    isFirstPage: cursor === '',
  }
})

export default function ProposalListPage({ loaderData }: Route.ComponentProps) {
  const { title, description, about, choices, content, isFirstPage } = loaderData
  useRevalidateOnHead(isFirstPage)
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={description} />
      <Heading title={title} about={about} />
      <ChoiceGroups groups={choices} />
      <ListSection id="proposals" title={title} content={content} isWhole />
    </main>
  )
}
