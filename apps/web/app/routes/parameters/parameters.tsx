import { notFound } from '@injsight/errors'
import type { Parameter } from '@injsight/injsight-v1'
import { pathIn, splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import { page, pageHeaders } from '../../page.server.ts'
import { formatQuery } from '../../query.ts'
import { readCursor } from '../../read-query.ts'
import { readRows } from '../../rows.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchParameters } from '../../sources/parameters.server.ts'
import { pagedSection } from '../../views/lists/paged-section.server.ts'
import type { Section } from '../../views/lists/section.ts'
import { toShown } from '../../views/lists/table.ts'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { ToldPageView } from '../../views/pages/told-page.tsx'
import { titleOfModule } from '../../views/parameters/meaning.server.ts'
import { tableOfParameters } from '../../views/parameters/tables.server.ts'
import type { Route } from './+types/parameters'
import { listChanges } from './changes.server.ts'
import { readParameterChoice } from './read-choice.ts'

export const headers = pageHeaders

/** What the modules of the chain go by, and what was changed of it. */
export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const choice = readParameterChoice(url.searchParams)
  const place = { cursor: readCursor(url.searchParams, 'changes'), rows: readRows(url.searchParams) }
  const naming = { language, names: await fetchNames() }
  const t = translationsIn(language, 'parameters')
  const [{ parameters, unknown }, changes] = await Promise.all([
    fetchParameters(),
    pagedSection({
      id: 'changes',
      title: t('changes'),
      group: 'changes',
      fetch: listChanges(choice, naming),
      empty: t('noChanges'),
      path: '/params/',
      chosen: choice,
      file: `/params/changes.csv${formatQuery(choice)}`,
      page: { ...place, language },
    }),
  ])
  const modules = [...new Set(parameters.map(({ module }) => module))]
  if (choice.module !== '' && !modules.includes(choice.module))
    throw notFound('page', t('unknownModule', { module: choice.module }))
  const title =
    choice.module === '' ? t('title') : `${titleOfModule(choice.module, language)} · ${t('title')}`
  return {
    choices: [{ name: t('module'), choices: listChoices(modules, choice.module, naming) }],
    page: {
      title,
      description: t('description'),
      heading: [title],
      about: unknown.length > 0 ? t('noneKnown') : t('about'),
      facts: [],
      sections: [
        changes,
        ...modules
          .filter((one) => choice.module === '' || one === choice.module)
          .map((one) => sectionOf(one, parameters, naming)),
      ],
      isLive: place.cursor === '',
    },
  }
})

function listChoices(modules: readonly string[], chosen: string, { language }: Naming) {
  const t = translationsIn(language, 'parameters')
  return ['', ...modules].map((one) => ({
    text: one === '' ? t('all') : titleOfModule(one, language),
    path: pathIn(language, `/params/${formatQuery({ module: one })}`),
    isChosen: one === chosen,
  }))
}

function sectionOf(module: string, all: readonly Parameter[], naming: Naming): Section {
  const { language } = naming
  const table = tableOfParameters(
    all.filter((one) => one.module === module),
    naming,
  )
  const value = {
    table: toShown(table, Infinity),
    empty: translationsIn(language, 'parameters')('noneKnown'),
    warning: '',
    hint: '',
    pages: { file: pathIn(language, `/params.csv${formatQuery({ module })}`), links: [] },
  }
  return { id: module, title: titleOfModule(module, language), group: 'figures', content: { value } }
}

export default function ParametersPage({ loaderData }: Route.ComponentProps) {
  return (
    <ToldPageView page={loaderData.page}>
      <ChoiceGroups groups={loaderData.choices} />
    </ToldPageView>
  )
}
