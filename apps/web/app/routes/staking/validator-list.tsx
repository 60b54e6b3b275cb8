import { PageHead } from '../../frame/page-head.tsx'
import { splitPath } from '../../language/languages.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { useRevalidateOnHead } from '../../live/live.tsx'
import { mapPart, notedPart, page, pageHeaders } from '../../page.server.ts'
import { fetchValidatorPictures } from '../../sources/lists/lists.server.ts'
import { fetchNames } from '../../sources/names/fetch-names.server.ts'
import { fetchValidators } from '../../sources/staking/validators.server.ts'
import { Heading } from '../../ui/heading.tsx'
import { ListSection } from '../../views/lists/list-section.tsx'
import { ChoiceGroups } from '../../views/markets/choice-groups.tsx'
import { contentWithSource } from '../../views/lists/told-content.server.ts'
import type { Route } from './+types/validator-list'
import { readValidatorChoice } from './read-validator-choice.ts'
import { ShareBar } from './share-bar.tsx'
import { listValidatorChoices, viewValidatorList } from './validator-list.server.ts'

export const headers = pageHeaders

export const loader = page(async ({ url }: Route.LoaderArgs) => {
  const { language } = splitPath(url.pathname)
  const choice = readValidatorChoice(url.searchParams)
  const [told, names, pictures] = await Promise.all([
    notedPart(fetchValidators),
    fetchNames(),
    fetchValidatorPictures(),
  ])
  const t = translationsIn(language, 'staking')
  const naming = { language, names }
  const list = mapPart(told, (value) => viewValidatorList(value, choice, naming, pictures))
  return {
    title: t('validators'),
    description: t('description'),
    about: list.value?.about ?? '',
    shares: list.value?.shares,
    choices: listValidatorChoices(choice, naming),
    content: contentWithSource(
      mapPart(list, ({ content }) => content),
      told.beside,
      language,
    ),
  }
})

export default function ValidatorListPage({ loaderData }: Route.ComponentProps) {
  const { title, description, about, shares, choices, content } = loaderData
  useRevalidateOnHead()
  return (
    <main id="content" className="wrap grid content-start gap-5 py-7">
      <PageHead title={title} description={description} />
      <Heading title={title} about={about} />
      {shares !== undefined && <ShareBar {...shares} />}
      <ChoiceGroups groups={choices} />
      <ListSection id="validators" title={title} group="validators" content={content} isWhole />
    </main>
  )
}
