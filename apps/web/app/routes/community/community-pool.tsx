import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { Missing, None } from '../../ui/states.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { FlowFigure } from '../../views/flows/flow-figure.tsx'
import { FilterForm } from '../../views/lists/filter-form.tsx'
import { ListTable } from '../../views/lists/list-table.tsx'
import { readCursor } from '../../read-query.ts'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { requireDeveloperMode } from '../developers/developer-mode.server.ts'
import type { Route } from './+types/community-pool'
import { fetchPool, listSection, viewForm, type PoolView } from './community-pool.server.ts'
import { readChoice, toSearch } from './read-choice.server.ts'

export const headers = pageHeaders

/** What belongs to everybody: how it came and went. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  requireDeveloperMode(url)
  const { language } = splitPath(url.pathname)
  const choice = readChoice(url.searchParams)
  const search = toSearch(choice)
  const place = { cursor: readCursor(url.searchParams, 'flows'), rows: readRows(url.searchParams) }
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'community')
  const [pool, list] = await Promise.all([
    fetchPool(choice, search, naming),
    listSection(choice, search, place, naming),
  ])
  return {
    page: {
      title: t('title'),
      description: t('description'),
      heading: [t('title')],
      about: t('about'),
      facts: pool?.value?.facts ?? [],
      sections: [list],
      isLive: place.cursor === '',
    },
    form: viewForm(choice, { rows: place.rows, naming }),
    picture: { title: t('picture'), none: t('noPicture'), pool },
  }
})

export default function CommunityPoolPage({
  loaderData: { page: told, form, picture },
}: Route.ComponentProps) {
  return (
    <ToldPageView page={told}>
      <meta name="robots" content="noindex" />
      <FilterForm {...form} />
      {picture.pool !== undefined && (
        <TitledCard title={picture.title}>
          {picture.pool.value === undefined ? (
            <Missing what="figures" why={picture.pool.missing} />
          ) : (
            <Picture none={picture.none} {...picture.pool.value} />
          )}
        </TitledCard>
      )}
    </ToldPageView>
  )
}

function Picture({ denoms, picture: { figure, table }, none }: PoolView & { none: string }) {
  if (figure === undefined) return <None>{none}</None>
  return (
    <>
      <div className="border-b border-hairline px-[18px] py-3">
        <ChoiceGroups groups={denoms} />
      </div>
      <FlowFigure {...figure} />
      <div className="border-t border-hairline">
        <ListTable table={table} />
      </div>
    </>
  )
}
